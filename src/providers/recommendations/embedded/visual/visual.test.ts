/** Tests of visually similar products: descriptors of their pictures, and ranking by them. */
import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import type { Database } from '#database/database.ts';
import { defineStatement } from '#database/statement.ts';
import {
  sampleCategory,
  sampleColour,
  sampleProduct,
  sampleVariant,
} from '#features/catalogue/catalogue-records.fixtures.ts';
import type { ProductRecord } from '#features/catalogue/catalogue-records.ts';
import type { PictureMaster } from '#features/pictures/pictures.port.ts';
import type { Search } from '#features/search/search.port.ts';
import { silentLog } from '#kit/log.ts';
import { createCatalogueImport } from '#providers/catalogue-import/embedded/catalogue-import.provider.ts';
import { createChanges } from '#providers/changes/embedded/changes.provider.ts';
import { createMemorySearch } from '#providers/search/embedded/in-memory.fixtures.ts';
import { createSearchSource } from '#providers/search-source/embedded/search-source.provider.ts';
import { onEveryDatabase } from '#test/databases/engines.ts';
import { createRecommendations } from '../recommendations.provider.ts';
import { createDescriptorReader } from './read-descriptors.ts';

const scope = { fascia: 'aldermoor', locale: 'en-GB', currency: 'GBP' } as const;
const NOTHING = { computed: 0, unreadable: 0, failed: [] };

const setOldVersion = defineStatement<never>(
  'test.oldDescriptors',
  'update picture_descriptor set version = 0 where picture_id = any($1::text[])',
);

const addPopular = defineStatement<never>(
  'test.addPopular',
  `insert into product (id, product_key, public_id, slug, brand, brand_slug, product_type,
     department, status, popularity, facts, record_hash)
   select gen_random_uuid(), 'more-' || i, 'more-' || i, 'more-' || i, 'Oak', 'oak', 'fashion',
     'womens', 'live', 1000, '{}', '' from generate_series(1, $1::int) i`,
);

/** A product in these colours, each with a picture of that name; the stock is of all of them. */
function product(
  key: string,
  colours: readonly string[],
  rest: Partial<ProductRecord> & { readonly stock?: number } = {},
): ProductRecord {
  const { stock = 5, ...fields } = rest;
  return sampleProduct(key, {
    brand: `Brand of ${key}`,
    categories: ['dresses'],
    colours: colours.map((colour) =>
      sampleColour(colour, {
        facet: 'any',
        pictures: [{ id: `file.${colour}`, alt: { 'en-GB': colour }, tint: '#eeeeee' }],
      }),
    ),
    variants: colours.map((colour) => sampleVariant(`${key}-${colour}`, { colour, stock })),
    ...fields,
  });
}

const products = [
  product('seen', ['navy', 'red']),
  product('navy-dress', ['darkblue']),
  product('red-dress', ['crimson']),
  product('yellow-dress', ['gold']),
  product('both-dress', ['khaki', 'firebrick']),
  product('navy-skirt', ['navy'], { categories: ['skirts'] }),
  product('navy-bag', ['darkblue'], { categories: ['bags'] }),
  product('sold-out', ['navy'], { stock: 0 }),
  product('navy-shirt', ['navy'], { department: 'mens' }),
];

type Source = {
  isDown: boolean;
  /** Ids of all requests. */
  readonly requestedIds: string[];
  broken: readonly string[];
  empty: readonly string[];
};

/**
 * A rectangle of the colour that the id names, on white; khaki is no picture. Fails while `isDown`,
 * and for ids in `broken`; has none of those in `empty`.
 */
function createSource() {
  const requestedIds: string[] = [];
  const source: Source = { isDown: false, requestedIds, broken: [], empty: [] };
  const find = async (id: string): Promise<PictureMaster | null> => {
    requestedIds.push(id);
    if (source.isDown || source.broken.includes(id)) throw new Error('no answer');
    const colour = id.slice('file.'.length);
    if (source.empty.includes(id)) return null;
    if (colour === 'khaki') return { body: new Uint8Array(20), type: 'image/png' };
    const subject = { create: { width: 30, height: 60, channels: 3, background: colour } } as const;
    const picture = await sharp(subject)
      .extend({ top: 20, bottom: 20, left: 30, right: 30, background: 'white' })
      .png()
      .toBuffer();
    return { body: picture, type: 'image/png' };
  };
  return {
    source,
    pictures: { find, save: async () => '', idOf: () => '', delete: async () => {} },
  };
}

