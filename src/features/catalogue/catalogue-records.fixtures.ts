/** Valid sample records; a test overrides the fields that it is about. */
import type {
  CategoryRecord,
  ColourRecord,
  ProductRecord,
  VariantRecord,
} from './catalogue-records.ts';

export function sampleColour(key: string, rest: Partial<ColourRecord> = {}): ColourRecord {
  const picture = {
    id: `draw.${key}.front`,
    alt: { 'en-GB': `Front in ${key}`, 'fr-FR': `Devant, ${key}` },
    tint: '#eeeeee',
  };
  return {
    key,
    label: { 'en-GB': key, 'fr-FR': `${key} (fr)` },
    facet: key,
    hex: '#335544',
    pictures: [picture],
    ...rest,
  };
}

export function sampleVariant(sku: string, rest: Partial<VariantRecord> = {}): VariantRecord {
  return {
    sku,
    colour: 'moss',
    size: sku,
    prices: { GBP: { centAmount: 2500 } },
    stock: 20,
    ...rest,
  };
}

/** One colour, one variant for each sku. */
export function sampleProduct(
  productKey: string,
  rest: Partial<ProductRecord> = {},
): ProductRecord {
  return {
    productKey,
    slug: `slug-of-${productKey}`,
    name: { 'en-GB': `Tee ${productKey}`, 'fr-FR': `Maillot ${productKey}` },
    brand: 'Müller & Söhne',
    productType: 'fashion',
    department: 'womens',
    description: { 'en-GB': 'Soft.' },
    categories: [],
    availableFascias: ['aldermoor'],
    colours: [sampleColour('moss')],
    variants: [sampleVariant(`${productKey}-S`)],
    facts: {},
    status: 'live',
    ...rest,
  };
}

export function sampleCategory(
  slug: string,
  parentSlug: string | null = null,
  rest: Partial<CategoryRecord> = {},
): CategoryRecord {
  return {
    slug,
    parentSlug,
    name: { 'en-GB': `The ${slug}`, 'fr-FR': `Les ${slug}` },
    position: 0,
    ...rest,
  };
}
