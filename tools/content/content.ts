/** `npm run content`: imports, exports, checks and publishes pages as files, with pictures. */
import { parseArgs } from 'node:util';
import type { ContentAdmin } from '#features/content/edit/content-admin.ts';
import {
  findRunningShop,
  openRemoteContentAdmin,
} from '#features/content/edit/content-remote.server.ts';
import { silentLog } from '#kit/log.ts';
import { isProblem, Problem } from '#kit/problem.ts';
import { checkFolder, exportPages, importPages, writeSchemas } from './content-files.ts';
import {
  deletePage,
  publishPage,
  rollBack,
  savePictures,
  showHistory,
  showText,
  unpublishPage,
} from './content-pages.ts';
import { printPreviewLink } from './preview-link.ts';

export type ContentCommand = {
  readonly args: readonly string[];
  /** Base of relative paths. */
  readonly cwd: string;
  readonly openContentAdmin: () => Promise<{
    readonly contentAdmin: ContentAdmin;
    readonly close: () => Promise<void>;
  }>;
  readonly write: (line: string) => void;
  readonly now?: () => Date;
  readonly env?: Readonly<Record<string, string | undefined>>;
};

const OPTIONS = {
  force: { type: 'boolean' },
  draft: { type: 'boolean' },
  yes: { type: 'boolean' },
  version: { type: 'string' },
  from: { type: 'string' },
  until: { type: 'string' },
  hours: { type: 'string' },
  locale: { type: 'string' },
  hash: { type: 'string' },
} as const;

type OptionName = keyof typeof OPTIONS;

export type Options = {
  readonly force?: boolean;
  readonly draft?: boolean;
  readonly yes?: boolean;
  readonly version?: string;
  readonly from?: string;
  readonly until?: string;
  readonly hours?: string;
  readonly locale?: string;
  readonly hash?: string;
};

export type CommandContext = Pick<ContentCommand, 'cwd' | 'write'> & {
  readonly names: readonly string[];
  readonly options: Options;
  readonly now: Date;
  /** Environment variables of the deployment. */
  readonly env: Record<string, string | undefined>;
};

/** Subcommand that works on the shop; resolves to the exit code. */
type Subcommand = (context: CommandContext, contentAdmin: ContentAdmin) => Promise<number>;
/** Subcommand that needs no shop; resolves to the exit code. */
type OfflineSubcommand = (context: CommandContext) => Promise<number>;

type SubcommandEntry = (
  | { readonly run: Subcommand }
  | { readonly runOffline: OfflineSubcommand }
) & {
  readonly options: readonly OptionName[];
  readonly takesMany?: true;
};

const SUBCOMMANDS: Readonly<Record<string, SubcommandEntry>> = {
  import: { run: importPages, options: ['force', 'draft', 'locale'] },
  export: { run: exportPages, options: [] },
  check: { run: checkFolder, options: ['locale'] },
  picture: { run: savePictures, options: [], takesMany: true },
  publish: { run: publishPage, options: ['version', 'from', 'until'] },
  unpublish: { run: unpublishPage, options: [] },
  delete: { run: deletePage, options: ['yes'] },
  history: { run: showHistory, options: [] },
  show: { run: showText, options: ['version', 'hash'] },
  rollback: { run: rollBack, options: ['version'] },
  schemas: { runOffline: writeSchemas, options: [] },
  preview: { runOffline: printPreviewLink, options: ['hours'] },
};

