/** Counts and archives the products that an imported file no longer names. */
import type { CatalogueImport } from '../catalogue-import.port.ts';

const BATCH = 500;

/** Number of product keys listed in messages; the rest is only counted. */
const LISTED_KEYS = 10;

export type MissingProducts = {
  /** Products that are not archived. */
  readonly total: number;
  readonly archived: number;
  /** The first keys of those to be archived. */
  readonly keys: readonly string[];
};

/**
 * Call before the import, which may itself archive some of them when their skus move to new
 * products.
 */
export async function countMissing(
  port: CatalogueImport,
  fileKeys: ReadonlySet<string>,
): Promise<MissingProducts> {
  let [total, archived] = [0, 0];
  const keys: string[] = [];
  for await (const page of readPages(port)) {
    const missing = page.filter((key) => !fileKeys.has(key));
    total += page.length;
    archived += missing.length;
    keys.push(...missing.slice(0, LISTED_KEYS - keys.length));
  }
  return { total, archived, keys };
}

export function describeMissing({ total, archived, keys }: MissingProducts): string {
  const more = archived > keys.length ? ` and ${archived - keys.length} more` : '';
  return `${archived} of ${total} products (${Math.round((100 * archived) / total)} %) are not in the file: ${keys.join(', ')}${more}`;
}

export async function archiveMissing(
  port: CatalogueImport,
  fileKeys: ReadonlySet<string>,
): Promise<void> {
  for await (const keys of readPages(port))
    await port.archiveProducts(keys.filter((key) => !fileKeys.has(key)));
}

async function* readPages(port: CatalogueImport): AsyncGenerator<readonly string[]> {
  let after = '';
  for (;;) {
    const keys = await port.readKeys(after, BATCH);
    const last = keys.at(-1);
    if (last === undefined) return;
    yield keys;
    after = last;
  }
}
