/** The content command on a folder of pages and a shop in memory. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { ContentPage } from '#features/content/content.ts';
import type { ContentDesk, SizedGroup } from '#features/content/content-desk.ts';
import { writePageFile } from '#features/content/page-folder.server.ts';
import { blockSchemaId } from '#kit/define-block-content.ts';
import { Problem } from '#kit/problem.ts';
import { runContentCommand } from './content.ts';

const english = { fascia: 'aldermoor', locale: 'en-GB' };
const block = (name: string, content: object) => ({ _meta: { schema: blockSchemaId(name) }, ...content });
const sound = block('text', { title: 'Returns', paragraphs: ['28 days.'] });
const page = (path: string, ...sections: unknown[]): ContentPage => ({ path, title: 'A page', description: 'Of words', sections });

let folder: string;
let saved: Map<string, ContentPage>;
let said: string[];
/** A locale that the shop has no more. */
let refused: string | null;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'content-'));
  saved = new Map();
  said = [];
  refused = null;
  isSized = false;
});
afterEach(() => rm(folder, { recursive: true }));

/** What the shop sells, for its size guides. */
const sized: readonly SizedGroup[] = [
  { productKey: 'P1', productType: 'fashion', brandSlug: 'kiln', department: 'womens', count: 12 },
  { productKey: 'P3', productType: 'fashion', brandSlug: 'saltmarsh', department: 'womens', collection: 'Salt & Sea', count: 1 },
  { productKey: 'P4', productType: 'home', brandSlug: 'kiln', department: 'home', count: 5 },
];
let isSized = false;

/** Sells the product P1 in the category coats. */
const desk = {
  listPages: async () => [...saved.values()].map(({ path }) => ({ ...english, path })),
  async findPage({ path }) {
    const found = saved.get(path);
    return found ? { page: found, version: 1 } : null;
  },
  findConflict: async () => null,
  listSized: async () => (isSized ? sized : []),
  async savePage({ locale }, one) {
    if (locale === refused) throw new Problem(422, 'content.scope', 'locale: nobody reads it.', { field: 'locale' });
    const isNew = JSON.stringify(saved.get(one.path)) !== JSON.stringify(one);
    saved.set(one.path, one);
    return { version: 1, isNew };
  },
  async listUnknown({ fascia }, named) {
    if (fascia !== english.fascia) throw new Problem(422, 'content.scope', `fascia: there is no fascia ${fascia}.`, { field: 'fascia' });
    return {
      productKeys: named.productKeys.filter((key) => key !== 'P1'),
      productSlugs: named.productSlugs.filter((slug) => slug !== 'a-coat'),
      categorySlugs: named.categorySlugs.filter((slug) => slug !== 'coats'),
      skus: named.skus.filter((sku) => sku !== 'P1-S'),
      pictures: named.pictures.filter((id) => id !== 'a'),
    };
  },
} as Partial<ContentDesk> as ContentDesk;

function run(...args: string[]): Promise<number> {
  const openDesk = async () => ({ desk, close: async () => {} });
  const now = () => new Date('2027-01-01T00:00:00Z');
  return runContentCommand({ args, cwd: folder, openDesk, write: (line) => said.push(line), now });
}

