/** Named examples of bundles. */
import type { Bundle, BundleColour, BundleProduct, BundleVariant } from './bundle.ts';

type Stocks = Readonly<Record<string, boolean>>;

/** A colour whose sizes are in stock or not: `{ S: true, M: false }`. */
export function sampleBundleColour(productKey: string, key: string, stocks: Stocks): BundleColour {
  const [first, ...others] = Object.entries(stocks).map(
    ([size, isOnStock], index): BundleVariant => ({
      ...{ sku: `${productKey}-${key}-${size}`, size, isOnStock },
      price: 1_000 + 100 * index,
      ...(index === 0 && { wasPrice: 2_000 }),
    }),
  );
  if (!first) throw new Error('A colour has at least one size.');
  return { key, label: key, hex: '#123456', picture: null, variants: [first, ...others] };
}

/** Colours in stock by size: `{ moss: { S: true } }`. */
export function bundleProduct(
  productKey: string,
  colours: Readonly<Record<string, Stocks>>,
): BundleProduct {
  const [first, ...others] = Object.entries(colours).map(([key, stocks]) =>
    sampleBundleColour(productKey, key, stocks),
  );
  if (!first) throw new Error('A product has at least one colour.');
  const slug = productKey.toLowerCase();
  return { productKey, slug, name: productKey, brand: 'Oak', colours: [first, ...others] };
}

/** A jacket in one size, and trousers in two colours and sizes, of which one is sold out. */
export const suitBundle: Bundle = {
  ...{
    id: 'suits-JACKET',
    action: '/product/jacket/bundle/suits',
    bundleType: 'suits',
    header: null,
    hideIfOneSize: true,
  },
  products: [
    bundleProduct('JACKET', { navy: { 'ONE SIZE': true } }),
    bundleProduct('TROUSERS', { navy: { S: true, M: true }, stone: { S: false, M: true } }),
  ],
};
