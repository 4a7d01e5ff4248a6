/** The disk of the embedded database fills up: a clear error, other work goes on, nothing acknowledged is lost. */
import { spawnSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import { mkdtemp, rm, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '#database/database.ts';
import { defineStatement } from '#database/statement.ts';
import { silentLog } from '#kit/log.ts';
import { isProblem } from '#kit/problem.ts';
import { makeDataDir } from '../databases.ts';
import { must, type Size, Skipped } from './storm.ts';

const LIMIT_MS = 2_000;
const RECOVERY_MS = 20_000;
const KILOBYTE = 'x'.repeat(1_000);

const write = defineStatement<never>('storm.write', 'insert into setting (name, value) values ($1, $2)');
const count = defineStatement<{ count: number }>('storm.count', 'select count(*)::int as count from setting');

async function mountSmallDisk(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'parade-disk-'));
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=160m', 'tmpfs', folder], { encoding: 'utf8' });
  if (mounted.status === 0) return folder;
  await rm(folder, { recursive: true });
  throw new Skipped(`no small disk can be mounted here: ${mounted.stderr?.trim() || mounted.error?.message}`);
}

async function fillDisk(disk: string): Promise<string> {
  const { bavail, bsize } = await statfs(disk);
  const filler = join(disk, 'filler');
  await writeFile(filler, Buffer.alloc(Math.max(bavail * bsize - 1_000_000, 0)));
  return filler;
}

/** At the small size times are only measured: a busy machine proves nothing. */
export async function runDiskFull(size: Size): Promise<string> {
  const disk = await mountSmallDisk();
  const template = await makeDataDir();
  cpSync(template, disk, { recursive: true });
  await rm(template, { recursive: true });
  const database = await openDatabase({ dataDir: disk, log: silentLog, statementLimitMs: LIMIT_MS });
  let longestPause = 0;
  let lastTick = performance.now();
  const pulse = setInterval(() => {
    longestPause = Math.max(longestPause, performance.now() - lastTick);
    lastTick = performance.now();
  }, 10);
  let acknowledged = 0;
  /** Fails or is acknowledged; which and how long it took. */
  async function attempt(): Promise<{ error: unknown; ms: number }> {
    const start = performance.now();
    try {
      await database.rows(write, [`row-${performance.now()}`, KILOBYTE]);
      acknowledged += 1;
      return { error: null, ms: performance.now() - start };
    } catch (error) {
      return { error, ms: performance.now() - start };
    }
  }
  try {
    const filler = await fillDisk(disk);
    let answer = await attempt();
    for (let tries = 0; answer.error === null && tries < 50_000; tries += 1) answer = await attempt();
    must(isProblem(answer.error) && answer.error.status === 503, `a full disk is a 503, not ${answer.error}`);
    const second = await attempt();
    const waited = Math.round(Math.max(answer.ms, second.ms));
    must(size === 'small' || waited < LIMIT_MS + 500, `an answer within the limit, not ${waited} ms`);
    await rm(filler);
    const start = performance.now();
    const saved = acknowledged;
    while (acknowledged === saved) {
      must(performance.now() - start < RECOVERY_MS, 'recovery within 20 s');
      await attempt();
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    const recovery = performance.now() - start;
    const [row] = await database.rows(count);
    must(row?.count === acknowledged, `${acknowledged} acknowledged, ${row?.count} kept`);
    must(size === 'small' || longestPause < 500, `the thread of the shop is never blocked, but was for ${Math.round(longestPause)} ms`);
    return `503 within ${waited} ms, ${acknowledged} writes kept, back ${Math.round(recovery)} ms after space came`;
  } finally {
    clearInterval(pulse);
    await database.close();
    spawnSync('umount', [disk]);
    await rm(disk, { recursive: true, force: true });
  }
}
