/** What the shop has and the file no longer names. */
import type { CatalogueImport } from '../catalogue-import.port.ts';

const BATCH = 500;

/** How many products were archived, or would be. */
export async function retireOthers(port: CatalogueImport, named: ReadonlySet<string>, isRehearsal: boolean): Promise<number> {
  let retired = 0;
  let after = '';
  for (;;) {
    const keys = await port.readKeys(after, BATCH);
    const gone = keys.filter((key) => !named.has(key));
    if (gone.length > 0) retired += isRehearsal ? gone.length : await port.retireProducts(gone);
    const last = keys.at(-1);
    if (last === undefined) return retired;
    after = last;
  }
}
