/** Journeys of blocks on dark backgrounds, with reduced motion, and with long or empty texts. */
import { expect } from '@playwright/test';
import { fixturePicture } from '../../src/blocks/testing/fixture-pictures.ts';
import { readBlockFixtures } from '../../src/blocks/testing/read-block-fixtures.node.server.ts';
import { BACK_TO_TOP_AFTER_PX } from '../../src/features/content/back-to-top.ts';
import { contrastRatio } from '../../src/features/content/edit/contrast.ts';
import { blockSchemaId } from '../../src/kit/define-block-content.ts';
import { openSections, scrollThrough } from './support/post-sections.ts';
import { listSectionsWithText, type ReplacementText } from './support/replaced-texts.ts';
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
const labels = ['Free returns', 'Delivered tomorrow', 'Paid in parts'];
const uspBanner = block('usp-banner', {
  label: 'Why here',
  items: labels.map((label) => ({ label })),
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
  test(`the buttons of a carousel on ink have a visible border at ${shop.name}`, async ({
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
      const { width, border, background } = await page
        .getByRole('button', { name })
        .evaluate(readBorder);
      expect(width).toBeGreaterThanOrEqual(1);
      // Minimum contrast of user interface components, WCAG 1.4.11.
      expect(
        contrastRatio(border, background),
        `${name}: ${border} on ${background}`,
      ).toBeGreaterThanOrEqual(3);
    }
  });

test.describe('a rotating USP banner', () => {
  for (const url of [`${aldermoor?.base}`, `${nightjar?.base}/ar`]) {
    test(`every item is visible with reduced motion, ${url.endsWith('ar') ? 'right to left' : 'left to right'}`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await openSections(page, url, [uspBanner], 'still');
      expect(await page.evaluate(listVisibleItems)).toEqual(labels);
    });
  }

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });
    for (const url of [`${aldermoor?.base}`, `${nightjar?.base}/ar`])
      test(`every item is visible without JavaScript, ${url.endsWith('ar') ? 'right to left' : 'left to right'}`, async ({
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

test('a button back to the top appears far down the page, though its block is still further down', async ({
  page,
}) => {
  const paragraphs = Array.from(
    { length: 90 },
    (_, index) => `${index + 1}. ${'Wool keeps its shape when it rests. '.repeat(12)}`,
  );
  const text = block('text', { title: 'Long', paragraphs });
  await openSections(
    page,
    aldermoor?.base ?? '',
    [text, text, text, block('back-to-top', {})],
    'long',
  );
  await expect(page.getByRole('button', { name: 'Back to top' })).toHaveCount(0);
  await page.evaluate((threshold) => scrollTo(0, threshold + 1), BACK_TO_TOP_AFTER_PX);
  await page.getByRole('button', { name: 'Back to top' }).click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test('logos of a marquee are neither cropped nor distorted', async ({ page }) => {
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

const replacements: Readonly<Record<string, ReplacementText & { readonly url: string }>> = {
  'a word of sixty letters': {
    text: 'Unbreakable'.repeat(6).slice(0, 60),
    url: aldermoor?.base ?? '',
  },
  'no words': { text: '', url: aldermoor?.base ?? '' },
  'five thousand letters': {
    text: 'Wool keeps its shape. '.repeat(230).slice(0, 5_000),
    isOnce: true,
    url: aldermoor?.base ?? '',
  },
  Arabic: {
    text: 'توصيل مجاني للطلبات التي تزيد على خمسين جنيهًا',
    url: `${nightjar?.base}/ar`,
  },
};

test.describe('unusual texts', () => {
  test.use({ countsShifts: false });
  for (const [what, { url, ...replacement }] of Object.entries(replacements))
    test(`${what} in every text of every block at 320 px: nothing is wider than the window, axe finds nothing`, async ({
      page,
    }) => {
      test.skip(isPhone(page), 'it sets its own width, once for both');
      await page.setViewportSize({ width: 320, height: 2_000 });
      await openSections(
        page,
        url,
        [...opening, ...(await listSectionsWithText(replacement))],
        'texts',
      );
      await scrollThrough(page);
      expect(await page.evaluate(listOverflowing)).toEqual([]);
      await expectAccessible(page);
    });
});

/** Runs in the page: the button's border and its background, colours as #rrggbb. */
function readBorder(button: Element) {
  const toHex = (colour: string) => {
    const context = new OffscreenCanvas(1, 1).getContext('2d');
    if (!context) throw new Error('There is no 2D canvas.');
    context.fillStyle = colour;
    context.fillRect(0, 0, 1, 1);
    return `#${[...context.getImageData(0, 0, 1, 1).data.slice(0, 3)].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
  };
  let ancestor: Element | null = button;
  while (ancestor && getComputedStyle(ancestor).backgroundColor === 'rgba(0, 0, 0, 0)')
    ancestor = ancestor.parentElement;
  const { borderTopColor, borderTopWidth } = getComputedStyle(button);
  return {
    width: Number.parseFloat(borderTopWidth),
    border: toHex(borderTopColor),
    background: toHex(ancestor ? getComputedStyle(ancestor).backgroundColor : 'white'),
  };
}

/** Runs in the page: texts of the items that are fully visible. */
function listVisibleItems(): string[] {
  const items = [...document.querySelectorAll('#main ul[style*="--index"] > li')].filter((item) =>
    item.checkVisibility(),
  );
  const isVisible = (item: Element) => {
    const { left, right, height } = item.getBoundingClientRect();
    return (
      left >= -1 && right <= innerWidth + 1 && height > 0 && !item.matches('[inert], [aria-hidden]')
    );
  };
  return items.filter(isVisible).map((item) => item.textContent ?? '');
}

/** Runs in the page: lists elements that cause horizontal scrolling. */
function listOverflowing(): string[] {
  if (document.documentElement.scrollWidth <= innerWidth) return [];
  const isOutside = ({ left, right }: DOMRect) => right > innerWidth + 1 || left < -1;
  const wide = [...document.querySelectorAll('#main *')].filter((element) =>
    isOutside(element.getBoundingClientRect()),
  );
  const isClipped = (element: Element) => {
    for (
      let ancestor = element.parentElement;
      ancestor && ancestor.id !== 'main';
      ancestor = ancestor.parentElement
    )
      if (getComputedStyle(ancestor).overflowX !== 'visible') return true;
    return false;
  };
  const overflowing = wide
    .filter((element) => !isClipped(element))
    .map((element) => element.outerHTML.slice(0, 160));
  return [`${document.documentElement.scrollWidth} px`, ...overflowing.slice(0, 12)];
}
