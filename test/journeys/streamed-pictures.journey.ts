/** Tests that a picture of a streamed page keeps its place while the rest of the HTML arrives. */
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
  test(`no picture of ${new URL(url).host.replace(/:\d+/, '')}${url.replace(/^.*:\d+/, '')} moves while the rest of the page arrives`, async ({
    page,
  }) => {
    test.skip(isPhone(page), 'it sets its own widths, once for both');
    await page.goto(url);
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await page.evaluate(listShiftedPictures), `${width} px`).toEqual([]);
    }
  });

/**
 * Runs in the page: removes the content after each picture in turn, and lists the pictures whose
 * position or width then differs.
 */
function listShiftedPictures(): string[] {
  const main = document.querySelector('main') ?? document.body;
  const listPictures = (copy: Element) => [...copy.querySelectorAll('img')];
  const boxOf = (picture: Element | undefined) => {
    const { x, y, width } = picture?.getBoundingClientRect() ?? new DOMRect();
    return { x: Math.round(x), y: Math.round(y), width: Math.round(width) };
  };
  const fullBoxes = listPictures(main).map(boxOf);
  return fullBoxes.flatMap((full, index) => {
    // Skips icons within a line of text, and slides outside of the viewport.
    if (full.width < 100 || full.x >= innerWidth) return [];
    const copy = document.importNode(main, true);
    main.replaceWith(copy);
    const picture = listPictures(copy)[index];
    const rest = document.createRange();
    if (picture) rest.setStartAfter(picture);
    rest.setEndAfter(copy.lastChild ?? copy);
    rest.deleteContents();
    const truncated = boxOf(picture);
    copy.replaceWith(main);
    const hasMoved =
      Math.abs(truncated.x - full.x) > 1 ||
      Math.abs(truncated.y - full.y) > 1 ||
      Math.abs(truncated.width - full.width) > 1;
    return hasMoved
      ? [`${picture?.getAttribute('src')}: ${JSON.stringify(truncated)} to ${JSON.stringify(full)}`]
      : [];
  });
}
