/** npm run check: format and lint, types in three programs, walls, budgets; all are run, then the verdict. */
import { spawnSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';

type Step = { readonly name: string; readonly command: readonly string[]; readonly needs?: string };

const steps: readonly Step[] = [
  { name: 'format and lint', command: ['biome', 'check', '--error-on-warnings'] },
  { name: 'route types', command: ['react-router', 'typegen'] },
  { name: 'types: everything', command: ['tsc', '-p', 'tsconfig.json'] },
  { name: 'types: pure files', command: ['tsc', '-p', 'tsconfig.pure.json'] },
  { name: 'types: browser files', command: ['tsc', '-p', 'tsconfig.browser.json'] },
  { name: 'walls', command: ['node', 'tools/house.ts'], needs: 'tools/house.ts' },
  { name: 'unused code', command: ['knip'], needs: 'knip.json' },
  { name: 'budgets', command: ['node', 'tools/budgets.ts'], needs: 'tools/budgets.ts' },
];

let failed = 0;
let skipped = 0;
for (const { name, command, needs } of steps) {
  const [file = '', ...args] = command;
  if (needs !== undefined && !existsSync(needs)) {
    skipped += 1;
    continue;
  }
  const begun = performance.now();
  const { status, stdout, stderr } = spawnSync(file, args, { encoding: 'utf8' });
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  console.log(`${status === 0 ? '✓' : '✗'} ${name} (${seconds} s)`);
  if (status !== 0) {
    failed += 1;
    console.log(`${stdout}${stderr}`);
  }
}

const report = process.env.CHECK_REPORT;
if (report) writeFileSync(report, JSON.stringify({ passed: steps.length - failed - skipped, failed, skipped }));
process.exitCode = failed > 0 ? 1 : 0;
