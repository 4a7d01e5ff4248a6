/** Code that a page asks for and does not get yet. */
import type { Page } from '@playwright/test';

/** Scripts of such addresses wait from now on until they are let come, or let fail; `asked` settles when the first of them is wanted. */
export async function delayScript(page: Page, address: string | RegExp) {
  const { promise: isLost, resolve: end } = Promise.withResolvers<boolean>();
  const { promise: asked, resolve: resolveRequested } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    resolveRequested();
    if (await isLost) await route.abort();
    else await route.continue();
  });
  return { asked, letCome: () => end(false), letFail: () => end(true) };
}
