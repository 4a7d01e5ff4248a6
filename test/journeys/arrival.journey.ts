/** Tests that a streamed page reserves each picture's space before the rest has arrived. */
import { expect } from '@playwright/test';
import { shops } from './support/shops.ts';
import { isPhone, test } from './support/watched-page.ts';

test.use({ javaScriptEnabled: false });

const [aldermoor] = shops;
const pages = [
  ...shops.map(({ base }) => `${base}/`),
  `${aldermoor?.base}/product/rue-calder-striped-merino-jumper`,
  `${aldermoor?.base}/categories/womens`,
  `${aldermoor?.base}/dev/blocks?block=image-text`,
  `${aldermoor?.base}/dev/blocks?block=shoppable-banner`,
];

for (const url of pages)
  test(`no picture of ${new URL(url).host.replace(/:\d+/, '')}${url.replace(/^.*:\d+/, '')} moves as the rest arrives`, async ({
    page,
  }) => {
    test.skip(isPhone(page), 'it sets its own widths, once for both');
    await page.goto(url);
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await page.evaluate(listMovedByRest), `${width} px`).toEqual([]);
    }
  });

/**
 * Runs in the page: removes the content after each picture in turn, and lists the pictures whose
 * position or width then differs.
 */
function listMovedByRest(): string[] {
  const main = document.querySelector('main') ?? document.body;
  const picturesOf = (part: Element) => [...part.querySelectorAll('img')];
  const boxOf = (picture: Element | undefined) => {
    const { x, y, width } = picture?.getBoundingClientRect() ?? new DOMRect();
    return { x: Math.round(x), y: Math.round(y), width: Math.round(width) };
  };
  const boxes = picturesOf(main).map(boxOf);
  return boxes.flatMap((whole, index) => {
    // Skips icons within a line of text, and slides outside of the viewport.
    if (whole.width < 100 || whole.x >= innerWidth) return [];
    const part = document.importNode(main, true);
    main.replaceWith(part);
    const picture = picturesOf(part)[index];
    const rest = document.createRange();
    if (picture) rest.setStartAfter(picture);
    rest.setEndAfter(part.lastChild ?? part);
    rest.deleteContents();
    const alone = boxOf(picture);
    part.replaceWith(main);
    const hasMoved =
      Math.abs(alone.x - whole.x) > 1 ||
      Math.abs(alone.y - whole.y) > 1 ||
      Math.abs(alone.width - whole.width) > 1;
    return hasMoved
      ? [`${picture?.getAttribute('src')}: ${JSON.stringify(alone)} to ${JSON.stringify(whole)}`]
      : [];
  });
}
