/** `npm run export -- jsonl|merchant|schema [FILE]`: exports the catalogue. */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { catalogueLine } from '#catalogue-import/formats/json-lines/catalogue-lines.server.ts';
import {
  type ExportRequestBody,
  type ExportSources,
  exportCatalogue,
} from '#catalogue-import/http/export-http.server.ts';
import { exportViaServer } from '#catalogue-import/http/run-via-server.server.ts';
import { silentLog } from '#kit/log.ts';
import { writeFileAtomically } from '#kit/write-file-atomically.server.ts';
import { readServerConnection } from '#request/commands/control-file.server.ts';

const USAGE = `npm run export -- jsonl|merchant|schema [FILE] [--fascia CODE] [--locale TAG]

  jsonl     the whole catalogue with its reviews in JSON Lines, which npm run import reads
  merchant  the Google Merchant feed of one fascia and language (default: the first)
  schema    the JSON Schema of a line of jsonl
  FILE      file to write (default: catalogue.jsonl, google.xml, catalogue-lines.schema.json); - is standard output
`;

const FILES = {
  jsonl: 'catalogue.jsonl',
  merchant: 'google.xml',
  schema: 'catalogue-lines.schema.json',
} as const;

export type ExportCommand = {
  readonly args: readonly string[];
  readonly cwd: string;
  readonly dataDir: string;
  readonly openSources: () => Promise<ExportSources & { readonly close: () => Promise<void> }>;
  readonly output: NodeJS.WritableStream;
};

type ExportArguments = {
  readonly format: keyof typeof FILES;
  readonly file: string;
  readonly fascia?: string;
  readonly locale?: string;
};

/** Resolves to the exit code. Exports through the running server if there is one. */
export async function runExportCommand(command: ExportCommand): Promise<number> {
  const requested = parseArguments(command.args);
  if (!requested) {
    command.output.write(USAGE);
    return 1;
  }
  const { format, file, ...feedSelection } = requested;
  if (format === 'schema') {
    await write([`${JSON.stringify(z.toJSONSchema(catalogueLine), null, 2)}\n`], file, command);
    return 0;
  }
  const parameters: ExportRequestBody = { format, ...feedSelection };
  const connection = await readServerConnection(command.dataDir);
  const stream = connection && (await exportViaServer(connection, parameters));
  if (stream) await write(stream, file, command);
  else {
    const { close, ...sources } = await command.openSources();
    try {
      await write(exportCatalogue(parameters, sources), file, command);
    } finally {
      await close();
    }
  }
  return 0;
}

/** Writes to the file, or to the standard output for `-`. */
async function write(
  pieces: Iterable<string> | AsyncIterable<string | Uint8Array>,
  file: string,
  { cwd, output }: ExportCommand,
) {
  if (file === '-') {
    for await (const piece of pieces) output.write(piece);
    return;
  }
  const path = resolve(cwd, file);
  await writeFileAtomically(path, pieces);
  output.write(`Written to ${path}\n`);
}

function parseArguments(args: readonly string[]): ExportArguments | null {
  try {
    const options = { fascia: { type: 'string' }, locale: { type: 'string' } } as const;
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    const [format, file, ...more] = positionals;
    if ((format !== 'jsonl' && format !== 'merchant' && format !== 'schema') || more.length > 0)
      return null;
    const { fascia, locale } = values;
    return {
      format,
      file: file ?? FILES[format],
      ...(fascia === undefined ? {} : { fascia }),
      ...(locale === undefined ? {} : { locale }),
    };
  } catch {
    return null;
  }
}

async function main(): Promise<number> {
  const [{ parseEnvironment }, { openPorts }] = await Promise.all([
    import('#server/app/environment.server.ts'),
    import('#server/app/ports.server.ts'),
  ]);
  const environment = parseEnvironment(process.env);
  return runExportCommand({
    args: process.argv.slice(2),
    // npm runs scripts in the project's folder, but relative paths refer to the caller's.
    cwd: process.env.INIT_CWD ?? process.cwd(),
    dataDir: environment.dataDir,
    openSources: () => openPorts(environment, silentLog),
    output: process.stdout,
  });
}

if (import.meta.main) {
  process.exitCode = await main().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    return 1;
  });
}
