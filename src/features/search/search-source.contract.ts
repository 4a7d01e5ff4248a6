/** Contract tests of the SearchSource port. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  sampleCategory,
  sampleColour,
  sampleProduct,
  sampleVariant,
} from '#features/catalogue/catalogue-records.fixtures.ts';
import type { Ports } from '#request/shop.ts';
import type { SearchSource } from './search-source.port.ts';

export type SearchSourceSetup = {
  readonly searchSource: SearchSource;
  readonly catalogueImport: Ports['catalogueImport'];
  readonly close: () => Promise<void>;
};

const scope = { fascia: 'aldermoor', locale: 'fr-FR', currency: 'GBP' } as const;

const dress = sampleProduct('dress', {
  id: 'D1',
  categories: ['leaf', 'other'],
  availableFascias: ['nightjar', 'aldermoor'],
  colours: [
    sampleColour('moss', { facet: 'green' }),
    sampleColour('sky', { facet: 'blue', swatchImage: 'draw.sky' }),
  ],
  variants: [
    sampleVariant('d-0', { size: 'S', stock: 0, prices: { GBP: { centAmount: 1000 } } }),
    sampleVariant('d-1', {
      size: 'M',
      stock: 2,
      prices: { GBP: { centAmount: 2000, wasCentAmount: 3000 } },
    }),
    sampleVariant('d-2', {
      size: 'M',
      colour: 'sky',
      stock: 0,
      prices: { GBP: { centAmount: 4000 } },
    }),
  ],
  popularity: 0.5,
  newFrom: '2026-01-02T00:00:00Z',
  facts: {
    ...{
      styleTaxonomy: 'gown',
      occasion: ['party', 'day'],
      collection: 'Tideline',
      material: ['silk'],
      isPremier: true,
    },
    termNames: {
      gown: { 'en-GB': 'gown', 'fr-FR': 'robe du soir' },
      party: { 'en-GB': 'party', 'fr-FR': 'fête' },
    },
  },
});

export function describeSearchSource(name: string, open: () => Promise<SearchSourceSetup>): void {
  describe(`search records from ${name}`, () => {
    let setup: SearchSourceSetup;
    beforeAll(async () => {
      setup = await open();
      const leaf = sampleCategory('leaf', 'root');
      await setup.catalogueImport.saveCategories([
        sampleCategory('root'),
        leaf,
        { ...leaf, slug: 'other' },
      ]);
      await setup.catalogueImport.saveProducts([
        dress,
        sampleProduct('hidden', { status: 'archived' }),
      ]);
    });
    afterAll(() => setup.close());

    test('a record has the product’s data in the scope', async () => {
      const [record] = await setup.searchSource.readProducts(scope, ['dress', 'hidden', 'nothing']);
      expect(record).toMatchObject({
        objectID: 'dress',
        id: 'D1',
        name: 'Maillot dress',
        brandSlug: 'muller-sohne',
        price: 2000,
        wasPrice: 3000,
        discountPercentage: 33,
        isDiscountEqual: true,
        // Counts the variants in stock only.
        maxPrice: 2000,
        currencyCode: 'GBP',
        categoryNames: ['Les root', 'Les leaf', 'Les leaf'],
        categorySlugs: ['root', 'leaf', 'other'],
        categoryTaxonomy: 'root/leaf',
        categories: { lvl0: ['Les root'], lvl1: ['Les root > Les leaf'] },
        colourFacet: ['green', 'blue'],
        colours: ['moss (fr)', 'sky (fr)'],
        styleTaxonomy: 'robe du soir',
        occasion: ['fête', 'day'],
        collection: 'Tideline',
        sizes: ['M'],
        colourSizes: ['green', 'green|M'],
        variantSkus: ['d-0', 'd-1', 'd-2'],
        isOnStock: true,
        availablefascias: ['aldermoor', 'nightjar'],
        popularity: 0.5,
        newness: Date.parse('2026-01-02T00:00:00Z') / 1000,
        isPremier: true,
      });
      expect(record?.colourVariants).toEqual([
        expect.objectContaining({
          colour: 'moss',
          price: 2000,
          wasPrice: 3000,
          sku: 'd-0',
          sizesInStock: ['M'],
          images: ['draw.moss.front'],
        }),
        expect.objectContaining({
          ...{
            colour: 'sky',
            colourLabel: 'sky (fr)',
            price: 4000,
            wasPrice: null,
            sku: 'd-2',
            sizesInStock: [],
          },
          swatchImage: 'draw.sky',
        }),
      ]);
      expect(record?.colourVariants[0]).not.toHaveProperty('swatchImage');
    });

    test('FIND-2: a record has the rating of its product, and few reviews score less than many', async () => {
      await setup.catalogueImport.saveProducts([sampleProduct('rated')]);
      const score = async () => {
        const [record] = await setup.searchSource.readProducts(scope, ['rated']);
        return [record?.averageRating, record?.totalReviewCount, record?.ratingScore];
      };
      const review = (id: number, rating: number) => ({
        ...{ sourceKey: `rated-${id}`, product: 'rated', body: 'Fine.', rating },
        submittedAt: '2026-01-02T00:00:00Z',
      });
      expect(await score()).toEqual([0, 0, 0]);
      await setup.catalogueImport.saveReviews([review(0, 5)]);
      expect(await score()).toEqual([5, 1, 3.6364]);
      await setup.catalogueImport.saveReviews(
        Array.from({ length: 30 }, (_, index) => review(index, index < 20 ? 5 : 4)),
      );
      expect(await score()).toEqual([4.67, 30, expect.closeTo(4.3775, 3)]);
    });

    test('CARD-6: the price range is that of variants in stock, and different savings are distinguished from equal ones', async () => {
      const price = (centAmount: number, wasCentAmount?: number) => ({
        GBP: { centAmount, ...(wasCentAmount && { wasCentAmount }) },
      });
      await setup.catalogueImport.saveProducts([
        sampleProduct('spread', {
          colours: [sampleColour('moss'), sampleColour('sky')],
          variants: [
            sampleVariant('s-0', { size: 'S', stock: 2, prices: price(1800, 3000) }),
            sampleVariant('s-1', { size: 'M', stock: 2, prices: price(2400) }),
            sampleVariant('s-2', { size: 'L', stock: 0, prices: price(900) }),
            sampleVariant('s-3', { size: 'S', colour: 'sky', stock: 1, prices: price(3400) }),
          ],
        }),
      ]);
      const [record] = await setup.searchSource.readProducts(scope, ['spread']);
      expect(record).toMatchObject({
        price: 1800,
        maxPrice: 3400,
        wasPrice: null,
        discountPercentage: 40,
        isDiscountEqual: false,
      });
      expect(record?.colourVariants).toMatchObject([
        {
          price: 1800,
          maxPrice: 2400,
          wasPrice: null,
          discountPercentage: 40,
          isDiscountEqual: false,
          sizePrices: { S: [1800, 3000], M: [2400, null] },
        },
        {
          price: 3400,
          maxPrice: 3400,
          wasPrice: null,
          discountPercentage: 0,
          isDiscountEqual: true,
        },
      ]);
      expect(record?.colourVariants[1], 'all cost the same').not.toHaveProperty('sizePrices');
    });

    test('products that the scope does not list are absent', async () => {
      expect(
        await setup.searchSource.readProducts({ ...scope, fascia: 'fernhollow' }, ['dress']),
      ).toEqual([]);
      expect(
        await setup.searchSource.readProducts({ ...scope, currency: 'AED' }, ['dress']),
      ).toEqual([]);
    });

    test('reading all gives every listed product once, over any number of batches', async () => {
      const many = Array.from({ length: 520 }, (_, index) =>
        sampleProduct(`many-${index}`, { availableFascias: ['fernhollow'] }),
      );
      await setup.catalogueImport.saveProducts(many);
      const keys: string[] = [];
      for await (const batch of setup.searchSource.readAll({ ...scope, fascia: 'fernhollow' }))
        keys.push(...batch.map((item) => item.productKey));
      expect(keys.toSorted()).toEqual(many.map(({ productKey }) => productKey).toSorted());
    });
  });
}
