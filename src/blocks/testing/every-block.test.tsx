/** Tests of all blocks with valid and corrupted examples: rendered safely, or left out. */

import { Window } from 'happy-dom';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { plainTee } from '#features/product-card/product-card.fixtures.ts';
import { blockSchemaId } from '#kit/define-block-content.ts';
import { testShop } from '#request/shop.fixtures.ts';
import { ShopProvider } from '#request/shop-public.tsx';
import { createTestShop } from '#test/create-test-shop.ts';
import { Blocks } from '../render/blocks.tsx';
import type { Block } from '../render/define-block.server.ts';
import { blocks, loadSections } from '../render/render-sections.server.tsx';
import { INJECTIONS, joinInjections, replaceEachText, replaceText } from './injections.ts';
import { listInvalidContents } from './invalid-content.ts';

type Fixtures = Readonly<Record<string, object>>;

const fixtureFiles = import.meta.glob<Fixtures>('../*/*.fixtures.ts', {
  eager: true,
  import: 'fixtures',
});
const blockFiles = Object.keys(import.meta.glob('../*/*.block.server.tsx'));
const folderOf = (path: string) => path.split('/').at(-2) ?? '';
const fixtures = new Map(
  Object.entries(fixtureFiles).map(([path, named]) => [folderOf(path), named]),
);

const post = {
  ...{
    flocklerId: '1',
    channel: 'tiktok',
    sourceUrl: 'https://www.tiktok.com/@a/1',
    tags: ['knit'],
    ctaLink: null,
  },
  ...{
    images: [{ url: '/media/a.jpg', altText: 'A jumper' }],
    videos: [{ type: 'mp4', url: 'https://www.tiktok.com/embed/v2/1' }],
  },
};
const shoppable = JSON.stringify(fixtures.get('shoppable-banner')).match(/[A-Z]{3}\d{5}/g) ?? [];
/** Result of each block's load. */
const found: Readonly<Record<string, unknown>> = {
  'countdown-banner': { isOver: false, words: '1 January 2035', digits: 4 },
  'product-carousel': [plainTee],
  'product-card': plainTee,
  'personalised-carousel': { tabs: ['mens'], tab: 'mens', products: [plainTee], promotions: null },
  'shoppable-banner': Object.fromEntries(shoppable.map((key) => [key, plainTee])),
  'socials-carousel': [post],
  'socials-gallery': [post],
};
/** All blocks, with that result in place of their load. */
const loadedBlocks = new Map([...blocks].map(([name, block]) => [name, withFound(block)]));
const shop = createTestShop();

function withFound(block: Block): Block {
  return {
    ...block,
    parse(section) {
      const parsed = block.parse(section);
      if ('reason' in parsed || !parsed.load) return parsed;
      const { withoutData } = parsed;
      const sent = { ...withoutData.sent, loaded: found[block.name] };
      return { ...parsed, load: async () => ({ ...withoutData, sent }) };
    },
  };
}

async function renderPage(sections: readonly unknown[]): Promise<string> {
  const loaded = await loadSections(shop, sections, { page: 'test', blocks: loadedBlocks });
  const rendered = <Blocks title="The page" sections={loaded} />;
  return renderToString(<ShopProvider value={testShop}>{rendered}</ShopProvider>);
}

const sectionOf = (name: string, content: unknown) => ({
  _meta: { schema: blockSchemaId(name) },
  ...(typeof content === 'object' && content),
});
const neighbour = sectionOf('text', { title: 'The neighbour', paragraphs: ['stands'] });

