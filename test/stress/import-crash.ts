/** Stress test: imports killed repeatedly, then run twice at once, equal one clean import. */
import { createHash } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { exportCatalogueLines } from '#catalogue-import/export/catalogue-export.server.ts';
import { type Database, openDatabase } from '#database/database.ts';
import { silentLog } from '#kit/log.ts';
import { createCatalogueImport } from '#providers/catalogue-import/embedded/catalogue-import.provider.ts';
import { makeDataDir, makePostgresDatabase } from '../databases/databases.ts';
import { drawPlainPicture, formatFeedXml } from '../fixtures/complete-feed.ts';
import { type Child, startChild } from './database/child.ts';
import { assertThat, expectNoStockMismatch, type Size } from './stress-test.ts';

const kills: Record<Size, number> = { small: 1, full: 20 };
/** Maximum attempts per kill: an import may end before it is killed. */
const MAX_ATTEMPTS_PER_KILL = 5;
const products: Record<Size, number> = { small: 100, full: 3_000 };
/** Maximum attempts for two imports to overlap on a busy machine. */
const MAX_OVERLAP_ATTEMPTS = 10;
const SIZES = ['S', 'M', 'L'];
const pictures: Record<Size, number> = { small: 2, full: 10 };

type Shop = {
  readonly dataDir: string;
  readonly databaseUrl: string | null;
  readonly drop: () => Promise<void>;
};

async function createShop(serverUrl: string | null): Promise<Shop> {
  const dataDir = await makeDataDir();
  const postgres = serverUrl === null ? null : await makePostgresDatabase(serverUrl);
  return {
    dataDir,
    databaseUrl: postgres?.url ?? null,
    async drop() {
      await postgres?.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

function startImport({ dataDir, databaseUrl }: Shop, file: string): Child {
  const env = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? '', LOG_LEVEL: 'error' };
  return startChild('tools/import/import.ts', [file], { env, capturesErrors: true });
}

/** Two versions of one feed, so that every import changes something. */
async function writeFeeds(folder: string, size: Size): Promise<readonly [string, string]> {
  await mkdir(join(folder, 'images'), { recursive: true });
  for (let index = 0; index < pictures[size]; index++)
    await writeFile(join(folder, `images/${index}.jpg`), await drawPlainPicture(index));
  const write = async (name: string, pence: number): Promise<string> => {
    const rows = Array.from({ length: products[size] * SIZES.length }, (_, index) => {
      const product = Math.floor(index / SIZES.length);
      return {
        id: `tee-${index}`,
        item_group_id: `tee-${product}`,
        title: `Tee ${product}`,
        description: `The tee with the number ${product}.`,
        image_link: `images/${product % pictures[size]}.jpg`,
        availability: 'in_stock',
        price: `${10 + (product % 50)}.${pence + (product % 9)} GBP`,
        brand: `Brand ${product % 20}`,
        color: 'Blue',
        size: SIZES[index % SIZES.length] ?? '',
        gender: 'female',
        product_type: `Clothing > Tops ${product % 30}`,
      };
    });
    const file = join(folder, name);
    await writeFile(file, formatFeedXml(rows));
    return file;
  };
  return [await write('first.xml', 10), await write('second.xml', 50)];
}

async function hashCatalogue({ dataDir, databaseUrl }: Shop): Promise<string> {
  const database: Database = await openDatabase({
    dataDir,
    databaseUrl: databaseUrl ?? undefined,
    log: silentLog,
  });
  try {
    await expectNoStockMismatch(database);
    const hash = createHash('sha256');
    for await (const line of exportCatalogueLines({
      catalogueImport: createCatalogueImport(database),
    }))
      hash.update(line);
    return hash.digest('hex');
  } finally {
    await database.close();
  }
}

async function runUninterrupted(shop: Shop, file: string): Promise<number> {
  const start = performance.now();
  const child = startImport(shop, file);
  const code = await child.exit;
  assertThat(
    code === 0,
    `an import succeeds, not with exit code ${code}: ${child.lines().slice(-2).join(' ')}`,
  );
  return performance.now() - start;
}

/** Runs two imports at once: one is refused with a message, and the other succeeds. */
async function importTwiceAtOnce(shop: Shop, file: string): Promise<void> {
  for (let attempt = 0; attempt < MAX_OVERLAP_ATTEMPTS; attempt += 1) {
    const children = [startImport(shop, file), startImport(shop, file)];
    const ends = await Promise.all(
      children.map(async (child) => ({
        code: await child.exit,
        lastLine: child.lines().at(-1) ?? '',
      })),
    );
    const reported = JSON.stringify(ends);
    assertThat(
      ends.some(({ code }) => code === 0),
      `one import succeeds: ${reported}`,
    );
    const refused = ends.find(({ code }) => code !== 0);
    if (refused === undefined) continue;
    const hasReason = /in use by another process|Another import is running/.test(refused.lastLine);
    return assertThat(
      refused.code === 1 && hasReason,
      `the other is refused with a reason: ${reported}`,
    );
  }
  throw new Error('Expected: of two imports at once one is refused');
}

type CleanImport = { readonly feeds: readonly [string, string]; readonly hash: string };

/** Returns how many of the started imports were killed, and how long an undisturbed one takes. */
async function importWithCrashes(
  shop: Shop,
  { feeds: [first, second], hash }: CleanImport,
  size: Size,
): Promise<string> {
  const uninterruptedMs = await runUninterrupted(shop, first);
  let [started, killed] = [0, 0];
  for (; killed < kills[size]; started += 1) {
    assertThat(
      started < kills[size] * MAX_ATTEMPTS_PER_KILL,
      `imports run long enough to be killed: ${killed} of ${started} were`,
    );
    const child = startImport(shop, started % 2 === 0 ? second : first);
    let isOver = false;
    void child.exit.then(() => {
      isOver = true;
    });
    await new Promise((resolve) =>
      setTimeout(resolve, uninterruptedMs * (0.1 + 0.8 * Math.random())),
    );
    if (!isOver) killed += 1;
    await child.kill();
  }
  await importTwiceAtOnce(shop, first);
  assertThat((await hashCatalogue(shop)) === hash, 'the shop is as after one clean import');
  return `${killed} of ${started} killed, each within ${Math.round(uninterruptedMs)} ms`;
}

/**
 * Runs on each of `serverUrls`, where null is the embedded database. All results must equal that of
 * one clean import.
 */
export async function runImportCrash(
  serverUrls: readonly (string | null)[],
  size: Size,
): Promise<string> {
  const cleanShop = await createShop(null);
  try {
    const feeds = await writeFeeds(join(cleanShop.dataDir, 'feed'), size);
    await runUninterrupted(cleanShop, feeds[0]);
    const clean = { feeds, hash: await hashCatalogue(cleanShop) };
    const reported: string[] = [];
    for (const serverUrl of serverUrls) {
      const shop = await createShop(serverUrl);
      const figures = await importWithCrashes(shop, clean, size).finally(shop.drop);
      reported.push(`${figures}, on ${serverUrl === null ? 'embedded' : 'PostgreSQL'}`);
    }
    return `imports: ${reported.join('; ')}; ${products[size]} products equal to one clean run; one of two at once refused`;
  } finally {
    await cleanShop.drop();
  }
}
