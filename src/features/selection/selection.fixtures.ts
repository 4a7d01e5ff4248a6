/** Fixtures: products with colours and sizes. */
import type { Colour, Product, Variant } from '#features/catalogue/catalogue.ts';

export function someColour(key: string, over: Partial<Colour> = {}): Colour {
  const label = key.charAt(0).toUpperCase() + key.slice(1);
  const pictures = ['front', 'back', 'detail'].map((view) => ({
    id: `draw.tee.${key}.${view}`,
    alt: `${label} ${view}`,
    tint: '#e4e8e1',
  }));
  return { key, label, facet: key, hex: '#4d7a4f', pictures, videos: [], ...over };
}

export function someVariant(
  colour: string,
  size: string,
  availableQuantity = 20,
  over: Partial<Variant> = {},
): Variant {
  const isOnStock = availableQuantity > 0;
  return {
    id: `${colour}-${size}`,
    sku: `TEE00001-${colour}-${size}`,
    isMaster: false,
    colour,
    size,
    price: 2000,
    availableQuantity,
    isOnStock,
    isOnStockWishlist: isOnStock,
    ...over,
  };
}

export function someProduct(over: Partial<Product> = {}): Product {
  return {
    id: 'TEE00001',
    productKey: 'TEE00001',
    slug: 'plain-tee',
    name: 'Plain tee',
    brand: 'Saltmarsh',
    brandSlug: 'saltmarsh',
    productType: 'fashion',
    department: 'womens',
    categoryTaxonomy: 'womens/womens-tops',
    description: 'A tee of heavy cotton.',
    currency: 'GBP',
    currencies: ['GBP'],
    colours: [someColour('moss'), someColour('ink')],
    variants: [
      someVariant('moss', 'S', 0),
      someVariant('moss', 'M', 3),
      someVariant('moss', 'L'),
      someVariant('ink', 'S'),
      someVariant('ink', 'M', 0),
    ],
    categorySlugs: ['womens', 'womens-tops'],
    breadcrumbs: [{ slug: 'womens', name: 'Womens' }],
    totalReviewCount: 0,
    isBulky: false,
    isPremier: false,
    isHostedMarketplace: false,
    hasGiftWithPurchase: false,
    ...over,
  };
}
