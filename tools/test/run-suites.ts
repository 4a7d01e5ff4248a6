/** Runs all test suites in sequence and prints the totals on the last line. */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTestPostgres } from '#test/databases/postgres.ts';
import {
  addCounts,
  type Counts,
  checkReport,
  countPlaywright,
  countVitest,
  formatCounts,
  type PlaywrightReport,
  type VitestReport,
} from './count-results.ts';
import {
  namePlaywrightFailures,
  nameVitestFailures,
  type PlaywrightFailures,
  type VitestFailures,
} from './name-failures.ts';

/** Time limit per suite, so that none can hang the run. */
const SUITE_LIMIT_MS = 40 * 60_000;

const reports = mkdtempSync(join(tmpdir(), 'parade-reports-'));
const postgres = await startTestPostgres();
const failures: string[] = [];
let running: ChildProcess | null = null;
let stopped: NodeJS.Signals | null = null;

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => {
    stopped = signal;
    running?.kill(signal);
  });

function runCommand(
  command: readonly [string, ...string[]],
  env: NodeJS.ProcessEnv,
): Promise<number> {
  const [file, ...args] = command;
  return new Promise((resolve) => {
    running = spawn(file, args, {
      stdio: 'inherit',
      env: { ...process.env, ...env },
      timeout: SUITE_LIMIT_MS,
    });
    running.once('error', () => resolve(127));
    running.once('exit', (code) => resolve(code ?? 1));
  });
}

async function runSuite<Report>(
  name: string,
  command: readonly [string, ...string[]],
  reportVariable: string,
  read: {
    readonly count: (report: Report) => Counts;
    readonly name?: (report: Report) => readonly string[];
  },
): Promise<Counts> {
  if (stopped) return { passed: 0, failed: 1, skipped: 0 };
  const startedAt = performance.now();
  const file = join(reports, `${reportVariable}.json`);
  console.log(`\n== ${name}`);
  const status = await runCommand(
    command.map((part) => part.replace('REPORT', file)) as [string, ...string[]],
    {
      [reportVariable]: file,
      ...('url' in postgres && { TEST_DATABASE_URL: postgres.url }),
    },
  );
  const report = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : null;
  const { fault, ...counts } = checkReport({ status, report }, read.count);
  if (report) failures.push(...(read.name?.(report) ?? []));
  console.log(
    `== ${name}: ${formatCounts(counts)}${fault ? ` (${fault})` : ''}, ${Math.round((performance.now() - startedAt) / 1000)} s`,
  );
  return counts;
}

function runJourneys(): Promise<Counts> | Counts {
  if (process.env.CHROMIUM_PATH)
    return runSuite('browser journeys', ['playwright', 'test'], 'PLAYWRIGHT_JSON_OUTPUT_FILE', {
      count: (report: PlaywrightReport & PlaywrightFailures) => countPlaywright(report),
      name: namePlaywrightFailures,
    });
  console.log('\n== browser journeys: no Chromium was found; install one, or set CHROMIUM_PATH');
  return { passed: 0, failed: 1, skipped: 0 };
}

try {
  const startedAt = performance.now();
  const vitest = [
    'vitest',
    'run',
    '--reporter=default',
    '--reporter=json',
    '--outputFile.json=REPORT',
  ] as const;
  const all = [
    await runSuite('checks', ['node', 'tools/check.ts'], 'CHECK_REPORT', {
      count: (counts: Counts) => counts,
    }),
    await runSuite('unit, contract, property and component tests', vitest, 'UNIT_REPORT', {
      count: (report: VitestReport & VitestFailures) => countVitest(report),
      name: nameVitestFailures,
    }),
    await runJourneys(),
  ];
  if ('skipped' in postgres) console.log(`\nSkipped on PostgreSQL: ${postgres.skipped}.`);
  const total = addCounts(all);
  if (failures.length > 0)
    console.log(`\nFailed:\n${failures.map((failure) => `- ${failure}`).join('\n')}`);
  console.log(`\nAll suites: ${Math.round((performance.now() - startedAt) / 1000)} s`);
  console.log(formatCounts(total));
  process.exitCode = total.failed > 0 ? 1 : 0;
} finally {
  if ('stop' in postgres) await postgres.stop();
  rmSync(reports, { recursive: true, force: true });
}
