/** REC-2: similar products by their attributes, where too few pictures have a descriptor. */
import type { CatalogueScope } from '#features/catalogue/catalogue.port.ts';
import type { SimilarProduct } from '#features/recommendations/recommendations.port.ts';
import { findKeysByAttributes, type Sources } from '../choose-products.ts';
import { readSearchRecords, type ShopRecord } from '../read-records.ts';
import type { VisualSimilarityQuery } from './find-visually-similar.ts';

/** Those in stock in the colour family come first, in that colour; then the others. */
export async function findByAttributes(
  sources: Sources,
  scope: CatalogueScope,
  query: VisualSimilarityQuery,
): Promise<SimilarProduct[]> {
  const keys = await findKeysByAttributes(sources, scope, query);
  const { productKey } = query;
  const records = await readSearchRecords(await sources.openSearch(), scope, [productKey, ...keys]);
  const own = records.get(productKey)?.colourVariants ?? [];
  const family = (own.find(({ colour }) => colour === query.colour) ?? own[0])?.colourFacet;
  const found = keys.map((key) => ({ key, colour: findColourOf(records.get(key), family) }));
  const [same, others] = [found.filter(hasColour), found.filter((one) => !hasColour(one))];
  return [...same, ...others].map(({ key, colour }) => ({
    productKey: key,
    ...(colour !== undefined && { colour }),
  }));
}

function findColourOf(record: ShopRecord | undefined, family: string | undefined) {
  return record?.colourVariants.find(
    ({ colourFacet, sizesInStock }) => colourFacet === family && sizesInStock.length > 0,
  )?.colour;
}

function hasColour({ colour }: { readonly colour: string | undefined }): boolean {
  return colour !== undefined;
}
