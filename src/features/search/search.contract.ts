/** Contract tests of the Search port, in process and hosted. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SearchClient } from './client/search-client.ts';
import { EMPTY_LISTING, type ListingPage, type ListingState } from './listing.ts';
import { queryCarousel } from './query/query-carousel.ts';
import { queryListing } from './query/query-listing.ts';
import { queryProductKeys } from './query/query-product-keys.ts';
import { querySuggestions } from './query/query-suggestions.ts';
import type { Search } from './search.port.ts';
import { indexName, type SearchRecord } from './search.ts';

/** `client` queries `search` without a network. */
export type SearchSetup = {
  readonly search: Search;
  readonly client: SearchClient;
  readonly close: () => Promise<void>;
};

const config = {
  applicationId: '',
  searchKey: '',
  hosts: [],
  index: indexName('aldermoor', 'en-GB'),
};

/** `open` creates a search over exactly these records, for aldermoor in en-GB. */
export function describeSearch(
  name: string,
  records: readonly SearchRecord[],
  open: () => Promise<SearchSetup>,
): void {
  describe(`search by ${name}`, () => {
    let setup: SearchSetup;
    let client: SearchClient;
    beforeAll(async () => {
      setup = await open();
      await setup.search.ready();
      client = setup.client;
    });
    afterAll(() => setup.close());

    test('a listing with a filter, a range and a sort has exactly the matching products', async () => {
      const { brand } = records[0] ?? { brand: '' };
      const matching = records
        .filter((record) => record.brand === brand && record.price >= 2000)
        .map(({ price }) => price);
      const query = {
        ...EMPTY_LISTING,
        sort: 'price-asc',
        refinements: { brand: [brand] },
        price: { min: 2000, max: null },
      } as const;
      const page = await queryListing(client, config, query);
      expect(page.total).toBe(matching.length);
      expect(page.edges.map(({ node }) => node.price)).toEqual(
        matching.toSorted((a, b) => a - b).slice(0, 24),
      );
    });

    test('a category has its products, a word the products with it in their name', async () => {
      const inCategory = records.filter(({ categorySlugs }) => categorySlugs.includes('womens'));
      expect(
        (
          await queryListing(client, config, {
            ...EMPTY_LISTING,
            mode: 'category',
            category: 'womens',
          })
        ).total,
      ).toBe(inCategory.length);
      const wool = records.filter((record) => record.name.includes('wool'));
      expect((await queryListing(client, config, { ...EMPTY_LISTING, q: 'wool' })).total).toBe(
        wool.length,
      );
    });

    test('known products come in the order of their keys, unknown ones are left out', async () => {
      const keys = [records[3], records[1]].map((record) => record?.productKey ?? '');
      const cards = await queryProductKeys(client, config, [
        keys[0] ?? '',
        'NOTHING',
        keys[1] ?? '',
      ]);
      expect(cards.map(({ productKey }) => productKey)).toEqual(keys);
    });

    test('a carousel has products of its brand and category', async () => {
      const { brandSlug } = records[0] ?? { brandSlug: '' };
      const query = { mode: 'carousel', category: 'womens', brand: brandSlug, limit: 10 } as const;
      const cards = await queryCarousel(client, config, query);
      const matching = records.filter(
        (record) => record.categorySlugs.includes('womens') && record.brandSlug === brandSlug,
      );
      expect(cards).toHaveLength(Math.min(10, matching.length));
      expect(matching.map(({ productKey }) => productKey)).toEqual(
        expect.arrayContaining(cards.map(({ productKey }) => productKey)),
      );
      const [, second] = cards;
      expect(
        (await queryCarousel(client, config, { ...query, offset: 1, limit: 1 })).map(
          ({ productKey }) => productKey,
        ),
      ).toEqual(second ? [second.productKey] : []);
    });

    test('cards of a carousel show the colour that its query names', async () => {
      const cards = await queryCarousel(client, config, {
        mode: 'carousel',
        q: 'green',
        limit: 10,
      });
      expect(cards.length).toBeGreaterThan(0);
      for (const { colours } of cards) expect(colours[0]?.label).toMatch(/green/i);
    });

    test('a carousel can be limited to products in stock, and sorted', async () => {
      const cards = await queryCarousel(client, config, {
        mode: 'carousel',
        sort: 'price-asc',
        inStock: true,
        limit: 10,
      });
      const prices = records.filter(({ isOnStock }) => isOnStock).map(({ price }) => price);
      expect(cards.map(({ price }) => price)).toEqual(
        prices.toSorted((item, other) => item - other).slice(0, 10),
      );
    });

    test('products similar to one are in stock, of its department, and those of its category first', async () => {
      const reference = records.find(
        ({ categorySlugs, productKey }) =>
          records.filter(
            (record) =>
              record.isOnStock &&
              record.productKey !== productKey &&
              record.categorySlugs.includes(categorySlugs[2] ?? ''),
          ).length > 0,
      );
      const cards = await queryCarousel(client, config, {
        mode: 'similarAttributes',
        productKey: reference?.productKey ?? '',
        limit: 6,
      });
      expect(cards.length).toBeGreaterThan(0);
      expect(cards[0]?.categorySlugs).toContain(reference?.categorySlugs[2]);
      for (const card of cards)
        expect(card).toMatchObject({ isOnStock: true, department: reference?.department });
      expect(cards.map(({ productKey }) => productKey)).not.toContain(reference?.productKey);
      const more = await queryCarousel(client, config, {
        ...{ mode: 'similarAttributes', productKey: reference?.productKey ?? '', limit: 40 },
      });
      expect(more.slice(0, 1)).toEqual(cards.slice(0, 1));
      const isOfCategory = more.map((card) =>
        card.categorySlugs.includes(reference?.categorySlugs[2] ?? ''),
      );
      expect(isOfCategory).toEqual(isOfCategory.toSorted((a, b) => Number(b) - Number(a)));
      expect(
        await queryCarousel(client, config, {
          mode: 'similarAttributes',
          productKey: 'NOTHING',
          limit: 6,
        }),
      ).toEqual([]);
    });

    describe('FIND-1: a visual listing', () => {
      const colours = (record?: SearchRecord) => record?.colourVariants.map(({ colour }) => colour);
      const listed = [17, 3, 42, 8, 25].map((index) => records[index]);
      const similarTo = {
        ...{ slug: 'coat', colour: null },
        products: listed.map((record) => ({
          productKey: record?.productKey ?? '',
          colour: colours(record)?.at(-1) ?? '',
        })),
      };
      const listing = { ...EMPTY_LISTING, mode: 'visual', similarTo } as const;
      const listKeys = ({ edges }: ListingPage) => edges.map(({ node }) => node.productKey);
      const query = (state: Partial<ListingState>) =>
        queryListing(client, config, { ...listing, ...state });

      test('has its products in their order, each in its similar colour', async () => {
        const page = await query({});
        expect(page.total).toBe(listed.length);
        expect(listKeys(page)).toEqual(similarTo.products.map(({ productKey }) => productKey));
        expect(page.edges.map(({ node }) => node.colours[0]?.colour)).toEqual(
          similarTo.products.map(({ colour }) => colour),
        );
      });

      test('is filtered, sorted and counted like any other', async () => {
        const brands = listed.map((record) => record?.brand ?? '');
        const brand = brands[0] ?? '';
        const ofBrand = listed.filter((record) => record?.brand === brand);
        const filtered = await query({ refinements: { brand: [brand] } });
        expect(listKeys(filtered)).toEqual(ofBrand.map((record) => record?.productKey));
        const counted = filtered.facets.find(({ key }) => key === 'brand')?.values ?? [];
        expect(counted.map(({ value }) => value).toSorted()).toEqual([...new Set(brands)].sort());
        const prices = listed.map((record) => record?.price ?? 0);
        const sorted = await query({ sort: 'price-asc' });
        expect(sorted.edges.map(({ node }) => node.price)).toEqual(
          prices.toSorted((a, b) => a - b),
        );
      });

      test('without products is empty', async () => {
        expect(await query({ similarTo: { ...similarTo, products: [] } })).toMatchObject({
          ...{ total: 0, edges: [] },
        });
      });
    });

    test('suggestions hold products and brands', async () => {
      const { brand } = records[0] ?? { brand: '' };
      const { products, brands } = await querySuggestions(client, config, brand.slice(0, 5));
      expect(products.length).toBeGreaterThan(0);
      expect(brands.map((item) => item.name)).toContain(brand);
    });

    test('a missing index is reported', async () => {
      await expect(
        queryListing(client, { ...config, index: 'nothing-xx-XX' }, EMPTY_LISTING),
      ).rejects.toThrow('No Algolia index available');
    });

    test('an invalid request has an error of the protocol, and writing needs the admin key', async () => {
      const invalidRequest = {
        method: 'POST',
        path: `/1/indexes/${config.index}/query`,
        body: { filters: '((' },
      } as const;
      expect(await setup.search.handle(invalidRequest)).toEqual({
        status: 400,
        body: { status: 400, message: expect.any(String) },
      });
      const write = { method: 'POST', path: `/1/indexes/${config.index}/clear`, body: {} } as const;
      expect((await setup.search.handle(write)).status).toBe(403);
    });
  });
}
