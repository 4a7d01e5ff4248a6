/** Runs `npm run import` on the data folder of a running server. */
import { spawn } from 'node:child_process';

export function runImport(
  file: string,
  dataDir: string,
): Promise<{ readonly code: number | null; readonly printed: string }> {
  const child = spawn(process.execPath, ['tools/import/import.ts', file], {
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' },
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (printed += text));
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, printed })));
}
