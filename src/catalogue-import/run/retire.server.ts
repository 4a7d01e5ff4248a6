/** Counts and retires the products that an imported file no longer names. */
import type { CatalogueImport } from '../catalogue-import.port.ts';

const BATCH = 500;

/** Number of product keys listed in messages; the rest is only counted. */
const NAMED = 10;

export type Retirement = {
  /** Products that are not archived. */
  readonly total: number;
  readonly retired: number;
  /** The first keys of those to be retired. */
  readonly keys: readonly string[];
};

/**
 * Call before the import, which may itself archive some of them when their skus move to new
 * products.
 */
export async function countOthers(
  port: CatalogueImport,
  named: ReadonlySet<string>,
): Promise<Retirement> {
  let [total, retired] = [0, 0];
  const keys: string[] = [];
  for await (const page of readPages(port)) {
    const others = page.filter((key) => !named.has(key));
    total += page.length;
    retired += others.length;
    keys.push(...others.slice(0, NAMED - keys.length));
  }
  return { total, retired, keys };
}

export function describeRetirement({ total, retired, keys }: Retirement): string {
  const more = retired > keys.length ? ` and ${retired - keys.length} more` : '';
  return `${retired} of ${total} products (${Math.round((100 * retired) / total)} %) are not in the file: ${keys.join(', ')}${more}`;
}

export async function retireOthers(
  port: CatalogueImport,
  named: ReadonlySet<string>,
): Promise<void> {
  for await (const keys of readPages(port))
    await port.retireProducts(keys.filter((key) => !named.has(key)));
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
