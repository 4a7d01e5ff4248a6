/** Delays scripts of a page until a test lets them load or fail. */
import type { Page } from '@playwright/test';

/**
 * Delays matching scripts until `release` or `fail` is called; `wasRequested` resolves on the first
 * request.
 */
export async function delayScript(page: Page, url: string | RegExp) {
  const { promise: shouldFail, resolve: settle } = Promise.withResolvers<boolean>();
  const { promise: wasRequested, resolve: resolveRequested } = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    resolveRequested();
    if (await shouldFail) await route.abort();
    else await route.continue();
  });
  return { wasRequested, release: () => settle(false), fail: () => settle(true) };
}