const USAGE = `Pages as files, at {fascia}/{locale}/{path}.json:
  npm run content -- export DIR             write all published pages to DIR
  npm run content -- check DIR              list the errors of the pages in DIR
  npm run content -- import DIR             check the pages in DIR, then publish new and changed ones
                     --draft                save them as drafts
                     --force                overwrite versions published since the export
                     --locale en-GB         (check and import) language of error messages; default: that of each page
  npm run content -- schemas DIR            write the JSON Schema of every block to DIR

Pictures for pages:
  npm run content -- picture FILE...        store JPEG, PNG or WebP files, and print the JSON for a page

One page, named by its file without .json: aldermoor/en-GB/home
  npm run content -- history PAGE           list its versions, published ones with the hash by which orders name them
  npm run content -- show PAGE              print its published text, or that of --version N, or of --hash HASH
  npm run content -- publish PAGE           publish its newest version, or --version N, now or --from TIME, optionally --until TIME
  npm run content -- unpublish PAGE         take it offline at once; its versions are kept
  npm run content -- rollback PAGE          publish a copy of the previous version, or of --version N
  npm run content -- delete PAGE --yes      delete it with all its versions
  npm run content -- preview PAGE           print the preview URL for an external editor, valid for 8 hours or --hours N

Times need a time zone: 2027-01-31T09:00Z or 2027-01-31T09:00+01:00.`;

/** Resolves to the exit code, 0 on success. */
export async function runContentCommand(command: ContentCommand): Promise<number> {
  const { args, cwd, openContentAdmin, write, now = () => new Date(), env = process.env } = command;
  try {
    const parsed = readArguments(args);
    if (parsed === null) {
      write(USAGE);
      return 1;
    }
    const { subcommand, names, options } = parsed;
    const context: CommandContext = { names, options, cwd, write, now: now(), env: { ...env } };
    if ('runOffline' in subcommand) return await subcommand.runOffline(context);
    const { contentAdmin, close } = await openContentAdmin();
    try {
      return await subcommand.run(context, contentAdmin);
    } finally {
      await close();
    }
  } catch (error) {
    if (!isProblem(error)) throw error;
    write(error.message);
    return 1;
  }
}

type ParsedArguments = {
  readonly subcommand: SubcommandEntry;
  readonly names: readonly string[];
  readonly options: Options;
};

/**
 * Parses the arguments; null if they are no valid command.
 * @throws Problem for an option that the command does not have.
 */
function readArguments(args: readonly string[]): ParsedArguments | null {
  const { values, positionals } = parseOptions(args);
  const [name = '', ...names] = positionals;
  const subcommand = Object.hasOwn(SUBCOMMANDS, name) ? SUBCOMMANDS[name] : undefined;
  if (!subcommand || names.length === 0) return null;
  if (names.length > 1 && !subcommand.takesMany) return null;
  const unknownOption = Object.keys(values).find(
    (option) => !(subcommand.options as readonly string[]).includes(option),
  );
  if (unknownOption !== undefined)
    throw new Problem(400, 'content.option', `--${unknownOption}: ${name} has no such option.`);
  return { subcommand: subcommand, names, options: values };
}

function parseOptions(args: readonly string[]): {
  values: Options;
  positionals: readonly string[];
} {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  } catch (error) {
    const [option = 'arguments'] =
      /--?[\w-]+/.exec(error instanceof Error ? error.message : '') ?? [];
    throw new Problem(
      400,
      'content.option',
      `${option}: is not an option of this command, or its value is missing.\n\n${USAGE}`,
    );
  }
}

async function openContentAdmin(): ReturnType<ContentCommand['openContentAdmin']> {
  const [{ parseEnvironment }, { openContentAdmin }] = await Promise.all([
    import('#server/app/environment.server.ts'),
    import('#server/app/ports.server.ts'),
  ]);
  const environment = parseEnvironment(process.env);
  const running = await findRunningShop(environment.dataDir);
  if (running) return { contentAdmin: openRemoteContentAdmin(running), close: async () => {} };
  return openContentAdmin(environment, silentLog);
}

if (import.meta.main) {
  process.exitCode = await runContentCommand({
    args: process.argv.slice(2),
    // npm runs scripts in the project's folder, but relative paths refer to the caller's.
    cwd: process.env.INIT_CWD ?? process.cwd(),
    openContentAdmin,
    write: (line) => console.log(line),
  }).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    return 1;
  });
}
