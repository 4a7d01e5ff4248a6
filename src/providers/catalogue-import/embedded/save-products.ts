/** Saves a batch of products in one transaction; writes and publishes only what changed. */
import type { SaveCounts, SaveOptions } from '#catalogue-import/catalogue-import.port.ts';
import type { Connection } from '#database/connection.ts';
import type { Database } from '#database/database.ts';
import { SqlError } from '#database/failure.ts';
import { createUuid } from '#database/keys/uuid.ts';
import { publishChanges } from '#database/publish.ts';
import { restoreAverages } from '#database/reviews/review-totals.ts';
import type { ProductRecord } from '#features/catalogue/catalogue-records.ts';
import { Problem } from '#kit/problem.ts';
import { archiveConflicting, redirectMoved } from './archive-conflicting.ts';
import { checkBatch } from './check-batch.ts';
import * as rows from './product-rows.ts';
import * as sql from './statements.ts';

const none: SaveCounts = { created: 0, updated: 0, unchanged: 0 };

export async function saveProducts(
  database: Pick<Database, 'transaction'>,
  products: readonly ProductRecord[],
  options: SaveOptions = {},
): Promise<SaveCounts> {
  if (products.length === 0) return none;
  try {
    return await database.transaction((connection) => saveBatch(connection, products, options));
  } catch (error) {
    // SQLSTATE 22 (data) and 23 (integrity): violations that `checkBatch` does not cover are
    // reported with the database's message.
    if (error instanceof SqlError && /^2[23]/.test(error.code))
      throw new Problem(422, 'import.refused', error.message);
    throw error;
  }
}

async function saveBatch(
  connection: Connection,
  products: readonly ProductRecord[],
  { mayArchive }: SaveOptions,
): Promise<SaveCounts> {
  const locked = await connection.rows(sql.lockExisting, [
    products.map(({ productKey }) => productKey),
  ]);
  const storedByKey = new Map(locked.map((item) => [item.product_key, item]));
  await connection.rows(sql.lockStock, [locked.map(({ id }) => id)]);
  const redirects = mayArchive ? await archiveConflicting(connection, products, mayArchive) : [];
  await checkBatch(connection, products);

  const incoming = products.map((record) => ({
    id: storedByKey.get(record.productKey)?.id ?? createUuid(),
    record,
    hash: rows.hashRecord(record),
  }));
  const changed = incoming.filter(
    ({ record, hash }) => !isEqual(storedByKey.get(record.productKey)?.record_hash, hash),
  );
  if (changed.length > 0) await writeProducts(connection, changed);
  if (redirects.length > 0) await connection.rows(redirectMoved, [JSON.stringify(redirects)]);
  const restocked = await connection.rows(sql.setStock, [
    JSON.stringify(incoming.flatMap(rows.stockRows)),
  ]);

  const changedKeys = new Set([
    ...changed.map(({ record }) => record.productKey),
    ...restocked.map(({ product_key }) => product_key),
  ]);
  await publishChanges(connection, 'product', changedKeys);
  await publishCategories(connection, changed, storedByKey);
  const created = products.length - locked.length;
  return {
    created,
    updated: changedKeys.size - created,
    unchanged: products.length - changedKeys.size,
  };
}

function isEqual(a: Uint8Array | undefined, b: Uint8Array): boolean {
  return a !== undefined && Buffer.compare(a, b) === 0;
}

async function writeProducts(
  connection: Connection,
  changed: readonly rows.IncomingProduct[],
): Promise<void> {
  const ids = changed.map(({ id }) => id);
  const productRows = JSON.stringify(changed.map(rows.productRow));
  await connection.rows(sql.saveFormerSlugs, [productRows]);
  await connection.rows(sql.deleteUsedSlugs, [changed.map(({ record }) => record.slug)]);
  await connection.rows(sql.upsertProducts, [productRows]);
  await restoreAverages(connection, ids);
  const replacements = [
    [sql.replace.texts, changed.flatMap(rows.textRows)],
    [sql.replace.fascias, changed.flatMap(rows.fasciaRows)],
    [sql.replace.categories, changed.flatMap(rows.categoryRows)],
  ] as const;
  for (const [{ clear, fill }, fresh] of replacements) {
    await connection.rows(clear, [ids]);
    await connection.rows(fill, [JSON.stringify(fresh)]);
  }
  await writeVariants(connection, ids, changed);
}

async function writeVariants(
  connection: Connection,
  ids: readonly string[],
  changed: readonly rows.IncomingProduct[],
): Promise<void> {
  const colours = JSON.stringify(changed.flatMap(rows.colourRows));
  const variants = changed.flatMap(rows.variantRows);
  await connection.rows(sql.upsertColours, [colours]);
  await connection.rows(sql.dropVariants, [ids, variants.map(({ sku }) => sku)]);
  await connection.rows(sql.assignTemporarySizes, [JSON.stringify(variants)]);
  await connection.rows(sql.upsertVariants, [JSON.stringify(variants)]);
  await connection.rows(sql.dropColours, [ids, colours]);
  await connection.rows(sql.clearPrices, [ids]);
  await connection.rows(sql.upsertPrices, [JSON.stringify(changed.flatMap(rows.priceRows))]);
}

/**
 * Publishes `members` changes for categories whose list of products changes, and their ancestors.
 */
async function publishCategories(
  connection: Connection,
  changed: readonly rows.IncomingProduct[],
  storedByKey: ReadonlyMap<string, sql.StoredProduct>,
): Promise<void> {
  const slugs = changed.flatMap(({ record }) => {
    const existing = storedByKey.get(record.productKey);
    const isUnmoved =
      existing?.status === record.status &&
      isSameSet(existing.fascias, record.availableFascias) &&
      isSameSet(existing.categories, record.categories);
    return isUnmoved ? [] : [...record.categories, ...(existing?.categories ?? [])];
  });
  if (slugs.length === 0) return;
  const paths = await connection.rows(sql.findCategoryPaths, [[...new Set(slugs)]]);
  await publishChanges(
    connection,
    'members',
    paths.map(({ slug }) => slug),
  );
}

function isSameSet(a: readonly string[], b: readonly string[]): boolean {
  const setA = new Set(a);
  const setB = new Set(b);
  return setA.size === setB.size && a.every((item) => setB.has(item));
}
