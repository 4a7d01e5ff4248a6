/** Runs `npm run import` on the data folder of a running server. */
import { runTool, type ToolResult } from './run-tool.ts';

export function runImport(file: string, dataDir: string): Promise<ToolResult> {
  return runTool('tools/import/import.ts', [file], dataDir);
}
