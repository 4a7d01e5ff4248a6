/** Delays scripts of a page until a test lets them load or fail. */
import type { Page } from '@playwright/test';

/**
 * Holds back matching scripts until `letCome` or `letFail` is called; `wasRequested`
 * resolves on the first request.
 */
export async function delayScript(page: Page, url: string | RegExp) {
  const { promise: isLost, resolve: end } = Promise.withResolvers<boolean>();
  const { promise: wasRequested, resolve: resolveRequested } = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    resolveRequested();
    if (await isLost) await route.abort();
    else await route.continue();
  });
  return { wasRequested, letCome: () => end(false), letFail: () => end(true) };
}