async function createSetup(database: Database) {
  const catalogue = createCatalogueImport(database);
  await catalogue.saveCategories([
    sampleCategory('womens'),
    ...['dresses', 'skirts'].map((slug) => sampleCategory(slug, 'womens')),
    sampleCategory('accessories'),
    sampleCategory('bags', 'accessories'),
  ]);
  await catalogue.saveProducts(products);
  const ports = { searchSource: createSearchSource(database), changes: createChanges(database) };
  const search = await createMemorySearch({ ports }, {}, database);
  await search.ready();
  const { source, pictures } = createSource();
  const openIndex: { search: Search } = { search };
  const warnings: string[] = [];
  const recommendations = createRecommendations({
    ...{ database, pictureFascia: 'aldermoor' },
    ...{ openSearch: async () => openIndex.search, openPictures: async () => pictures },
    log: { ...silentLog, warn: (_, message) => void warnings.push(message) },
  });
  return { recommendations, source, catalogue, openIndex, warnings };
}

onEveryDatabase(({ name, open }) => {
  test(`REC-2: the category in the colour first, then beside it, then other colours: ${name}`, async () => {
    const { database, close } = await open();
    const { recommendations } = await createSetup(database);
    await recommendations.computeDescriptors();
    const find = async (colour?: string) => {
      const found = await recommendations.findVisuallySimilar(scope, {
        ...{ productKey: 'seen', limit: 40 },
        ...(colour !== undefined && { colour }),
      });
      return found.map((product) => product.productKey);
    };
    const navy = await find('navy');
    expect(navy.slice(0, 3)).toEqual(['navy-dress', 'navy-skirt', 'navy-bag']);
    expect((await find('red')).slice(0, 2).toSorted()).toEqual(['both-dress', 'red-dress']);
    expect(await find()).toEqual(navy);
    const [first] = await recommendations.findVisuallySimilar(scope, {
      productKey: 'seen',
      limit: 1,
    });
    expect(first).toEqual({ productKey: 'navy-dress', colour: 'darkblue' });
    expect(navy).not.toContain('seen');
    expect(navy).not.toContain('sold-out');
    expect(navy).not.toContain('navy-shirt');
    expect(navy.toSorted()).toEqual([...new Set(navy)].toSorted());
    await close();
  });

  test(`REC-2: without descriptors, products in the colour family come first, in that colour: ${name}`, async () => {
    const { database, close } = await open();
    const { recommendations, catalogue } = await createSetup(database);
    const inFamilies = (key: string, families: readonly string[]) =>
      product(key, families, {
        department: 'beauty',
        colours: families.map((facet) => sampleColour(facet, { facet })),
      });
    await catalogue.saveProducts([
      inFamilies('asked', ['blue', 'red']),
      inFamilies('only-blue', ['blue']),
      inFamilies('both', ['blue', 'red']),
    ]);
    const find = (colour: string) =>
      recommendations.findVisuallySimilar(scope, { productKey: 'asked', colour, limit: 2 });
    await expect
      .poll(() => find('red'), { timeout: 10_000 })
      .toEqual([{ productKey: 'both', colour: 'red' }, { productKey: 'only-blue' }]);
    expect((await find('blue')).map(({ colour }) => colour)).toEqual(['blue', 'blue']);
    await close();
  });

  test(`REC-2: a failed search by attributes leaves out its products, and is logged: ${name}`, async () => {
    const { database, close } = await open();
    const { recommendations, openIndex, warnings } = await createSetup(database);
    await recommendations.computeDescriptors();
    const { search } = openIndex;
    const isBroken = (request: Parameters<Search['handle']>[0]) => request.path.endsWith('queries');
    openIndex.search = {
      ...search,
      handle: async (request) =>
        isBroken(request) ? { status: 500, body: {} } : await search.handle(request),
    };
    const query = { productKey: 'seen', colour: 'navy', limit: 40 };
    const found = await recommendations.findVisuallySimilar(scope, query);
    expect(found[0]).toEqual({ productKey: 'navy-dress', colour: 'darkblue' });
    expect(warnings).toEqual(['Products with similar attributes are omitted']);
    await close();
  });

  test(`REC-2: each descriptor is computed once, those of new pictures later: ${name}`, async () => {
    const { database, close } = await open();
    const { recommendations, source, catalogue } = await createSetup(database);
    expect(await recommendations.computeDescriptors({ limit: 3 })).toMatchObject({ failed: [] });
    const [first, second] = [
      await recommendations.computeDescriptors(),
      await recommendations.computeDescriptors(),
    ];
    expect(source.requestedIds.toSorted()).toEqual([...new Set(source.requestedIds)].toSorted());
    expect([first.failed, second]).toEqual([[], NOTHING]);
    await catalogue.saveProducts([product('new-dress', ['teal', 'navy'])]);
    expect(await recommendations.computeDescriptors()).toEqual({ ...NOTHING, computed: 1 });
    await close();
  });

  test(`REC-2: a picture that cannot be decoded is not tried again, one that does not arrive is: ${name}`, async () => {
    const { database, close } = await open();
    const { recommendations, source } = await createSetup(database);
    source.isDown = true;
    expect((await recommendations.computeDescriptors()).failed).toHaveLength(5);
    source.isDown = false;
    source.empty = ['file.gold'];
    source.broken = ['file.navy'];
    const { computed, unreadable, failed } = await recommendations.computeDescriptors();
    expect([computed, unreadable, failed.toSorted()]).toEqual([4, 1, ['file.gold', 'file.navy']]);
    source.empty = [];
    source.broken = [];
    expect(await recommendations.computeDescriptors()).toEqual({ ...NOTHING, computed: 2 });
    expect(await recommendations.computeDescriptors()).toEqual(NOTHING);
    await close();
  });

  test(`REC-2: failures between others do not end a run, and a stopped one ends: ${name}`, async () => {
    const { database, close } = await open();
    const { recommendations, source, catalogue } = await createSetup(database);
    const others = ['aqua', 'coral', 'cyan', 'ivory', 'lime', 'olive'];
    await catalogue.saveProducts([
      product(
        'other',
        others.flatMap((key) => [key, `${key}2`]),
      ),
    ]);
    source.broken = others.map((key) => `file.${key}2`);
    const stopping = new AbortController();
    const limits = { signal: stopping.signal, onPicture: () => stopping.abort() };
    const { computed, unreadable, failed } = await recommendations.computeDescriptors(limits);
    expect(computed + unreadable + failed.length).toBe(1);
    const rest = await recommendations.computeDescriptors();
    expect(rest.failed).toHaveLength(6);
    await close();
  });

  test(`REC-2: descriptors of another version are not compared: ${name}`, async () => {
    const { database, close } = await open();
    const { recommendations } = await createSetup(database);
    await recommendations.computeDescriptors();
    await database.rows(setOldVersion, [['file.darkblue', 'file.crimson']]);
    // As many as are compared: further ones are found by their attributes.
    const query = { productKey: 'seen', colour: 'navy', limit: 2 };
    const found = await recommendations.findVisuallySimilar(scope, query);
    expect(found.map(({ colour }) => colour)).not.toContain('darkblue');
    expect(found[0]).toEqual({ productKey: 'navy-skirt', colour: 'navy' });
    await close();
  });

  test(`REC-2: of a large department the category is compared too, however unpopular: ${name}`, async () => {
    const { database, close } = await open();
    const { recommendations } = await createSetup(database);
    await recommendations.computeDescriptors();
    await database.rows(addPopular, [4_000]);
    const query = { productKey: 'seen', colour: 'navy', limit: 1 };
    const [first] = await recommendations.findVisuallySimilar(scope, query);
    // With its colour: products that are found by their attributes have that of their family.
    expect(first).toEqual({ productKey: 'navy-dress', colour: 'darkblue' });
    await close();
  });

  test(`REC-2: concurrent calls share the query of a department: ${name}`, async () => {
    const { database, close } = await open();
    await createSetup(database);
    const rows = vi.fn(database.rows);
    const reader = createDescriptorReader({ ...database, rows: rows as Database['rows'] });
    const [one, other] = await Promise.all([
      reader.read('womens', null),
      reader.read('womens', null),
    ]);
    expect(one).toBe(other);
    expect(rows).toHaveBeenCalledTimes(1);
    await close();
  });
});
