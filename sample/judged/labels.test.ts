/** Tests that a search for a label (filter, category, brand) returns its products. */
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { messages } from '#features/listing/listing.messages.ts';
import { handleCall, type ProtocolHost } from '#search-engine/protocol/protocol.ts';
import { createShopIndex } from '#search-engine/shop-indexes/shop-index.ts';
import { buildSampleCatalogue, MIN_PRODUCTS } from '../catalogue/catalogue.ts';
import { buildJudgedSample } from './judged-sample.ts';

const LOCALES = ['en-GB', 'fr-FR', 'de-DE', 'ar'];
const { products, categories } = buildSampleCatalogue(MIN_PRODUCTS);
const sets = buildJudgedSample();

async function labelsOf(locale: string): Promise<Record<string, string>> {
  return locale === 'en-GB'
    ? messages
    : (await import(`../../src/locales/${locale}/listing.json`)).default;
}

/** Share of relevant products among the first ten results, or among as many as are relevant. */
async function precision(
  locale: string,
  query: string,
  expectedKeys: ReadonlySet<string>,
): Promise<number> {
  const index = indexes.get(locale) ?? fill(locale);
  const host: ProtocolHost = {
    findIndex: async (name) => ({ name, index, sort: 'relevance' }),
    onEvents() {},
  };
  const body = {
    query,
    hitsPerPage: Math.min(10, expectedKeys.size),
    attributesToRetrieve: ['objectID'],
    attributesToHighlight: [],
  };
  const { body: answer } = await handleCall(
    { method: 'POST', path: '/1/indexes/sample/query', body },
    host,
  );
  const { hits } = z.object({ hits: z.array(z.object({ objectID: z.string() })) }).parse(answer);
  return (
    hits.filter(({ objectID }) => expectedKeys.has(objectID)).length /
    Math.min(10, expectedKeys.size)
  );
}

const indexes = new Map<string, ReturnType<typeof createShopIndex>>();

function fill(locale: string): ReturnType<typeof createShopIndex> {
  const index = createShopIndex(locale);
  index.upsert(sets.find((set) => set.name === `sample, ${locale}`)?.records ?? []);
  index.refreshSortOrders();
  indexes.set(locale, index);
  return index;
}

function productsWhere(
  locale: string,
  accepts: (product: (typeof products)[number]) => boolean,
): ReadonlySet<string> {
  return new Set(
    products
      .filter((product) => (locale in product.name || locale === 'en-GB') && accepts(product))
      .map(({ productKey }) => productKey),
  );
}

async function misses(
  locale: string,
  named: Iterable<readonly [label: string, meant: ReadonlySet<string>]>,
  least: number,
): Promise<string[]> {
  const missed: string[] = [];
  for (const [label, expectedKeys] of named) {
    const share = expectedKeys.size === 0 ? 1 : await precision(locale, label, expectedKeys);
    if (share < least) missed.push(`${label} ${share.toFixed(2)}`);
  }
  return missed;
}

/** Labels of the product's style, occasions and collection. */
function labelProduct(
  { facts = {} }: (typeof products)[number],
  locale: string,
): readonly string[] {
  const { styleTaxonomy: style, occasion = [], collection, termNames = {} } = facts;
  const terms = [...(style === undefined ? [] : [style]), ...occasion];
  return [
    ...terms.map((term) => termNames[term]?.[locale] ?? term),
    ...(collection === undefined ? [] : [collection]),
  ];
}

describe.each(LOCALES)('in %s', (locale) => {
  test('colours and departments find their products', async () => {
    const labels = await labelsOf(locale);
    const named = Object.entries(labels).flatMap(([key, label]) => {
      const [kind, value] = key.split('.');
      if (kind === 'colour')
        return [
          [
            label,
            productsWhere(locale, (product) =>
              product.colours.some(({ facet }) => facet === value),
            ),
          ] as const,
        ];
      return kind === 'department'
        ? [[label, productsWhere(locale, (product) => product.department === value)] as const]
        : [];
    });
    expect(named.length).toBeGreaterThan(20);
    expect(await misses(locale, named, 0.8)).toEqual([]);
  });

  test('categories find their products', async () => {
    const named = categories.map(({ slug, name }) => {
      const label = name[locale] ?? name['en-GB'];
      // Several departments may have a category of this name.
      const same = categories
        .filter((category) => (category.name[locale] ?? category.name['en-GB']) === label)
        .map((category) => category.slug);
      const isIn = (own: string) =>
        same.some((expected) => own === expected || own.startsWith(`${expected}-`));
      return [
        label,
        productsWhere(locale, (product) => product.categories.some(isIn)),
        slug,
      ] as const;
    });
    expect(
      await misses(
        locale,
        named.map(([label, expectedKeys]) => [label, expectedKeys] as const),
        0.8,
      ),
    ).toEqual([]);
  });

  test('styles, occasions and collections find their products', async () => {
    const sold = products.filter(({ name }) => locale in name || locale === 'en-GB');
    const labels = new Map(
      sold.map((product) => [product.productKey, labelProduct(product, locale)]),
    );
    const expected = [...new Set([...labels.values()].flat())];
    // Partial match: slim jeans are relevant for “jeans”.
    const isCalled = (label: string, own: readonly string[]) =>
      own.some((ownLabel) => ownLabel.toLowerCase().includes(label.toLowerCase()));
    const named = expected.map((label) => {
      const expectedKeys = [...labels]
        .filter(([, own]) => isCalled(label, own))
        .map(([key]) => key);
      return [label, new Set(expectedKeys)] as const;
    });
    expect(named.length).toBeGreaterThan(50);
    expect(await misses(locale, named, 0.8)).toEqual([]);
  });

  test('styles are worded in the language', () => {
    const styled = products.filter(
      ({ name, facts }) => locale in name && facts?.styleTaxonomy !== undefined,
    );
    expect(styled.length).toBeGreaterThan(100);
    expect(
      styled.filter(
        ({ facts }) => facts?.termNames?.[facts.styleTaxonomy ?? '']?.[locale] === undefined,
      ),
    ).toEqual([]);
  });

  test('brands find their products', async () => {
    const brands = [...new Set(products.map(({ brand }) => brand))];
    const named = brands.map(
      (brand) => [brand, productsWhere(locale, (product) => product.brand === brand)] as const,
    );
    expect(await misses(locale, named, 0.8)).toEqual([]);
  });
});
