/** Ports under test, and helpers shared by the contract tests. */
import type { Catalogue } from '#features/catalogue/catalogue.port.ts';
import { sampleProduct } from '#features/catalogue/catalogue-records.fixtures.ts';
import { waitUntilCommitted, withoutMarkers } from '#features/changes/changes.fixtures.ts';
import type { Changes } from '#features/changes/changes.port.ts';
import type { CatalogueImport } from '../catalogue-import.port.ts';

export type CatalogueImportContext = {
  readonly catalogueImport: CatalogueImport;
  readonly catalogue: Catalogue;
  readonly changes: Changes;
  readonly close: () => Promise<void>;
};

export type Setup = () => CatalogueImportContext;

export const scope = { fascia: 'aldermoor', locale: 'en-GB', currency: 'GBP' } as const;

export async function findVariants({ catalogue }: CatalogueImportContext, productKey: string) {
  const found = await catalogue.findProduct(scope, { productKey });
  return found && 'product' in found ? found.product.variants : [];
}

/** Runs `work` and returns the changes that it published, as sorted `topic key` strings. */
export async function collectChanges(
  setup: CatalogueImportContext,
  work: () => Promise<unknown>,
): Promise<string[]> {
  const waitForChanges = () =>
    waitUntilCommitted(setup.changes, (key) =>
      setup.catalogueImport.saveProducts([sampleProduct(key)]),
    );
  await waitForChanges();
  const start = await setup.changes.head();
  await work();
  await waitForChanges();
  const page = await setup.changes.read(start, 1000);
  return withoutMarkers(page.changes)
    .map(({ topic, key }) => `${topic} ${key}`)
    .toSorted();
}
