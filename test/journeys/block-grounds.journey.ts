/** Journeys of blocks on dark backgrounds, with reduced motion, and with long or empty texts. */
import { expect } from '@playwright/test';
import { fixturePicture } from '../../src/blocks/testing/fixture-pictures.ts';
import { readBlockFixtures } from '../../src/blocks/testing/read-block-fixtures.node.server.ts';
import { BACK_TO_TOP_AFTER_PX } from '../../src/features/content/back-to-top.ts';
import { contrastRatio } from '../../src/features/content/edit/contrast.ts';
import { blockSchemaId } from '../../src/kit/define-block-content.ts';
import { type Foreign, listForeignSections } from './support/foreign-pages.ts';
import { openSections, scrollThrough } from './support/post-sections.ts';
import { shops } from './support/shops.ts';
import { expectAccessible, isPhone, test } from './support/watched-page.ts';

const [aldermoor, nightjar] = shops;
const block = (name: string, content: object) => ({
  _meta: { schema: blockSchemaId(name) },
  ...content,
});
/** One heading of level 1, and a heading for the sections below it. */
const opening = [
  block('header', { title: 'Every block' }),
  block('header', { title: 'All of them' }),
];
const reasons = ['Free returns', 'Delivered tomorrow', 'Paid in parts'];
const rotating = block('usp-banner', {
  label: 'Why here',
  items: reasons.map((label) => ({ label })),
});

for (const shop of shops)
  test(`every block on ink at ${shop.name}: axe finds nothing`, async ({ page }) => {
    test.skip(isPhone(page), 'colours do not depend on the width');
    const examples = await readBlockFixtures();
    const ink = examples.map((example) => block('section', { ground: 'ink', sections: [example] }));
    await openSections(page, shop.base, [...opening, ...ink], 'ink');
    // Loads after the shopper's account status, and moves the content below it.
    await expect(page.getByText('Join and collect points').first()).toBeVisible();
    await scrollThrough(page);
    await expectAccessible(page);
  });

for (const shop of shops)
  test(`the buttons of a carousel on ink have an edge that is seen at ${shop.name}`, async ({
    page,
  }) => {
    test.skip(isPhone(page), 'colours do not depend on the width');
    const cards = ['One', 'Other', 'Third'].map((title) => ({
      title,
      roundel: fixturePicture('perfume'),
      link: { label: title, href: '/' },
    }));
    const row = block('cta-carousel', { title: 'A row', cards, slidesDesktop: 1 });
    await openSections(
      page,
      shop.base,
      [...opening, block('section', { ground: 'ink', sections: [row] })],
      'edges',
    );
    await scrollThrough(page);
    for (const name of ['Previous slide', 'Next slide']) {
      const { width, edge, ground } = await page.getByRole('button', { name }).evaluate(readEdge);
      expect(width).toBeGreaterThanOrEqual(1);
      // Minimum contrast of user interface components, WCAG 1.4.11.
      expect(contrastRatio(edge, ground), `${name}: ${edge} on ${ground}`).toBeGreaterThanOrEqual(
        3,
      );
    }
  });

test.describe('reasons that rotate', () => {
  for (const url of [`${aldermoor?.base}`, `${nightjar?.base}/ar`]) {
    test(`every one is seen where nothing may move: ${url.endsWith('ar') ? 'from the right' : 'from the left'}`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await openSections(page, url, [rotating], 'still');
      expect(await page.evaluate(listSeenReasons)).toEqual(reasons);
    });
  }

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });
    for (const url of [`${aldermoor?.base}`, `${nightjar?.base}/ar`])
      test(`every one is seen without JavaScript: ${url.endsWith('ar') ? 'from the right' : 'from the left'}`, async ({
        page,
      }) => {
        await page.goto(`${url}/dev/blocks?block=usp-banner`);
        const row = page.locator('#main ul').first();
        const width = page.viewportSize()?.width ?? 0;
        const items = await row.locator('li:visible').all();
        expect(items.length).toBeGreaterThan(1);
        for (const item of items) {
          const box = await item.boundingBox();
          expect(Math.abs(Number(box?.x)), `${await item.textContent()}`).toBeLessThan(1);
          expect(Number(box?.width)).toBeLessThanOrEqual(width);
        }
      });
  });
});

