/** The content command on a folder of pages and a shop in memory. */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { ContentPage } from '#features/content/content.ts';
import type { ContentDesk } from '#features/content/content-desk.ts';
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
});
afterEach(() => rm(folder, { recursive: true }));

/** Sells the product P1 in the category coats. */
const desk: ContentDesk = {
  listPages: async () => [...saved.values()].map(({ path }) => ({ ...english, path })),
  findPage: async ({ path }) => saved.get(path) ?? null,
  async savePage({ locale }, one) {
    if (locale === refused) throw new Problem(422, 'content.scope', 'locale: nobody reads it.', { field: 'locale' });
    const isNew = JSON.stringify(saved.get(one.path)) !== JSON.stringify(one);
    saved.set(one.path, one);
    return isNew;
  },
  listUnknown: async (_scope, { productKeys, productSlugs, categorySlugs }) => ({
    productKeys: productKeys.filter((key) => key !== 'P1'),
    productSlugs: productSlugs.filter((slug) => slug !== 'a-coat'),
    categorySlugs: categorySlugs.filter((slug) => slug !== 'coats'),
  }),
};

function run(...args: string[]): Promise<number> {
  const openDesk = async () => ({ desk, close: async () => {} });
  return runContentCommand({ args, cwd: folder, openDesk, write: (line) => said.push(line) });
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
    ['an unknown block', block('carousel-of-dreams', {}), 'sections.0: _meta.schema'],
    ['a missing field', block('header', {}), 'sections.0: title'],
    ['a wrong block within a block', block('section', { sections: [block('header', { title: 3 })] }), 'sections.0.sections.0: title'],
    ['a dead page', block('text', { paragraphs: [], href: '/pages/nowhere' }), 'there is no page pages/nowhere'],
    ['a dead category', block('text', { paragraphs: [], href: '/categories/hats' }), 'aldermoor has no category or brand hats'],
    ['a dead product', block('text', { paragraphs: [], href: '/product/a-hat?colour=red' }), 'aldermoor has no product a-hat'],
    ['a brand that nobody is', block('product-carousel', { title: 'x', source: { brand: 'hats' } }), 'category or brand hats'],
    ['a link in HTML', block('html', { html: '<a href="/categories/hats">x</a>' }), 'category or brand hats'],
    ['an address that is nobody’s', block('text', { paragraphs: [], href: '/coats' }), '/coats leads nowhere'],
    ['an unknown product', block('product-card', { productKey: 'P2' }), 'aldermoor has no product P2'],
    ['a silent picture', block('blog-panel', { pictures: [], picture: { id: 'a', alt: '' } }), 'no alternative text'],
    [
      'words that cannot be read',
      block('countdown-banner', { title: 'x', endTime: '2030-01-01T00:00:00Z', colour: '#777777', background: '#888888' }),
      'has a contrast of',
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

  test('a file that is no page is named', async () => {
    await writePageFile(folder, { ...english, path: 'home' }, { ...page('home'), title: '' });
    expect(await run('check', '.')).toBe(1);
    expect(said.join('\n')).toContain(join('aldermoor', 'en-GB', 'home.json'));
  });

  test('a file whose place is no address is named before anything is published', async () => {
    await writePageFile(folder, { ...english, path: 'home' }, page('home', sound));
    await writePageFile(folder, { ...english, path: 'pages/v1.2' }, page('pages/v1.2', sound));
    expect(await run('import', '.')).toBe(1);
    expect(said.join('\n')).toMatch(/v1\.2\.json: path: a path has words/);
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
    expect(await run('publish', '.')).toBe(1);
    expect(await run('check')).toBe(1);
    expect(said[0]).toContain('npm run content -- check DIR');
  });
});
