/** Runs a command of the project on the data folder of a running server. */
import { spawn } from 'node:child_process';

export type ToolResult = { readonly code: number | null; readonly printed: string };

/** `tool`: path of its file, such as `tools/import/import.ts`. */
export function runTool(
  tool: string,
  args: readonly string[],
  dataDir: string,
): Promise<ToolResult> {
  const child = spawn(process.execPath, [tool, ...args], {
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' },
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (printed += text));
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, printed })));
}
