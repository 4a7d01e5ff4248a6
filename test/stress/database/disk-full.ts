/** Stress test: a full disk causes a clear error and no lost writes, and the database recovers. */
import { spawnSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import { mkdtemp, rm, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Database, openDatabase } from '#database/database.ts';
import { defineStatement } from '#database/statement.ts';
import { silentLog } from '#kit/log.ts';
import { isProblem } from '#kit/problem.ts';
import { makeDataDir } from '../../databases/databases.ts';
import { assertThat, type Size, Skipped } from '../stress-test.ts';

const TIMEOUT_MS = 2_000;
const RECOVERY_MS = 20_000;
const KILOBYTE = 'x'.repeat(1_000);

const write = defineStatement<never>(
  'stress.write',
  'insert into setting (name, value) values ($1, $2)',
);
const count = defineStatement<{ count: number }>(
  'stress.count',
  'select count(*)::int as count from setting',
);

async function mountSmallDisk(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'parade-disk-'));
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=160m', 'tmpfs', folder], {
    encoding: 'utf8',
  });
  if (mounted.status === 0) return folder;
  await rm(folder, { recursive: true });
  throw new Skipped(
    `no small disk can be mounted here: ${mounted.stderr?.trim() || mounted.error?.message}`,
  );
}

async function fillDisk(disk: string): Promise<string> {
  const { bavail, bsize } = await statfs(disk);
  const filler = join(disk, 'filler');
  await writeFile(filler, Buffer.alloc(Math.max(bavail * bsize - 1_000_000, 0)));
  return filler;
}

/** Measures the longest time in ms for which this thread was blocked. */
function watchThread() {
  let longest = 0;
  let lastTick = performance.now();
  const timer = setInterval(() => {
    longest = Math.max(longest, performance.now() - lastTick);
    lastTick = performance.now();
  }, 10);
  return { longest: () => longest, stop: () => clearInterval(timer) };
}

/** Writes one row per attempt and counts acknowledged ones. */
function createWriter(database: Database) {
  let acknowledged = 0;
  return {
    acknowledged: () => acknowledged,
    async attempt(): Promise<{ error: unknown; ms: number }> {
      const start = performance.now();
      try {
        await database.rows(write, [`row-${performance.now()}`, KILOBYTE]);
        acknowledged += 1;
        return { error: null, ms: performance.now() - start };
      } catch (error) {
        return { error, ms: performance.now() - start };
      }
    },
  };
}

type Writer = ReturnType<typeof createWriter>;

/** Writes until the disk is full, and once more; returns the ms of the slowest error response. */
async function writeUntilFull({ attempt }: Writer): Promise<number> {
  let response = await attempt();
  for (let tries = 0; response.error === null && tries < 50_000; tries += 1)
    response = await attempt();
  assertThat(
    isProblem(response.error) && response.error.status === 503,
    `a full disk is a 503, not ${response.error}`,
  );
  const second = await attempt();
  return Math.round(Math.max(response.ms, second.ms));
}

/** Writes until a row is acknowledged again; returns the time in ms. */
async function writeUntilRecovered({ attempt, acknowledged }: Writer): Promise<number> {
  const start = performance.now();
  const before = acknowledged();
  while (acknowledged() === before) {
    assertThat(performance.now() - start < RECOVERY_MS, 'recovery within 20 s');
    await attempt();
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return Math.round(performance.now() - start);
}

/** Measures times without checking them at the small size, because the machine is shared. */
export async function runDiskFull(size: Size): Promise<string> {
  const disk = await mountSmallDisk();
  const template = await makeDataDir();
  cpSync(template, disk, { recursive: true });
  await rm(template, { recursive: true });
  const database = await openDatabase({
    dataDir: disk,
    log: silentLog,
    statementLimitMs: TIMEOUT_MS,
  });
  const thread = watchThread();
  const writer = createWriter(database);
  try {
    const filler = await fillDisk(disk);
    const errorMs = await writeUntilFull(writer);
    assertThat(
      size === 'small' || errorMs < TIMEOUT_MS + 500,
      `an error within the limit, not ${errorMs} ms`,
    );
    await rm(filler);
    const recovery = await writeUntilRecovered(writer);
    const [row] = await database.rows(count);
    const acknowledged = writer.acknowledged();
    assertThat(row?.count === acknowledged, `${acknowledged} acknowledged, ${row?.count} kept`);
    assertThat(
      size === 'small' || thread.longest() < 500,
      `the thread of the shop is never blocked, but was for ${Math.round(thread.longest())} ms`,
    );
    return `503 within ${errorMs} ms, ${acknowledged} writes kept, writable again ${recovery} ms after space was freed`;
  } finally {
    thread.stop();
    await database.close();
    spawnSync('umount', [disk]);
    await rm(disk, { recursive: true, force: true });
  }
}
