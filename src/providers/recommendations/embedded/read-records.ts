/** Reads products of a shop's search index and writes them as recommendation items. */
import type { CatalogueScope } from '#features/catalogue/catalogue.port.ts';
import type { Pickable } from '#features/recommendations/diversify-products.ts';
import type { RecommendationItem } from '#features/recommendations/recommendation-item.ts';
import type { Search } from '#features/search/search.port.ts';
import { indexName, type SearchRecord } from '#features/search/search.ts';
import { isCurrencyCode, toMajor } from '#i18n/money.ts';
import { links } from '#links';

const ATTRIBUTES = [
  ...(['productKey', 'id', 'slug', 'name', 'brand', 'price', 'wasPrice'] as const),
  ...(['discountPercentage', 'currencyCode', 'department', 'categoryTaxonomy'] as const),
  ...(['styleTaxonomy', 'occasion', 'isOnStock', 'colourVariants'] as const),
] as const satisfies readonly (keyof SearchRecord)[];

export type ShopRecord = Pick<SearchRecord, (typeof ATTRIBUTES)[number]> & Pickable;

/** Records by key; keys that the fascia does not sell are missing. */
export async function readSearchRecords(
  search: Pick<Search, 'handle'>,
  { fascia, locale }: CatalogueScope,
  keys: readonly string[],
): Promise<Map<string, ShopRecord>> {
  if (keys.length === 0) return new Map();
  const index = indexName(fascia, locale);
  const requests = keys.map((objectID) => ({
    ...{ indexName: index, objectID, attributesToRetrieve: ATTRIBUTES },
  }));
  const path = '/1/indexes/*/objects';
  const { status, body } = await search.handle({ method: 'POST', path, body: { requests } });
  if (status !== 200) throw new Error(`The search answers ${status} to recommendations.`);
  const { results } = body as { results: readonly (ShopRecord | null)[] };
  return new Map(results.flatMap((record) => (record ? [[record.productKey, record]] : [])));
}

export type RecordReader = {
  /** Those of the keys, and of earlier calls, that the fascia sells. */
  readonly read: (keys: readonly string[]) => Promise<ReadonlyMap<string, ShopRecord>>;
};

/** Reads each record once. */
export function openRecords(search: Pick<Search, 'handle'>, scope: CatalogueScope): RecordReader {
  const loaded = new Map<string, ShopRecord>();
  const requested = new Set<string>();
  return {
    async read(keys) {
      const missingKeys = keys.filter((key) => !requested.has(key));
      for (const [key, record] of await readSearchRecords(search, scope, missingKeys))
        loaded.set(key, record);
      for (const key of missingKeys) requested.add(key);
      return loaded;
    },
  };
}

export function toRecommendationItem(record: ShopRecord): RecommendationItem {
  const { currencyCode, price, wasPrice, discountPercentage, styleTaxonomy } = record;
  const major = (centAmount: number) =>
    isCurrencyCode(currencyCode) ? toMajor({ centAmount, currencyCode }) : centAmount / 100;
  const colour =
    record.colourVariants.find(({ sizesInStock }) => sizesInStock.length > 0) ??
    record.colourVariants[0];
  const [picture] = colour?.images ?? [];
  return {
    product_id: record.productKey,
    item_id: record.id,
    ...{ title: record.name, brand: record.brand, local_currency: currencyCode },
    price: major(price),
    ...(wasPrice !== null && {
      original_price: major(wasPrice),
      discount_value: major(wasPrice - price),
    }),
    ...{ discount_percentage: discountPercentage, on_sale: discountPercentage > 0 },
    image: picture === undefined ? '' : pictureUrl(picture, 480),
    url: links.product({ slug: record.slug }),
    ...{ slug: record.slug, category: record.categoryTaxonomy, department: record.department },
    ...(colour && { sku: colour.sku, colour: colour.colour }),
    ...(styleTaxonomy !== null && { style: styleTaxonomy }),
    tags: record.occasion,
    ...(picture !== undefined && { imagesResponsive: [{ desktop: pictureUrl(picture, 640) }] }),
  };
}

function pictureUrl(id: string, width: 480 | 640): string {
  return links.picture({ id, width, aspect: '2x3', format: 'jpg' });
}
