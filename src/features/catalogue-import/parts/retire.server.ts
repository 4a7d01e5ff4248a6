/** What the shop has and the file no longer names. */
import type { CatalogueImport } from '../catalogue-import.port.ts';

const BATCH = 500;

/** Named in words; the others are counted. */
const NAMED = 10;

export type Retirement = {
  /** Products that are not archived yet. */
  readonly total: number;
  readonly retired: number;
  /** The first of those that go. */
  readonly keys: readonly string[];
};

/** Counted before the import: on its way some of them give their skus to new products. */
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
