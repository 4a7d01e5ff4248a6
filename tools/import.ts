/** `npm run import -- FILE`: brings a retailer's catalogue in, through the running shop or by itself. */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chooseFascias, type ImportPorts, importCatalogue } from '#features/catalogue-import/catalogue-import.server.ts';
import type { ImportIssue } from '#features/catalogue-import/catalogue-import.ts';
import { handOverImport, type ImportListener, readControl } from '#features/catalogue-import/hand-over.server.ts';
import type { ImportReport } from '#features/catalogue-import/import-report.ts';
import type { ImportOrder } from '#features/catalogue-import/import-wire.ts';
import { silentLog } from '#kit/log.ts';
import { isProblem } from '#kit/problem.ts';
import { formatIssues, formatReport } from './import-text.ts';
import { createProgress, type ProgressOutput } from './progress.ts';

/** The ports of the shop, opened by a command; throws when another process has the data folder. */
export type OpenPorts = (dataDir: string) => Promise<{
  readonly ports: ImportPorts;
  readonly fascias: readonly string[];
  readonly close: () => Promise<void>;
}>;

export type ImportCommand = {
  readonly args: readonly string[];
  /** Where relative paths start. */
  readonly cwd: string;
  readonly dataDir: string;
  readonly openPorts: OpenPorts;
  readonly output: ProgressOutput;
  readonly now: Date;
  readonly signal?: AbortSignal;
};

const USAGE = `npm run import -- FILE [--fascia CODE]… [--allow-host HOST]…

  FILE          a Google Merchant feed in XML; pictures may be addresses, or paths beside the file
  --fascia      the fascia that sells the products (default: all)
  --allow-host  a host that pictures may be fetched from (default: every public one)
`;

/** Kept for the screen; all of them are counted. */
const MAX_ISSUES = 1_000;

/** The exit code: 0 when something was imported, 1 when nothing was. */
export async function runImportCommand(command: ImportCommand): Promise<number> {
  const { output } = command;
  const order = readOrder(command.args, command.cwd);
  if (!order) {
    output.write(USAGE);
    return 1;
  }
  const bar = createProgress(output);
  const issues: ImportIssue[] = [];
  const listener: ImportListener = {
    onProgress: ({ phase, done, total }) => bar.show(phase === 'reading' ? 'Reading the file' : 'Saving products', done, total),
    onIssue: (issue) => {
      if (issues.length < MAX_ISSUES) issues.push(issue);
    },
    ...(command.signal ? { signal: command.signal } : {}),
  };
  try {
    const report = await importAnywhere(order, command, listener);
    bar.end();
    output.write(`${formatIssues(issues, report)}${formatReport(report)}`);
    return report.variants > 0 ? 0 : 1;
  } catch (error) {
    bar.end();
    output.write(`Nothing more was imported. ${wordFailure(error, command.signal)}\n`);
    return 1;
  }
}

async function importAnywhere(order: ImportOrder, command: ImportCommand, listener: ImportListener): Promise<ImportReport> {
  const control = await readControl(command.dataDir);
  const report = control && (await handOverImport(control, order, listener));
  if (report) return report;
  const { ports, fascias, close } = await command.openPorts(command.dataDir);
  try {
    const { file, allowHosts } = order;
    const chosen = chooseFascias(order.fascias, fascias);
    const { now, dataDir } = command;
    return await importCatalogue({ file, fascias: chosen, allowHosts, now, ports, dataDir, ...listener });
  } finally {
    await close();
  }
}

function readOrder(args: readonly string[], cwd: string): ImportOrder | null {
  try {
    const options = { fascia: { type: 'string', multiple: true }, 'allow-host': { type: 'string', multiple: true } } as const;
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    const [file, ...more] = positionals;
    if (file === undefined || more.length > 0) return null;
    const hosts = values['allow-host'];
    return { file: resolve(cwd, file), ...(values.fascia ? { fascias: values.fascia } : {}), ...(hosts ? { allowHosts: hosts } : {}) };
  } catch {
    return null;
  }
}

function wordFailure(error: unknown, signal: AbortSignal | undefined): string {
  if (signal?.aborted) return 'The import was stopped: what was saved stays. Run it again to complete it.';
  if (isProblem(error)) return error.message;
  return error instanceof Error ? error.message : String(error);
}

async function main(): Promise<number> {
  const [{ readEnvironment }, { openPorts }] = await Promise.all([
    import('#server/environment.server.ts'),
    import('#server/ports.server.ts'),
  ]);
  const environment = readEnvironment(process.env);
  const stop = new AbortController();
  process.once('SIGINT', () => stop.abort());
  return runImportCommand({
    args: process.argv.slice(2),
    // npm runs scripts in the project's folder; the path was written elsewhere.
    cwd: process.env.INIT_CWD ?? process.cwd(),
    dataDir: environment.dataDir,
    openPorts: () => openPorts(environment, silentLog),
    output: process.stdout,
    now: new Date(),
    signal: stop.signal,
  });
}

if (import.meta.main) {
  process.exitCode = await main().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    return 1;
  });
}