describe.each([...blocks.keys()])('%s', (name) => {
  const examples = Object.entries(fixtures.get(name) ?? {});

  test('has one definition, and examples', () => {
    expect(blockFiles.filter((path) => folderOf(path) === name)).toHaveLength(1);
    expect(examples).not.toHaveLength(0);
  });

  test.each(examples)(
    '%s: rendered on the server, with its text and links without JavaScript',
    async (_example, content) => {
      const html = await renderPage([neighbour, sectionOf(name, content)]);
      expect(html).toContain('The neighbour');
      expect(html).not.toMatch(/undefined|\[object Object\]|NaN/);
      if (!WAITING.has(name))
        expect(html.length).toBeGreaterThan((await renderPage([neighbour])).length + 100);
      expectHarmless(html);
    },
  );

  test.each(examples)('%s: opens a page that has one heading', async (_example, content) => {
    const html = await renderPage([sectionOf(name, content), neighbour]);
    expect(html.match(/<h1/g)).toHaveLength(1);
  });

  test('a thousand injections in any text are shown as text, or left out', async () => {
    const joined = joinInjections();
    const fits = (section: unknown) => !('reason' in (blocks.get(name)?.parse(section) ?? {}));
    for (const [, content] of examples) {
      const inWords = replaceEachText(content, (index) => joined[index % joined.length] ?? '').map(
        (item) => sectionOf(name, item),
      );
      // Fields with a stricter schema refuse the joined injections; they are tested with one at a
      // time.
      const strict = inWords.flatMap((section, position) => (fits(section) ? [] : [position]));
      const alone = strict.flatMap((position) =>
        INJECTIONS.flatMap((injection) => {
          const section = sectionOf(name, replaceText(content, position, injection));
          return fits(section) ? [section] : [];
        }),
      );
      for (const sections of [inWords.filter(fits), alone])
        expectHarmless(await renderPage([...sections.slice(0, PAGE), neighbour]));
    }
  });

  test(
    'spoilt in any field it is left out or still valid, and its neighbour is rendered',
    async () => {
      for (const [, content] of examples) {
        const spoilt = listInvalidContents(content).map((item) => sectionOf(name, item));
        for (let start = 0; start < spoilt.length; start += PAGE) {
          const html = await renderPage([...spoilt.slice(start, start + PAGE), neighbour]);
          expect(html).toContain('The neighbour');
          expect(html).not.toContain(RENDER_FAILURE);
          expectHarmless(html);
        }
      }
    },
    RENDER_TIMEOUT_MS,
  );
});

test('the first picture of a page is loaded eagerly, whatever contains it', async () => {
  for (const name of ['hero-banner', 'hero-carousel', 'image-header', 'section']) {
    const inner =
      name === 'section'
        ? { sections: [sectionOf('hero-banner', fixtures.get('hero-banner')?.beside)] }
        : {};
    const [first] = Object.values(fixtures.get(name) ?? {});
    const pictures = (await renderPage([sectionOf(name, { ...first, ...inner }), neighbour])).match(
      /<img[^>]*>/g,
    );
    expect(pictures?.[0]).toMatch(/fetchpriority="high"/i);
    expect(pictures?.filter((picture) => /fetchpriority/i.test(picture))).toHaveLength(1);
  }
});

test('a page whose opening is only for some, or does not fit, is named all the same', async () => {
  const hero = fixtures.get('hero-banner')?.['for guests only'];
  for (const opening of [hero, { ...hero, picture: 7 }]) {
    const html = await renderPage([sectionOf('hero-banner', opening), neighbour]);
    expect(html.match(/<h1[^>]*>[^<]*/g)).toEqual([expect.stringMatching(/>The page$/)]);
  }
});

test('a picture beside which no product is known has the whole width', async () => {
  const beside = fixtures.get('shoppable-banner')?.['beside, inverted'];
  const unknown = [
    { productSku: 'GONE', percentageFromTopLocation: 20, percentageFromLeftLocation: 20 },
  ];
  expect(await renderPage([sectionOf('shoppable-banner', beside)])).toMatch(
    /lg:col-span-2.*Plain tee/s,
  );
  expect(
    await renderPage([sectionOf('shoppable-banner', { ...beside, desktopItems: unknown })]),
  ).not.toMatch(/lg:col-span-2|<ul/);
});

/** Left by React where a component threw; in a browser the error would unmount the page. */
const RENDER_FAILURE = '<template';

/** Timeout for rendering thousands of variants of the largest blocks on a busy machine. */
const RENDER_TIMEOUT_MS = 120_000;

/** Maximum sections of a page, less one for the neighbour. */
const PAGE = 199;

/** No text in the server HTML: depends on the visitor or the scroll position, or is empty space. */
const WAITING = new Set(['back-to-top', 'wishlist-carousel', 'spacing']);

const { document } = new Window();

function expectHarmless(html: string): void {
  document.body.innerHTML = html;
  const scripts = [...document.querySelectorAll('script')].filter(
    (script) => script.getAttribute('type') !== 'application/ld+json',
  );
  expect(scripts).toEqual([]);
  // A block's own style sheet has no URL here.
  const link = 'link:not([rel="stylesheet"]:not([href]))';
  expect(
    document.querySelectorAll(`object, embed, base, meta, ${link}, form[action^="http"]`),
  ).toHaveLength(0);
  for (const element of document.querySelectorAll('*')) {
    for (const { name, value } of element.attributes) {
      expect(name).not.toMatch(/^on/i);
      if (/^(href|src|action|poster|srcset)$/i.test(name))
        expect(value).toMatch(/^(\/(?![/\\])|https:\/\/|#)/);
      if (name === 'style') expect(value).not.toMatch(/url\(|expression|@import/i);
    }
  }
}
