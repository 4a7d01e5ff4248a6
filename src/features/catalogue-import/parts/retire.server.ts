/** What the shop has and the file no longer names. */
import type { CatalogueImport } from '../catalogue-import.port.ts';

const BATCH = 500;

/** Asked before the import: on its way some of them give their skus to new products. */
export async function countOthers(port: CatalogueImport, named: ReadonlySet<string>): Promise<number> {
  let count = 0;
  for await (const keys of readOthers(port, named)) count += keys.length;
  return count;
}

export async function retireOthers(port: CatalogueImport, named: ReadonlySet<string>): Promise<void> {
  for await (const keys of readOthers(port, named)) await port.retireProducts(keys);
}

async function* readOthers(port: CatalogueImport, named: ReadonlySet<string>): AsyncGenerator<readonly string[]> {
  let after = '';
  for (;;) {
    const keys = await port.readKeys(after, BATCH);
    const last = keys.at(-1);
    if (last === undefined) return;
    yield keys.filter((key) => !named.has(key));
    after = last;
  }
}