describe('npm run content', () => {
  test('import publishes what is new or changed, and only that', async () => {
    await writePageFile(folder, { ...english, path: 'home' }, page('home', sound));
    await writePageFile(folder, { ...english, path: 'pages/returns' }, page('pages/returns', sound));
    expect(await run('import', '.')).toBe(0);
    expect([...saved.keys()]).toEqual(['home', 'pages/returns']);
    expect(await run('import', '.')).toBe(0);
    expect(said).toEqual(['2 of 2 pages were new or changed, and are published.', '0 of 2 pages were new or changed, and are published.']);
  });

  test('what was exported is imported as it was', async () => {
    saved.set('pages/a/b', page('pages/a/b', sound));
    expect(await run('export', 'out')).toBe(0);
    const before = saved.get('pages/a/b');
    saved.clear();
    expect(await run('import', 'out')).toBe(0);
    expect(saved.get('pages/a/b')).toEqual(before);
  });

  test.each([
    ['an unknown block', block('carousel-of-dreams', {}), 'sections.0._meta.schema: there is no block'],
    ['a missing field', block('header', {}), 'sections.0.title: is missing'],
    [
      'a wrong block within a block',
      block('section', { sections: [block('header', { title: 3 })] }),
      'sections.0.sections.0.title: is a text; given: 3',
    ],
    ['a dead page', block('text', { paragraphs: [], href: '/pages/nowhere' }), 'there is no page pages/nowhere'],
    ['a dead category', block('text', { paragraphs: [], href: '/categories/hats' }), 'aldermoor has no category or brand hats'],
    ['a dead product', block('text', { paragraphs: [], href: '/product/a-hat?colour=red' }), 'aldermoor has no product a-hat'],
    ['a brand that nobody is', block('product-carousel', { title: 'x', source: { brand: 'hats' } }), 'category or brand hats'],
    ['a link in HTML', block('html', { html: '<a href="/categories/hats">x</a>' }), 'category or brand hats'],
    [
      'a link in a text',
      block('text', { paragraphs: ['Whole.', 'See **[hats](/categories/hats)**.'] }),
      'sections.0.paragraphs.1: aldermoor has no category or brand hats',
    ],
    [
      'a link in an answer',
      block('faq-accordion', { questions: [{ question: 'Where?', answer: '[There](/pages/nowhere)' }] }),
      'sections.0.questions.0.answer: there is no page pages/nowhere',
    ],
    ['an address that is nobody’s', block('text', { paragraphs: [], href: '/coats' }), '/coats leads nowhere'],
    ['an unknown product', block('product-card', { productKey: 'P2' }), 'aldermoor has no product P2'],
    ['a silent picture', block('blog-panel', { pictures: [], picture: { id: 'a', alt: '' } }), 'no alternative text'],
    [
      'words that cannot be read',
      block('countdown-banner', { title: 'x', endTime: '2030-01-01T00:00:00Z', colour: '#777777', background: '#888888' }),
      'has a contrast of',
    ],
    [
      'an invented picture',
      block('blog-card', { title: 'x', href: '/', picture: { id: 'invented' } }),
      'aldermoor has no picture invented',
    ],
    [
      'an invented picture of several',
      block('blog-panel', {
        pictures: [
          { id: 'a', alt: 'A' },
          { id: 'b', alt: 'B' },
        ],
      }),
      'sections.0.pictures.1.id: aldermoor has no picture b',
    ],
    ['an unknown sku', block('add-to-basket-button', { sku: 'P1-XXL' }), 'sections.0.sku: aldermoor has no sku P1-XXL'],
    ['a misspelt field', block('header', { title: 'x', subtitel: 'y' }), 'sections.0.subtitel: is no field here; did you mean subtitle?'],
    [
      'a misspelt field of a picture',
      block('image-header', { title: 'x', picture: { id: 'a', atl: 'A' } }),
      'sections.0.picture.atl: is no field here; did you mean alt?',
    ],
    ['a misspelt block', block('hero-baner', {}), 'did you mean hero-banner?'],
    [
      'grids too deep to be shown',
      [1, 2, 3, 4].reduce<unknown>((inner) => block('grid', { sections: [inner] }), sound),
      'sections.0.sections.0.sections.0.sections.0.sections: stands too deep',
    ],
  ])('check finds %s, and import publishes nothing', async (_what, section, problem) => {
    await writePageFile(folder, { ...english, path: 'home' }, page('home', sound, section));
    expect(await run('check', '.')).toBe(1);
    expect(said.join('\n')).toContain(problem.replace('sections.0', 'sections.1'));
    expect(await run('import', '.')).toBe(1);
    expect(saved.size).toBe(0);
  });

  test('links to what the shop has, or will have, are sound', async () => {
    const own = ['/cookies', '/checkout', '/premier/a-coat'];
    const links = ['/', '/categories/coats', '/product/a-coat', '/pages/next', '/search?q=coat', 'https://example.org/', ...own];
    const section = block('section', {
      sections: links.map((href) => block('blog-card', { title: 'To', href, picture: { id: 'a', alt: 'A' } })),
    });
    const places = { percentageFromTopLocation: 20, percentageFromLeftLocation: 20 };
    const shoppable = block('shoppable-banner', {
      picture: { id: 'a', alt: 'A' },
      desktopItems: ['p1#red', 'P1'].map((productSku) => ({ productSku, ...places })),
    });
    await writePageFile(
      folder,
      { ...english, path: 'home' },
      page('home', section, block('product-card', { productKey: 'P1' }), shoppable),
    );
    await writePageFile(folder, { ...english, path: 'pages/next' }, page('pages/next', sound));
    expect(await run('check', '.')).toBe(0);
  });

  test('all faults of all files are told in one run, each with file, field and words of our own', async () => {
    const header = block('header', { kicker: 3, titel: 'x' });
    await writePageFile(folder, { ...english, path: 'home' }, page('home', header, block('product-card', { productKey: 'P2' })));
    await writeFile(join(folder, 'aldermoor', 'en-GB', 'broken.json'), '{\n  "title": x\n}');
    await writeFile(join(folder, 'aldermoor', 'en-GB', 'LOUD.JSON'), '{}');
    await writeFile(join(folder, 'aldermoor', 'en-GB', 'thin.json'), '{"description": 3, "sections": {}, "tittle": ""}');
    await writePageFile(folder, { fascia: 'nowhere', locale: 'en-GB', path: 'home' }, page('home', sound));
    expect(await run('check', '.')).toBe(1);
    expect(said).toEqual([
      'aldermoor/en-GB/LOUD.JSON: file: a name ends in .json, in small letters',
      'aldermoor/en-GB/broken.json: file: is no JSON at line 2, column 12: "x" does not belong here',
      'aldermoor/en-GB/home.json: sections.0.title: is missing',
      'aldermoor/en-GB/home.json: sections.0.kicker: is a text; given: 3',
      'aldermoor/en-GB/home.json: sections.0.titel: is no field here; did you mean title?',
      'aldermoor/en-GB/home.json: sections.1.productKey: aldermoor has no product P2',
      'aldermoor/en-GB/thin.json: title: is a text of 1 to 500 characters',
      'aldermoor/en-GB/thin.json: description: is a text of up to 2000 characters, which may be empty',
      'aldermoor/en-GB/thin.json: sections: is a list of up to 200 sections: [ … ]',
      'aldermoor/en-GB/thin.json: tittle: is no field here; did you mean title?',
      'nowhere/en-GB/home.json: file: there is no fascia nowhere',
      '11 things are wrong.',
    ]);
  });

  test('a countdown that is over is told, and does not keep a page out', async () => {
    const over = block('countdown-banner', { title: 'Sale', endTime: '2026-12-31T00:00:00Z' });
    await writePageFile(folder, { ...english, path: 'home' }, page('home', over));
    expect(await run('check', '.')).toBe(1);
    expect(said[0]).toContain('home.json: warning: sections.0.endTime: 2026-12-31T00:00:00Z has passed');
    expect(await run('import', '.')).toBe(0);
  });

  test('check tells which brands have no size guide, and that is nothing wrong', async () => {
    isSized = true;
    await writePageFile(folder, { ...english, path: 'home' }, page('home', sound));
    expect(await run('check', '.')).toBe(0);
    expect(said).toEqual([
      'aldermoor: notice: 12 products, such as P1, have no size guide: one of pages/brands/kiln/informational/size-guide, pages/informational/size-guide/womens would be linked',
      'aldermoor: notice: 1 product, P3, has no size guide: one of pages/brands/salt-sea/informational/size-guide, pages/brands/saltmarsh/informational/size-guide, pages/informational/size-guide/womens would be linked',
      '1 pages, nothing wrong.',
    ]);
    said.length = 0;
    saved.set('pages/brands/saltmarsh/informational/size-guide', page('pages/brands/saltmarsh/informational/size-guide'));
    const own = 'pages/brands/kiln/informational/size-guide';
    await writePageFile(folder, { ...english, path: own }, page(own, sound));
    expect(await run('check', '.')).toBe(0);
    expect(said).toEqual(['2 pages, nothing wrong.']);
  });

  test('a file that is no page is named', async () => {
    await writePageFile(folder, { ...english, path: 'home' }, { ...page('home'), title: '' });
    expect(await run('check', '.')).toBe(1);
    expect(said.join('\n')).toContain(join('aldermoor', 'en-GB', 'home.json'));
  });

  test('a file whose place is no address is named before anything is published', async () => {
    await writePageFile(folder, { ...english, path: 'home' }, page('home', sound));
    await writePageFile(folder, { ...english, path: 'pages/v1.2' }, page('pages/v1.2', sound));
    expect(await run('import', '.')).toBe(1);
    expect(said.join('\n')).toMatch(/v1\.2\.json: path: has words/);
    expect(saved.size).toBe(0);
  });

  test('a file that the shop refuses is named, and what went before it', async () => {
    await writePageFile(folder, { ...english, path: 'home' }, page('home', sound));
    await writePageFile(folder, { fascia: 'aldermoor', locale: 'xx-XX', path: 'home' }, page('home', sound));
    refused = 'xx-XX';
    expect(await run('import', '.')).toBe(1);
    expect(said.join('\n')).toMatch(/xx-XX.*home\.json: locale: nobody reads it\.\nBefore it, 1 of 1 pages/s);
  });

  test('schemas names every field of every block', async () => {
    expect(await run('schemas', 'schemas')).toBe(0);
    const schema = JSON.parse(await readFile(join(folder, 'schemas', 'hero-banner.json'), 'utf8')) as { $id: string; properties: object };
    expect(schema.$id).toBe(blockSchemaId('hero-banner'));
    expect(Object.keys(schema.properties)).toEqual(
      expect.arrayContaining(['picture', 'links', 'linkLocation', 'visibilityConfig', 'liveText']),
    );
  });

  test('anything else is told how it is used', async () => {
    expect(await run('show', '.')).toBe(1);
    expect(await run('check')).toBe(1);
    expect(said[0]).toContain('npm run content -- check DIR');
  });
});
