/** npm run check: format, lint, types, project rules, unused code and budgets, then a summary. */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';

/** `isVerbose` steps print their output on success too. */
type Step = {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  readonly isVerbose?: boolean;
};

const steps: readonly Step[] = [
  { name: 'format and lint', command: ['biome', 'check', '--error-on-warnings'] },
  { name: 'route types', command: ['react-router', 'typegen'] },
  { name: 'types: everything', command: ['tsc', '-p', 'tsconfig.json'] },
  { name: 'types: pure files', command: ['tsc', '-p', 'tsconfig.pure.json'] },
  { name: 'types: browser files', command: ['tsc', '-p', 'tsconfig.browser.json'] },
  { name: 'project structure and conventions', command: ['node', 'tools/structure/structure.ts'] },
  { name: 'unused code', command: ['knip'] },
  { name: 'budgets', command: ['node', 'tools/budgets/budgets.ts'], isVerbose: true },
];

/** Formats the seconds since `startedAt`. */
function formatSeconds(startedAt: number): string {
  return `${((performance.now() - startedAt) / 1000).toFixed(1)} s`;
}

function runStep({ name, command: [file, ...args], isVerbose }: Step): boolean {
  const startedAt = performance.now();
  const { status, stdout, stderr, error } = spawnSync(file, args, { encoding: 'utf8' });
  const hasPassed = status === 0;
  console.log(`${hasPassed ? '✓' : '✗'} ${name} (${formatSeconds(startedAt)})`);
  if (!hasPassed || isVerbose)
    console.log(`${stdout ?? ''}${stderr ?? ''}${error?.message ?? ''}`.trimEnd());
  return hasPassed;
}

const startedAt = performance.now();
const passed = steps.filter(runStep).length;
const failed = steps.length - passed;
console.log(`Checks: ${passed} passed, ${failed} failed (${formatSeconds(startedAt)})`);
if (process.env.CHECK_REPORT)
  writeFileSync(process.env.CHECK_REPORT, JSON.stringify({ passed, failed, skipped: 0 }));
process.exitCode = failed > 0 ? 1 : 0;
