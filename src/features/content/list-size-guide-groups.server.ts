/** Groups the products of a fascia by size guide. */
import type { Catalogue, CatalogueScope } from '#features/catalogue/catalogue.port.ts';
import type { SizeGuideGroup } from './edit/content-admin.ts';

const BATCH_SIZE = 200;

export async function listSizeGuideGroups(
  catalogue: Pick<Catalogue, 'readProducts'>,
  scope: CatalogueScope,
): Promise<SizeGuideGroup[]> {
  const groups = new Map<string, SizeGuideGroup>();
  for (let lastKey = ''; ; ) {
    const products = await catalogue.readProducts(scope, lastKey, BATCH_SIZE);
    for (const { productKey, productType, brandSlug, department, collection } of products) {
      const key = JSON.stringify([productType, brandSlug, department, collection]);
      const group = groups.get(key) ?? {
        productKey,
        productType,
        brandSlug,
        department,
        ...(collection !== undefined && { collection }),
        count: 0,
      };
      groups.set(key, { ...group, count: group.count + 1 });
    }
    const last = products.at(-1);
    if (!last || products.length < BATCH_SIZE) return [...groups.values()];
    lastKey = last.productKey;
  }
}
