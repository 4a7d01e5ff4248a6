/** The sample's products in memory, as each fascia sells them in each of its locales. */
import { createMemoryCatalogue } from '#catalogue-import/memory/memory-catalogue.fixtures.ts';
import type { Product } from '#features/catalogue/catalogue.ts';
import { silentLog } from '#kit/log.ts';
import { createMemoryCatalogueReader } from '#providers/catalogue/embedded/memory-catalogue.fixtures.ts';
import { createDelivery } from '#providers/delivery/embedded/delivery.provider.ts';
import { readRegistry } from '#server/app/registry.node.server.ts';
import { listLanguages } from '#server/http/resolve-page.server.ts';
import { buildSampleCatalogue } from '../catalogue/catalogue.ts';

const registry = await readRegistry();

/** One for each fascia and locale. */
export const sampleShops = registry.fascias.flatMap((fascia) =>
  listLanguages(registry, fascia).map((language) => ({
    ...{ fascia, ...language, tag: language.locale.tag },
  })),
);

export type SampleShop = (typeof sampleShops)[number];

/** Scope of the shop in the catalogue. */
export function scopeOf({ fascia, tag, currency }: SampleShop) {
  return { fascia: fascia.code, locale: tag, currency };
}

/** Context in which the terms of offers are loaded. */
export function offerContextOf(shop: SampleShop) {
  return {
    ...{ ...shop, log: silentLog, tag: () => undefined },
    ports: { delivery: createDelivery(shop.fascia.providers?.delivery?.config ?? {}) },
  };
}

/** A catalogue in memory with the sample. */
export async function openSampleCatalogue() {
  const catalogue = createMemoryCatalogue();
  const { categories, products } = buildSampleCatalogue();
  await catalogue.catalogueImport.saveCategories(categories);
  await catalogue.catalogueImport.saveProducts(products);
  return catalogue;
}

type SampleCatalogue = ReturnType<typeof createMemoryCatalogue>;

/** All products that the shop sells. */
export function readSampleProducts(
  catalogue: SampleCatalogue,
  shop: SampleShop,
): Promise<readonly Product[]> {
  return createMemoryCatalogueReader(catalogue).readProducts(scopeOf(shop), '', 5_000);
}
