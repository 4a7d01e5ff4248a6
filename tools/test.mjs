/** npm test: everything there is to test, with what it needs installed; the last line sums all suites. Runs on any Node from 20 on. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildWhenNeeded } from './build-when-needed.mjs';
import { findChromium } from './chromium.mjs';
import { installWhenNeeded } from './install.mjs';

installWhenNeeded();
buildWhenNeeded();

const reports = mkdtempSync(join(tmpdir(), 'parade-reports-'));
const total = { passed: 0, failed: 0, skipped: 0 };
process.on('SIGINT', () => process.exit(130));

run('checks', ['run', '--silent', 'check'], () => readJson('check'));
run(
  'unit, contract and property tests',
  ['exec', '--', 'vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${reportOf('unit')}`],
  readVitest,
);
const chromium = findChromium();
if (chromium)
  run('browser journeys', ['exec', '--', 'playwright', 'test'], readPlaywright, {
    CHROMIUM_PATH: chromium,
    PLAYWRIGHT_JSON_OUTPUT_FILE: reportOf('journeys'),
  });
else fail('browser journeys', 'no Chromium: set CHROMIUM_PATH');

rmSync(reports, { recursive: true, force: true });
console.log(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
process.exitCode = total.failed > 0 ? 1 : 0;

function reportOf(name) {
  return join(reports, `${name}.json`);
}

/** Runs one suite and adds its counts; a suite that ends badly without a failed test counts as one. */
function run(name, args, read, extra = {}) {
  const begun = Date.now();
  console.log(`\n— ${name}`);
  const env = { ...process.env, ...extra, CHECK_REPORT: reportOf('check') };
  const { status } = spawnSync('npm', args, { stdio: 'inherit', env });
  const counts = read(name);
  if (!counts || counts.passed + counts.failed === 0) fail(name, 'no test ran');
  else for (const key of Object.keys(total)) total[key] += counts[key];
  if (status !== 0 && counts?.failed === 0) fail(name, `ended with code ${status}`);
  console.log(`${name}: ${Math.round((Date.now() - begun) / 1000)} s`);
}

function fail(name, why) {
  console.log(`${name}: ${why}`);
  total.failed += 1;
}

function readVitest() {
  const report = readJson('unit');
  return (
    report && {
      passed: report.numPassedTests,
      failed: report.numFailedTests + report.numFailedTestSuites,
      skipped: report.numPendingTests + report.numTodoTests,
    }
  );
}

function readPlaywright() {
  const stats = readJson('journeys')?.stats;
  return stats && { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped };
}

function readJson(name) {
  return existsSync(reportOf(name)) ? JSON.parse(readFileSync(reportOf(name), 'utf8')) : null;
}
