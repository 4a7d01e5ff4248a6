/** Delays scripts of a page until a test lets them load or fail. */
import type { Page } from '@playwright/test';

/**
 * Delays matching scripts until `allowLoad` or `abortLoad` is called; `wasRequested`
 * resolves on the first request.
 */
export async function delayScript(page: Page, url: string | RegExp) {
  const { promise: isAborted, resolve: finish } = Promise.withResolvers<boolean>();
  const { promise: wasRequested, resolve: resolveRequested } = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    resolveRequested();
    if (await isAborted) await route.abort();
    else await route.continue();
  });
  return { wasRequested, allowLoad: () => finish(false), abortLoad: () => finish(true) };
}
