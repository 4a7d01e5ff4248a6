/** Contract tests of the catalogue port, with imported products. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Ports } from '#request/shop.ts';
import type { Catalogue, CatalogueScope } from './catalogue.port.ts';
import {
  sampleCategory,
  sampleColour,
  sampleProduct,
  sampleVariant,
} from './catalogue-records.fixtures.ts';
import { describeFacts } from './product-facts.contract.ts';

export type CatalogueSetup = {
  readonly catalogue: Catalogue;
  readonly catalogueImport: Ports['catalogueImport'];
  readonly close: () => Promise<void>;
};

const english: CatalogueScope = { fascia: 'aldermoor', locale: 'en-GB', currency: 'GBP' };
const french: CatalogueScope = { ...english, locale: 'fr-FR', currency: 'EUR' };

const variants = [
  sampleVariant('tee-S', {
    size: 'S',
    stock: 3,
    wishlistBuffer: 5,
    prices: { GBP: { centAmount: 2500, wasCentAmount: 3000 } },
  }),
  sampleVariant('tee-M', { size: 'M', stock: 0, marketplaceSku: 'mp-1' }),
  sampleVariant('tee-L', { size: 'L', colour: 'sky', prices: { EUR: { centAmount: 2900 } } }),
];

const tee = sampleProduct('tee', {
  id: 'YDD1',
  categories: ['tops', 'sale'],
  colours: [sampleColour('moss'), sampleColour('sky', { swatchImage: 'draw.sky' })],
  variants,
  detailsAndCare: { 'en-GB': 'Wash cold.', 'fr-FR': 'Laver à froid.' },
  averageRating: 4.5,
  reviewCount: 12,
  facts: {
    isBulky: true,
    gwpSku: 'gift',
    gwpDescription: { 'en-GB': 'A candle', 'fr-FR': 'Une bougie' },
    preSelectedSkus: ['tee-M', 'tee-L'],
    collection: 'spring',
    occasion: ['party'],
    material: ['linen'],
    materialEvidence: { leather: 'Leather Working Group' },
    returnsPolicy: { 'en-GB': 'No returns.' },
    lastsDays: { M: 60 },
  },
});

export function describeCatalogue(name: string, open: () => Promise<CatalogueSetup>): void {
  describe(`catalogue on ${name}`, () => {
    let setup: CatalogueSetup;
    beforeAll(async () => {
      setup = await open();
      const picture = {
        id: 'draw.tops',
        alt: { 'en-GB': 'Tops', 'fr-FR': 'Hauts' },
        tint: '#ffffff',
      };
      await setup.catalogueImport.saveCategories([
        sampleCategory('womens', null, { position: 1 }),
        sampleCategory('mens', null, { position: 0 }),
        sampleCategory('clothing', 'womens'),
        sampleCategory('tops', 'clothing', { picture }),
        sampleCategory('sale'),
        sampleCategory('empty'),
      ]);
      await setup.catalogueImport.saveProducts([
        tee,
        sampleProduct('draft', { status: 'draft', brand: 'Unseen', categories: ['mens'] }),
      ]);
    });
    afterAll(() => setup.close());

    test('lists all products of a fascia as their pages show them, without drafts and products of other fascias', async () => {
      const listedProducts = await setup.catalogue.readProducts(english, '', 10);
      expect(listedProducts.map(({ productKey }) => productKey)).toEqual(
        [...listedProducts.map(({ productKey }) => productKey)].toSorted(),
      );
      expect(listedProducts.some(({ productKey }) => productKey === 'draft')).toBe(false);
      for (const product of listedProducts) {
        expect(
          await setup.catalogue.findProduct(english, { productKey: product.productKey }),
        ).toEqual({ product });
      }
      expect(
        await setup.catalogue.readProducts(english, listedProducts.at(-1)?.productKey ?? '', 10),
      ).toEqual([]);
      expect(await setup.catalogue.readProducts({ ...english, fascia: 'nobody' }, '', 10)).toEqual(
        [],
      );
    });

    test('lists sitemap entries of the same products, in pages', async () => {
      const products = await setup.catalogue.readProducts(english, '', 10);
      const entries = products.map(({ productKey, slug, isPremier, colours }) => ({
        ...{ productKey, slug, isPremier, changedOn: new Date().toISOString().slice(0, 10) },
        pictures: colours.flatMap(({ pictures }) => pictures.slice(0, 1).map(({ id }) => id)),
      }));
      const list = (after: string, limit: number, fascia = english.fascia) =>
        setup.catalogue.listSitemapProducts({ ...english, fascia }, after, limit);
      expect(await list('', 10)).toEqual(entries);
      expect(await list(entries[0]?.productKey ?? '', 1)).toEqual(entries.slice(1, 2));
      expect(await list(entries.at(-1)?.productKey ?? '', 10)).toEqual([]);
      expect(await list('', 10, 'nobody')).toEqual([]);
    });

    test('divides the sitemap into parts of equal size, none empty', async () => {
      const keys = ['part-1', 'part-2', 'part-3', 'part-4', 'part-5'];
      await setup.catalogueImport.saveProducts(
        keys.map((key) => sampleProduct(key, { availableFascias: ['parts'] })),
      );
      const divide = (size: number, fascia = 'parts') =>
        setup.catalogue.listSitemapParts({ ...english, fascia }, size);
      expect(await divide(2)).toEqual(['', 'part-2', 'part-4']);
      expect(await divide(5)).toEqual(['']);
      expect(await divide(2, 'nobody')).toEqual([]);
    });

    test('lists the currencies in which a product is sold', async () => {
      const price = { centAmount: 1000 };
      const { variants, ...product } = sampleProduct('both');
      const both = variants.map((variant) => ({ ...variant, prices: { GBP: price, EUR: price } }));
      await setup.catalogueImport.saveProducts([{ ...product, variants: both }]);
      expect(await setup.catalogue.findProduct(english, { productKey: 'both' })).toMatchObject({
        product: { currencies: ['EUR', 'GBP'] },
      });
    });

    describeProducts(() => setup.catalogue);
    describeStructure(() => setup.catalogue);

    test('a former slug returns the current one until no other product takes it', async () => {
      await setup.catalogueImport.saveProducts([sampleProduct('moving', { slug: 'old' })]);
      await setup.catalogueImport.saveProducts([sampleProduct('moving', { slug: 'new' })]);
      expect(await setup.catalogue.findProduct(english, { slug: 'old' })).toEqual({
        movedTo: 'new',
      });
      expect(
        await setup.catalogue.findProduct({ ...english, fascia: 'nightjar' }, { slug: 'old' }),
      ).toBeNull();
      await setup.catalogueImport.saveProducts([sampleProduct('heir', { slug: 'old' })]);
      expect(await setup.catalogue.findProduct(english, { slug: 'old' })).toMatchObject({
        product: { productKey: 'heir' },
      });
    });
    describeFacts(() => setup);
  });
}

function describeProducts(catalogue: () => Catalogue): void {
  test.each([{ slug: 'slug-of-tee' }, { id: 'YDD1' }, { productKey: 'tee' }, { sku: 'tee-L' }])(
    'a product is found by %o',
    async (lookup) => {
      expect(await catalogue().findProduct(english, lookup)).toMatchObject({
        product: { productKey: 'tee', id: 'YDD1' },
      });
    },
  );

  test('a product has the texts and prices of the scope', async () => {
    const found = await catalogue().findProduct(french, { productKey: 'tee' });
    expect(found).toMatchObject({
      product: {
        name: 'Maillot tee',
        categorySlugs: ['womens', 'clothing', 'tops', 'sale'],
        gift: { sku: 'gift', description: 'Une bougie' },
        materials: ['linen'],
        materialEvidence: { leather: 'Leather Working Group' },
        returnsPolicy: 'No returns.',
        lastsDays: { M: 60 },
        description: 'Soft.',
        detailsAndCare: 'Laver à froid.',
        currency: 'EUR',
        colours: [
          {
            key: 'sky',
            label: 'sky (fr)',
            swatchImage: 'draw.sky',
            pictures: [{ alt: 'Devant, sky' }],
          },
        ],
        variants: [{ sku: 'tee-L', colour: 'sky', size: 'L', price: 2900, isMaster: true }],
        breadcrumbs: [
          { slug: 'womens', name: 'Les womens' },
          { slug: 'clothing', name: 'Les clothing' },
          { slug: 'tops', name: 'Les tops' },
        ],
      },
    });
  });

  test('a product has its attributes, and no fields for missing ones', async () => {
    const found = await catalogue().findProduct(english, { productKey: 'tee' });
    if (!found || !('product' in found)) throw new Error('not found');
    expect(found.product).toMatchObject({
      brand: 'Müller & Söhne',
      brandSlug: 'muller-sohne',
      averageRating: 4.5,
      totalReviewCount: 12,
      isBulky: true,
      isPremier: false,
      hasGiftWithPurchase: true,
      collection: 'spring',
      categoryTaxonomy: 'womens/clothing/tops',
    });
    expect(Object.keys(found.product)).not.toContain('ingredients');
    expect(found.product.variants[0], 'PICK-2: no default unless it is named').not.toHaveProperty(
      'preSelected',
    );
    expect(found.product.variants).toEqual([
      expect.objectContaining({
        sku: 'tee-S',
        price: 2500,
        wasPrice: 3000,
        availableQuantity: 3,
        isOnStock: true,
        isOnStockWishlist: false,
      }),
      expect.objectContaining({
        sku: 'tee-M',
        marketplaceSku: 'mp-1',
        availableQuantity: 0,
        isOnStock: false,
        isMaster: false,
        preSelected: true,
      }),
    ]);
  });

  test.each([
    ['another fascia', { ...english, fascia: 'nightjar' }, 'tee'],
    ['a currency without prices', { ...english, currency: 'AED' as const }, 'tee'],
    ['a draft', english, 'draft'],
    ['an unknown key', english, 'nothing'],
  ])('%s: no product, no stock', async (_case, scope, productKey) => {
    expect(await catalogue().findProduct(scope, { productKey })).toBeNull();
    expect(
      await catalogue().findStock(scope, productKey === 'tee' ? 'YDD1' : productKey),
    ).toBeNull();
  });

  test('stock is that of the variants sold in the currency', async () => {
    expect(await catalogue().findStock(english, 'YDD1')).toEqual([
      {
        id: expect.any(String),
        sku: 'tee-S',
        availableQuantity: 3,
        isOnStock: true,
        isOnStockWishlist: false,
      },
      {
        id: expect.any(String),
        sku: 'tee-M',
        availableQuantity: 0,
        isOnStock: false,
        isOnStockWishlist: false,
      },
    ]);
  });
}

function describeStructure(catalogue: () => Catalogue): void {
  test('categories with products are listed with their ancestors, parents first', async () => {
    expect(await catalogue().listCategories(french)).toEqual([
      { slug: 'sale', name: 'Les sale', parentSlug: null, depth: 0, position: 0 },
      { slug: 'womens', name: 'Les womens', parentSlug: null, depth: 0, position: 1 },
      { slug: 'clothing', name: 'Les clothing', parentSlug: 'womens', depth: 1, position: 0 },
      {
        slug: 'tops',
        name: 'Les tops',
        parentSlug: 'clothing',
        depth: 2,
        position: 0,
        picture: { id: 'draw.tops', alt: 'Hauts', tint: '#ffffff' },
      },
    ]);
    expect(await catalogue().listCategories({ ...english, fascia: 'nightjar' })).toEqual([]);
  });

  test('a brand is found if the fascia sells a product of it', async () => {
    expect(await catalogue().findBrand(english, 'muller-sohne')).toEqual({
      slug: 'muller-sohne',
      name: 'Müller & Söhne',
    });
    expect(
      await catalogue().findBrand({ ...english, fascia: 'nightjar' }, 'muller-sohne'),
    ).toBeNull();
    expect(await catalogue().findBrand(english, 'unseen')).toBeNull();
    expect(await catalogue().listBrands(english)).toContain('muller-sohne');
    expect(await catalogue().listBrands({ ...english, fascia: 'nightjar' })).not.toContain(
      'muller-sohne',
    );
  });
}
