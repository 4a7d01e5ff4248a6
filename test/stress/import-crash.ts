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
const LIVES = 5;
const products: Record<Size, number> = { small: 100, full: 3_000 };
/** Maximum attempts for two imports to overlap on a busy machine. */
const MEETINGS = 10;
const SIZES = ['S', 'M', 'L'];
const pictures: Record<Size, number> = { small: 2, full: 10 };

type Shop = {
  readonly dataDir: string;
  readonly databaseUrl: string | null;
  readonly drop: () => Promise<void>;
};

async function makeShop(serverUrl: string | null): Promise<Shop> {
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

async function readWhole({ dataDir, databaseUrl }: Shop): Promise<string> {
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

async function runToItsEnd(shop: Shop, file: string): Promise<number> {
  const start = performance.now();
  const child = startImport(shop, file);
  const code = await child.exit;
  assertThat(
    code === 0,
    `an import comes to its end, not to ${code}: ${child.lines().slice(-2).join(' ')}`,
  );
  return performance.now() - start;
}

/** Runs two imports at once: one is refused with a message, and the other succeeds. */
async function importTwiceAtOnce(shop: Shop, file: string): Promise<void> {
  for (let meeting = 0; meeting < MEETINGS; meeting += 1) {
    const children = [startImport(shop, file), startImport(shop, file)];
    const ends = await Promise.all(
      children.map(async (child) => ({
        code: await child.exit,
        words: child.lines().at(-1) ?? '',
      })),
    );
    const reported = JSON.stringify(ends);
    assertThat(
      ends.some(({ code }) => code === 0),
      `one comes to its end: ${reported}`,
    );
    const refused = ends.find(({ code }) => code !== 0);
    if (refused === undefined) continue;
    const isWorded = /in use by another process|Another import is running/.test(refused.words);
    return assertThat(refused.code === 1 && isWorded, `the other is refused in words: ${reported}`);
  }
  throw new Error('Expected: of two imports at once one is refused');
}

type UncrashedImport = { readonly feeds: readonly [string, string]; readonly whole: string };

/** Returns how many of the started imports were killed, and how long an undisturbed one takes. */
async function importWithCrashes(
  shop: Shop,
  { feeds: [first, second], whole }: UncrashedImport,
  size: Size,
): Promise<string> {
  const takesMs = await runToItsEnd(shop, first);
  let [lives, killed] = [0, 0];
  for (; killed < kills[size]; lives += 1) {
    assertThat(
      lives < kills[size] * LIVES,
      `imports last long enough to be killed: ${killed} of ${lives} were`,
    );
    const child = startImport(shop, lives % 2 === 0 ? second : first);
    let isOver = false;
    void child.exit.then(() => {
      isOver = true;
    });
    await new Promise((resolve) => setTimeout(resolve, takesMs * (0.1 + 0.8 * Math.random())));
    if (!isOver) killed += 1;
    await child.kill();
  }
  await importTwiceAtOnce(shop, first);
  assertThat((await readWhole(shop)) === whole, 'the shop is as after one clean import');
  return `${killed} of ${lives} killed, each within ${Math.round(takesMs)} ms`;
}

/**
 * Runs on each of `serverUrls`, where null is the embedded database. All results must equal that of
 * one clean import.
 */
export async function runImportCrash(
  serverUrls: readonly (string | null)[],
  size: Size,
): Promise<string> {
  const cleanShop = await makeShop(null);
  try {
    const feeds = await writeFeeds(join(cleanShop.dataDir, 'feed'), size);
    await runToItsEnd(cleanShop, feeds[0]);
    const clean = { feeds, whole: await readWhole(cleanShop) };
    const reported: string[] = [];
    for (const serverUrl of serverUrls) {
      const shop = await makeShop(serverUrl);
      const figures = await importWithCrashes(shop, clean, size).finally(shop.drop);
      reported.push(`${figures}, on ${serverUrl === null ? 'embedded' : 'PostgreSQL'}`);
    }
    return `imports: ${reported.join('; ')}; ${products[size]} products equal to one clean run; one of two at once refused`;
  } finally {
    await cleanShop.drop();
  }
}