test('a way back to the top is offered far down, however far its own place is below', async ({
  page,
}) => {
  const paragraphs = Array.from(
    { length: 90 },
    (_one, index) => `${index + 1}. ${'Wool keeps its shape when it rests. '.repeat(12)}`,
  );
  const text = block('text', { title: 'Long', paragraphs });
  await openSections(
    page,
    aldermoor?.base ?? '',
    [text, text, text, block('back-to-top', {})],
    'long',
  );
  await expect(page.getByRole('button', { name: 'Back to top' })).toHaveCount(0);
  await page.evaluate((far) => scrollTo(0, far + 1), BACK_TO_TOP_AFTER_PX);
  await page.getByRole('button', { name: 'Back to top' }).click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test('logos of a marquee are whole and in their own shape', async ({ page }) => {
  const picture = { id: 'draw.mug.sage.front', alt: '' };
  await openSections(
    page,
    aldermoor?.base ?? '',
    [block('marquee', { label: 'Brands', items: [{ text: 'Kiln', picture }] })],
    'logos',
  );
  const logo = page.locator('#main img').first();
  await expect
    .poll(() => logo.evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(0);
  const rendered = await logo.evaluate((img: HTMLImageElement) => ({
    ...{ height: img.clientHeight, fit: getComputedStyle(img).objectFit },
    shape: img.naturalHeight / img.naturalWidth,
  }));
  expect(rendered).toMatchObject({ height: 38, fit: 'contain' });
  expect(rendered.shape).toBeCloseTo(1.5, 1);
});

const foreign: Readonly<Record<string, Foreign & { readonly url: string }>> = {
  'a word of sixty letters': {
    words: 'Unbreakable'.repeat(6).slice(0, 60),
    url: aldermoor?.base ?? '',
  },
  'no words': { words: '', url: aldermoor?.base ?? '' },
  'five thousand letters': {
    words: 'Wool keeps its shape. '.repeat(230).slice(0, 5_000),
    isOnce: true,
    url: aldermoor?.base ?? '',
  },
  Arabic: {
    words: 'توصيل مجاني للطلبات التي تزيد على خمسين جنيهًا',
    url: `${nightjar?.base}/ar`,
  },
};

test.describe('texts of others', () => {
  test.use({ countsShifts: false });
  for (const [what, { url, ...words }] of Object.entries(foreign))
    test(`${what} in every text of every block at 320 px: nothing is wider than the window, axe finds nothing`, async ({
      page,
    }) => {
      test.skip(isPhone(page), 'it sets its own width, once for both');
      await page.setViewportSize({ width: 320, height: 2_000 });
      await openSections(page, url, [...opening, ...(await listForeignSections(words))], 'foreign');
      await scrollThrough(page);
      expect(await page.evaluate(listTooWide)).toEqual([]);
      await expectAccessible(page);
    });
});

/** Runs in the page: the button's border and its background, colours as #rrggbb. */
function readEdge(button: Element) {
  const toHex = (colour: string) => {
    const pen = new OffscreenCanvas(1, 1).getContext('2d');
    if (!pen) throw new Error('nothing can be drawn');
    pen.fillStyle = colour;
    pen.fillRect(0, 0, 1, 1);
    return `#${[...pen.getImageData(0, 0, 1, 1).data.slice(0, 3)].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
  };
  let ancestor: Element | null = button;
  while (ancestor && getComputedStyle(ancestor).backgroundColor === 'rgba(0, 0, 0, 0)')
    ancestor = ancestor.parentElement;
  const { borderTopColor, borderTopWidth } = getComputedStyle(button);
  return {
    width: Number.parseFloat(borderTopWidth),
    edge: toHex(borderTopColor),
    ground: toHex(ancestor ? getComputedStyle(ancestor).backgroundColor : 'white'),
  };
}

/** Runs in the page: texts of the items that are fully visible. */
function listSeenReasons(): string[] {
  const items = [...document.querySelectorAll('#main ul[style*="--index"] > li')].filter((item) =>
    item.checkVisibility(),
  );
  const isSeen = (item: Element) => {
    const { left, right, height } = item.getBoundingClientRect();
    return (
      left >= -1 && right <= innerWidth + 1 && height > 0 && !item.matches('[inert], [aria-hidden]')
    );
  };
  return items.filter(isSeen).map((item) => item.textContent ?? '');
}

/** Runs in the page: lists elements that cause horizontal scrolling. */
function listTooWide(): string[] {
  if (document.documentElement.scrollWidth <= innerWidth) return [];
  const isOut = ({ left, right }: DOMRect) => right > innerWidth + 1 || left < -1;
  const wide = [...document.querySelectorAll('#main *')].filter((element) =>
    isOut(element.getBoundingClientRect()),
  );
  const clipped = (element: Element) => {
    for (
      let ancestor = element.parentElement;
      ancestor && ancestor.id !== 'main';
      ancestor = ancestor.parentElement
    )
      if (getComputedStyle(ancestor).overflowX !== 'visible') return true;
    return false;
  };
  const found = wide
    .filter((element) => !clipped(element))
    .map((element) => element.outerHTML.slice(0, 160));
  return [`${document.documentElement.scrollWidth} px`, ...found.slice(0, 12)];
}
