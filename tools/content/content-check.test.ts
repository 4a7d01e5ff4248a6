/** Tests of the faults that `npm run content -- check` reports. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { SizeGuideGroup } from '#features/content/edit/content-admin.ts';
import { writePageFile } from '#features/content/edit/page-folder.server.ts';
import {
  block,
  type ContentShop,
  english,
  openContentShop,
  page,
  validSection,
} from './content-shop.fixtures.ts';

/** Products on sale, for the notices about size guides. */
const groupsWithSizes: readonly SizeGuideGroup[] = [
  { productKey: 'P1', productType: 'fashion', brandSlug: 'kiln', department: 'womens', count: 12 },
  {
    productKey: 'P3',
    productType: 'fashion',
    brandSlug: 'saltmarsh',
    department: 'womens',
    collection: 'Salt & Sea',
    count: 1,
  },
  { productKey: 'P4', productType: 'home', brandSlug: 'kiln', department: 'home', count: 5 },
];

let shop: ContentShop;
beforeEach(async () => {
  shop = await openContentShop();
});
afterEach(() => shop.close());

describe('npm run content', () => {
  test.each([
    [
      'an unknown block',
      block('carousel-of-dreams', {}),
      'sections.0._meta.schema: there is no block',
    ],
    ['a missing field', block('header', {}), 'sections.0.title: is missing'],
    [
      'a wrong block within a block',
      block('section', { sections: [block('header', { title: 3 })] }),
      'sections.0.sections.0.title: must be a text; given: 3',
    ],
    [
      'a link to a missing page',
      block('text', { paragraphs: [], href: '/pages/nowhere' }),
      'there is no page pages/nowhere',
    ],
    [
      'a link to a missing category',
      block('text', { paragraphs: [], href: '/categories/hats' }),
      'aldermoor has no category or brand hats',
    ],
    [
      'a link to a missing product',
      block('text', { paragraphs: [], href: '/product/a-hat?colour=red' }),
      'aldermoor has no product a-hat',
    ],
    [
      'an unknown brand',
      block('product-carousel', { title: 'x', source: { brand: 'hats' } }),
      'category or brand hats',
    ],
    [
      'a link in HTML',
      block('html', { html: '<a href="/categories/hats">x</a>' }),
      'category or brand hats',
    ],
    [
      'a link in a text',
      block('text', { paragraphs: ['Whole.', 'See **[hats](/categories/hats)**.'] }),
      'sections.0.paragraphs.1: aldermoor has no category or brand hats',
    ],
    [
      'a link in an answer',
      block('faq-accordion', {
        questions: [{ question: 'Where?', answer: '[There](/pages/nowhere)' }],
      }),
      'sections.0.questions.0.answer: there is no page pages/nowhere',
    ],
    [
      'a URL without a page',
      block('text', { paragraphs: [], href: '/coats' }),
      'the link /coats leads to no page',
    ],
    [
      'an unknown product',
      block('product-card', { productKey: 'P2' }),
      'aldermoor has no product P2',
    ],
    [
      'a picture without an alternative text',
      block('blog-panel', { pictures: [], picture: { id: 'a', alt: '' } }),
      'no alternative text',
    ],
    [
      'text with too little contrast',
      block('countdown-banner', {
        title: 'x',
        endTime: '2030-01-01T00:00:00Z',
        colour: '#777777',
        background: '#888888',
      }),
      'has a contrast of',
    ],
    [
      'an unknown picture',
      block('blog-card', { title: 'x', href: '/', picture: { id: 'invented' } }),
      'aldermoor has no picture invented',
    ],
    [
      'an unknown picture among several',
      block('blog-panel', {
        pictures: [
          { id: 'a', alt: 'A' },
          { id: 'b', alt: 'B' },
        ],
      }),
      'sections.0.pictures.1.id: aldermoor has no picture b',
    ],
    [
      'an unknown sku',
      block('add-to-basket-button', { sku: 'P1-XXL' }),
      'sections.0.sku: aldermoor has no SKU P1-XXL',
    ],
    [
      'a misspelt field',
      block('header', { title: 'x', subtitel: 'y' }),
      'sections.0.subtitel: is an unknown field; did you mean subtitle?',
    ],
    [
      'a misspelt field of a picture',
      block('image-header', { title: 'x', picture: { id: 'a', atl: 'A' } }),
      'sections.0.picture.atl: is an unknown field; did you mean alt?',
    ],
    ['a misspelt block', block('hero-baner', {}), 'did you mean hero-banner?'],
    [
      'grids that are nested too deeply',
      [1, 2, 3, 4].reduce<unknown>((inner) => block('grid', { sections: [inner] }), validSection),
      'sections.0.sections.0.sections.0.sections.0.sections: is nested too deeply',
    ],
  ])('check finds %s, and import publishes nothing', async (_what, section, problem) => {
    await shop.writePage('home', validSection, section);
    expect(await shop.run('check', '.')).toBe(1);
    expect(shop.printed.join('\n')).toContain(problem.replace('sections.0', 'sections.1'));
    expect(await shop.run('import', '.')).toBe(1);
    expect(shop.saved.size).toBe(0);
  });

  test('links to pages that the shop has, or will have, are valid', async () => {
    const own = ['/cookies', '/checkout', '/premier/a-coat'];
    const links = [
      '/',
      '/categories/coats',
      '/product/a-coat',
      '/pages/next',
      '/search?q=coat',
      'https://example.org/',
      ...own,
    ];
    const section = block('section', {
      sections: links.map((href) =>
        block('blog-card', { title: 'To', href, picture: { id: 'a', alt: 'A' } }),
      ),
    });
    const position = { percentageFromTopLocation: 20, percentageFromLeftLocation: 20 };
    const shoppable = block('shoppable-banner', {
      picture: { id: 'a', alt: 'A' },
      desktopItems: ['p1#red', 'P1'].map((productSku) => ({ productSku, ...position })),
    });
    await shop.writePage('home', section, block('product-card', { productKey: 'P1' }), shoppable);
    await shop.writePage('pages/next', validSection);
    expect(await shop.run('check', '.')).toBe(0);
  });

  test('all faults of all files are reported in one run, each with file, field and our own message', async () => {
    const header = block('header', { kicker: 3, titel: 'x' });
    await shop.writePage('home', header, block('product-card', { productKey: 'P2' }));
    await writeFile(join(shop.folder, 'aldermoor', 'en-GB', 'broken.json'), '{\n  "title": x\n}');
    await writeFile(join(shop.folder, 'aldermoor', 'en-GB', 'LOUD.JSON'), '{}');
    await writeFile(
      join(shop.folder, 'aldermoor', 'en-GB', 'thin.json'),
      '{"description": 3, "sections": {}, "tittle": ""}',
    );
    await writePageFile(
      shop.folder,
      { fascia: 'nowhere', locale: 'en-GB', path: 'home' },
      page('home', validSection),
    );
    expect(await shop.run('check', '.')).toBe(1);
    expect(shop.printed).toEqual([
      'aldermoor/en-GB/LOUD.JSON: file: the file name must end in .json, in lower case',
      'aldermoor/en-GB/broken.json: file: is not valid JSON at line 2, column 12: "x" does not belong here',
      'aldermoor/en-GB/home.json: sections.0.title: is missing',
      'aldermoor/en-GB/home.json: sections.0.kicker: must be a text; given: 3',
      'aldermoor/en-GB/home.json: sections.0.titel: is an unknown field; did you mean title?',
      'aldermoor/en-GB/home.json: sections.1.productKey: aldermoor has no product P2',
      'aldermoor/en-GB/thin.json: title: must be a text of 1 to 500 characters',
      'aldermoor/en-GB/thin.json: description: must be a text of at most 2000 characters; it may be empty',
      'aldermoor/en-GB/thin.json: sections: must be a list of at most 200 sections: [ … ]',
      'aldermoor/en-GB/thin.json: tittle: is an unknown field; did you mean title?',
      'nowhere/en-GB/home.json: file: there is no fascia nowhere',
      '11 errors.',
    ]);
  });

  test('a countdown that is over is reported, and does not prevent the import', async () => {
    const pastCountdown = block('countdown-banner', {
      title: 'Sale',
      endTime: '2026-12-31T00:00:00Z',
    });
    await shop.writePage('home', pastCountdown);
    expect(await shop.run('check', '.')).toBe(1);
    expect(shop.printed[0]).toContain(
      'home.json: warning: sections.0.endTime: 2026-12-31T00:00:00Z has passed',
    );
    expect(await shop.run('import', '.')).toBe(0);
  });

  test('check reports which brands have no size guide, which is not an error', async () => {
    shop.state.sized = groupsWithSizes;
    await shop.writePage('home', validSection);
    expect(await shop.run('check', '.')).toBe(0);
    expect(shop.printed).toEqual([
      'aldermoor: notice: 12 products, such as P1, have no size guide: one of pages/brands/kiln/informational/size-guide, pages/informational/size-guide/womens would be linked',
      'aldermoor: notice: 1 product, P3, has no size guide: one of pages/brands/salt-sea/informational/size-guide, pages/brands/saltmarsh/informational/size-guide, pages/informational/size-guide/womens would be linked',
      '1 page, no errors.',
    ]);
    shop.printed.length = 0;
    shop.saved.set(
      'pages/brands/saltmarsh/informational/size-guide',
      page('pages/brands/saltmarsh/informational/size-guide'),
    );
    const guidePath = 'pages/brands/kiln/informational/size-guide';
    await shop.writePage(guidePath, validSection);
    expect(await shop.run('check', '.')).toBe(0);
    expect(shop.printed).toEqual(['2 pages, no errors.']);
  });

  test('a file that is not a page is named', async () => {
    await writePageFile(shop.folder, { ...english, path: 'home' }, { ...page('home'), title: '' });
    expect(await shop.run('check', '.')).toBe(1);
    expect(shop.printed.join('\n')).toContain(join('aldermoor', 'en-GB', 'home.json'));
  });
});
