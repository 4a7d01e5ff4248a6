/** Tests of products that look alike: measuring their pictures, and ranking by them. */
import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { Database } from '#database/database.ts';
import {
  sampleCategory,
  sampleColour,
  sampleProduct,
  sampleVariant,
} from '#features/catalogue/catalogue-records.fixtures.ts';
import type { ProductRecord } from '#features/catalogue/catalogue-records.ts';
import type { PictureMaster } from '#features/pictures/pictures.port.ts';
import { createCatalogueImport } from '#providers/catalogue-import/embedded/catalogue-import.provider.ts';
import { createChanges } from '#providers/changes/embedded/changes.provider.ts';
import { createMemorySearch } from '#providers/search/embedded/in-memory.fixtures.ts';
import { createSearchSource } from '#providers/search-source/embedded/search-source.provider.ts';
import { onEveryDatabase } from '#test/databases/engines.ts';
import { createRecommendations } from '../recommendations.provider.ts';

const scope = { fascia: 'aldermoor', locale: 'en-GB', currency: 'GBP' } as const;
const NOTHING = { measured: 0, unreadable: 0, failed: 0 };

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

/** A rectangle of the colour that the id names, on white; fails while `isDown`. */
function createSource() {
  const asked: string[] = [];
  const source = { isDown: false, asked };
  const find = async (id: string): Promise<PictureMaster | null> => {
    asked.push(id);
    if (source.isDown) throw new Error('no answer');
    const colour = id.slice('file.'.length);
    if (colour === 'khaki') return null;
    const subject = { create: { width: 30, height: 60, channels: 3, background: colour } } as const;
    const picture = await sharp(subject)
      .extend({ top: 20, bottom: 20, left: 30, right: 30, background: 'white' })
      .png()
      .toBuffer();
    return { body: picture, type: 'image/png' };
  };
  return { source, pictures: { find, save: async () => '' } };
}

async function createWorld(database: Database) {
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
  const recommendations = createRecommendations({
    ...{ database, pictureFascia: 'aldermoor' },
    ...{ openSearch: async () => search, openPictures: async () => pictures },
  });
  return { recommendations, source, catalogue };
}

onEveryDatabase(({ name, open }) => {
  test(`REC-2: the category in the colour first, then beside it, then other colours: ${name}`, async () => {
    const { database, close } = await open();
    const { recommendations } = await createWorld(database);
    await recommendations.measurePictures(100);
    const find = async (colour?: string) => {
      const found = await recommendations.findAlike(scope, {
        ...{ productKey: 'seen', limit: 40 },
        ...(colour !== undefined && { colour }),
      });
      return found.map((one) => one.productKey);
    };
    const navy = await find('navy');
    expect(navy.slice(0, 3)).toEqual(['navy-dress', 'navy-skirt', 'navy-bag']);
    expect((await find('red')).slice(0, 2).toSorted()).toEqual(['both-dress', 'red-dress']);
    expect(await find()).toEqual(navy);
    const [first] = await recommendations.findAlike(scope, { productKey: 'seen', limit: 1 });
    expect(first).toEqual({ productKey: 'navy-dress', colour: 'darkblue' });
    expect(navy).not.toContain('seen');
    expect(navy).not.toContain('sold-out');
    expect(navy).not.toContain('navy-shirt');
    expect(navy.toSorted()).toEqual([...new Set(navy)].toSorted());
    await close();
  });

  test(`REC-2: each picture is measured once, new ones later: ${name}`, async () => {
    const { database, close } = await open();
    const { recommendations, source, catalogue } = await createWorld(database);
    expect(await recommendations.measurePictures(3)).toMatchObject({ failed: 0 });
    const [first, second] = [
      await recommendations.measurePictures(100),
      await recommendations.measurePictures(100),
    ];
    expect(source.asked.toSorted()).toEqual([...new Set(source.asked)].toSorted());
    expect([first.failed, second]).toEqual([0, NOTHING]);
    await catalogue.saveProducts([product('new-dress', ['teal', 'navy'])]);
    expect(await recommendations.measurePictures(100)).toEqual({ ...NOTHING, measured: 1 });
    await close();
  });

  test(`REC-2: a picture that is missing is not tried again, one whose source fails is: ${name}`, async () => {
    const { database, close } = await open();
    const { recommendations, source } = await createWorld(database);
    source.isDown = true;
    expect(await recommendations.measurePictures(100)).toEqual({ ...NOTHING, failed: 5 });
    source.isDown = false;
    const { measured, unreadable } = await recommendations.measurePictures(100);
    expect([measured > 5, unreadable]).toEqual([true, 1]);
    expect(await recommendations.measurePictures(100)).toEqual(NOTHING);
    await close();
  });
});
