/** `npm run import -- FILE|URL|-`: imports a catalogue, through the running server if any. */
import { join, resolve } from 'node:path';
import {
  chooseFascias,
  type ImportPorts,
  importCatalogue,
} from '#catalogue-import/catalogue-import.server.ts';
import type { ImportRequestBody } from '#catalogue-import/http/import-wire.ts';
import {
  type ImportListener,
  importViaServer,
} from '#catalogue-import/http/run-via-server.server.ts';
import type { ImportProgress, ImportReport } from '#catalogue-import/report/import-report.ts';
import { silentLog } from '#kit/log.ts';
import { isProblem } from '#kit/problem.ts';
import {
  createProgressBar,
  type ProgressBar,
  type ProgressOutput,
} from '#kit/progress-bar.server.ts';
import { readServerConnection } from '#request/commands/control-file.server.ts';
import { type ImportArguments, parseImportArguments, USAGE } from './import-arguments.ts';
import { openInput } from './import-input.ts';
import { openReport } from './import-report-csv.ts';
import { formatIssues, formatReport } from './import-text.ts';
import { IssueGroups } from './issue-groups.ts';

/** Opens the shop's ports; throws when another process uses the data folder. */
export type OpenPorts = (dataDir: string) => Promise<{
  readonly ports: ImportPorts;
  readonly fascias: readonly string[];
  readonly eeaFascias?: readonly string[];
  readonly close: () => Promise<void>;
}>;

export type ImportCommand = {
  readonly args: readonly string[];
  /** Base of relative paths. */
  readonly cwd: string;
  readonly dataDir: string;
  readonly archiveLimit?: number;
  readonly openPorts: OpenPorts;
  readonly output: ProgressOutput;
  readonly standardInput: AsyncIterable<Uint8Array>;
  readonly now: Date;
  readonly signal?: AbortSignal;
};

/** Resolves to the exit code: 0 when something was imported, else 1. */
export async function runImportCommand(command: ImportCommand): Promise<number> {
  const { output } = command;
  const requested = parseImportArguments(command.args);
  if (!requested) {
    output.write(USAGE);
    return 1;
  }
  const bar = createProgressBar(output);
  try {
    const { report, groups, path } = await runAndReport(requested, command, bar);
    bar.clear();
    output.write(`${formatIssues(groups.list())}${formatReport(report, path)}`);
    return report.imported > 0 ? 0 : 1;
  } catch (error) {
    bar.clear();
    output.write(`Nothing more was imported. ${describeFailure(error, command.signal)}\n`);
    return 1;
  }
}

type Summary = {
  readonly report: ImportReport;
  readonly groups: IssueGroups;
  readonly path: string;
};

async function runAndReport(
  requested: ImportArguments,
  command: ImportCommand,
  bar: ProgressBar,
): Promise<Summary> {
  const { cwd, dataDir } = command;
  const path =
    requested.report === undefined
      ? join(dataDir, 'import', 'report.csv')
      : resolve(cwd, requested.report);
  const input = await openInput({ ...command, source: requested.source });
  const csv = await openReport(path);
  const groups = new IssueGroups();
  const listener: ImportListener = {
    onProgress: (progress) => showProgress(bar, progress),
    onIssue: (issue) => {
      csv.add(issue);
      groups.add(issue);
    },
    ...(command.signal ? { signal: command.signal } : {}),
  };
  try {
    const { source: _source, report: _report, ...rest } = requested;
    const parameters = {
      ...rest,
      file: input.file,
      ...(input.base === undefined ? {} : { base: input.base }),
    };
    return { report: await importAnywhere(parameters, command, listener), groups, path };
  } finally {
    await csv.close();
    await input.remove();
  }
}

function showProgress(bar: ProgressBar, { phase, done, total, rows }: ImportProgress): void {
  const processed = { count: rows ?? done, unit: 'rows' };
  if (phase === 'reading') bar.update('Reading the file', done, total);
  else if (phase === 'saving') bar.update('Saving', done, total, processed);
  else bar.update('Saved; search and pages follow', done, total);
}

async function importAnywhere(
  parameters: ImportRequestBody,
  command: ImportCommand,
  listener: ImportListener,
): Promise<ImportReport> {
  const connection = await readServerConnection(command.dataDir);
  const report = connection && (await importViaServer(connection, parameters, listener));
  if (report) return report;
  const opened = await command.openPorts(command.dataDir);
  const { ports, fascias, eeaFascias = [], close } = opened;
  try {
    const selected = chooseFascias(parameters.fascias, fascias);
    const { now, dataDir, archiveLimit } = command;
    const limits = archiveLimit === undefined ? {} : { archiveLimit };
    return await importCatalogue({
      ...parameters,
      ...limits,
      ...{ fascias: selected, eeaFascias },
      now,
      ports,
      dataDir,
      ...listener,
    });
  } finally {
    await close();
  }
}

function describeFailure(error: unknown, signal: AbortSignal | undefined): string {
  if (signal?.aborted)
    return 'The import was stopped; saved records are kept. Run it again to complete it.';
  if (isProblem(error)) return error.message;
  return error instanceof Error ? error.message : String(error);
}

async function main(): Promise<number> {
  const [{ parseEnvironment }, { openPorts }] = await Promise.all([
    import('#server/app/environment.server.ts'),
    import('#server/app/ports.server.ts'),
  ]);
  const environment = parseEnvironment(process.env);
  const stop = new AbortController();
  process.once('SIGINT', () => stop.abort());
  return runImportCommand({
    args: process.argv.slice(2),
    // npm runs scripts in the project's folder, but relative paths refer to the caller's.
    cwd: process.env.INIT_CWD ?? process.cwd(),
    dataDir: environment.dataDir,
    archiveLimit: environment.importArchiveLimit,
    openPorts: () => openPorts(environment, silentLog),
    output: process.stdout,
    standardInput: process.stdin,
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
