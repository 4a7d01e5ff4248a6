/** REC-2: similar products by their attributes, where too few pictures have a descriptor. */
import type { CatalogueScope } from '#features/catalogue/catalogue.port.ts';
import type { SimilarProduct } from '#features/recommendations/recommendations.port.ts';
import { findSimilarKeys, type Sources } from '../choose-products.ts';
import { readSearchRecords, type ShopRecord } from '../read-records.ts';
import type { VisualSimilarityQuery } from './find-visually-similar.ts';

/** Products in stock in the same colour family come first, with that colour; then the others. */
export async function findByAttributes(
  sources: Sources,
  scope: CatalogueScope,
  query: VisualSimilarityQuery,
): Promise<SimilarProduct[]> {
  const keys = await findSimilarKeys(sources, scope, query);
  const { productKey } = query;
  const records = await readSearchRecords(await sources.openSearch(), scope, [productKey, ...keys]);
  const sourceColours = records.get(productKey)?.colourVariants ?? [];
  const colourFamily = (
    sourceColours.find(({ colour }) => colour === query.colour) ?? sourceColours[0]
  )?.colourFacet;
  const found = keys.map((key) => ({ key, colour: findColourOf(records.get(key), colourFamily) }));
  const inColour = found.filter(hasColour);
  const others = found.filter((product) => !hasColour(product));
  return [...inColour, ...others].map(({ key, colour }) => ({
    productKey: key,
    ...(colour !== undefined && { colour }),
  }));
}

function findColourOf(record: ShopRecord | undefined, colourFamily: string | undefined) {
  return record?.colourVariants.find(
    ({ colourFacet, sizesInStock }) => colourFacet === colourFamily && sizesInStock.length > 0,
  )?.colour;
}

function hasColour({ colour }: { readonly colour: string | undefined }): boolean {
  return colour !== undefined;
}
