/** Arguments, options and errors of the commands that moderate reviews and questions. */
import { parseArgs } from 'node:util';
import { findRunningShop } from '#features/content/edit/content-remote.server.ts';
import {
  isModerationReason,
  isModerationStatus,
  type ModerationStatus,
} from '#features/review-moderation/moderation.ts';
import {
  MODERATION_REASONS,
  type ModerationReason,
} from '#features/reviews/policy/moderation-reasons.ts';
import { silentLog } from '#kit/log.ts';
import { isProblem, Problem } from '#kit/problem.ts';
import type { ServerConnection } from '#request/commands/control-file.server.ts';
import type { Environment } from '#server/app/environment.server.ts';

type Opened<M> = { readonly moderation: M; readonly close: () => Promise<void> };

export type ModerationCommand<M> = {
  readonly args: readonly string[];
  readonly open: () => Promise<Opened<M>>;
  readonly write: (line: string) => void;
};

const OPTIONS = {
  status: { type: 'string' },
  reported: { type: 'boolean' },
  limit: { type: 'string' },
  reason: { type: 'string' },
  name: { type: 'string' },
  text: { type: 'string' },
  order: { type: 'string' },
  days: { type: 'string' },
  into: { type: 'string' },
  accept: { type: 'string' },
  since: { type: 'string' },
  format: { type: 'string' },
  refused: { type: 'string' },
  worn: { type: 'string' },
  parcel: { type: 'string' },
  unsaleable: { type: 'boolean' },
} as const;

export type ModerationOptions = {
  readonly status?: string;
  readonly reported?: boolean;
  readonly limit?: string;
  readonly reason?: string;
  readonly name?: string;
  readonly text?: string;
  readonly order?: string;
  readonly days?: string;
  readonly into?: string;
  readonly accept?: string;
  readonly since?: string;
  readonly format?: string;
  readonly refused?: string;
  readonly worn?: string;
  readonly parcel?: string;
  readonly unsaleable?: boolean;
};

export type ModerationSubcommand<M> = {
  readonly job: (
    moderation: M,
    ids: readonly string[],
    options: ModerationOptions,
  ) => Promise<readonly string[]>;
  readonly ids: 'none' | 'one' | 'many';
  readonly options: readonly (keyof ModerationOptions)[];
};

/** A command: what it prints without arguments, and its subcommands by name. */
export type ModerationSubcommands<M> = {
  readonly usage: string;
  readonly subcommands: Readonly<Record<string, ModerationSubcommand<M>>>;
};

/** Resolves to the exit code, 0 on success. */
export async function runModerationCommand<M>(
  { args, open, write }: ModerationCommand<M>,
  { usage, subcommands }: ModerationSubcommands<M>,
): Promise<number> {
  try {
    const { values, positionals } = parseOptions(args, usage);
    const [name = '', ...ids] = positionals;
    const subcommand = Object.hasOwn(subcommands, name) ? subcommands[name] : undefined;
    const hasValidIds =
      subcommand &&
      (subcommand.ids === 'none' ? ids.length === 0 : ids.length > 0) &&
      (subcommand.ids !== 'one' || ids.length === 1);
    if (!hasValidIds) throw new Problem(400, 'moderation.usage', usage);
    const unknownOption = Object.keys(values).find(
      (option) => !subcommand.options.some((o) => o === option),
    );
    if (unknownOption !== undefined)
      throw new Problem(
        400,
        'moderation.option',
        `--${unknownOption}: ${name} has no such option.`,
      );
    const { moderation, close } = await open();
    try {
      const subjects = name === 'publish' ? ids : ids.map((id) => id.replace(/@.*/, ''));
      for (const line of await subcommand.job(moderation, subjects, values))
        write(escapeControls(line));
    } finally {
      await close();
    }
    return 0;
  } catch (error) {
    if (!isProblem(error)) throw error;
    write(escapeControls(error.message));
    return 1;
  }
}

/** Escapes control characters, which could control the terminal; keeps line breaks and tabs. */
function escapeControls(line: string): string {
  return line.replaceAll(/[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, (character) => {
    if (character === '\n' || character === '\t') return character;
    return `\\x${character.charCodeAt(0).toString(16).padStart(2, '0')}`;
  });
}

function parseOptions(args: readonly string[], usage: string) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  } catch {
    throw new Problem(400, 'moderation.option', usage);
  }
}

/** Returns null without the option. */
export function parseStatus({ status }: ModerationOptions): ModerationStatus | null {
  if (status === undefined) return null;
  if (isModerationStatus(status)) return status;
  throw new Problem(422, 'moderation.status', `--status: there is no ${status}.`);
}

/** Returns 20 without the option. */
export function parseLimit({ limit: given = '20' }: ModerationOptions): number {
  const limit = Number(given);
  if (Number.isInteger(limit) && limit >= 1 && limit <= 500) return limit;
  throw new Problem(422, 'moderation.limit', '--limit: a whole number from 1 to 500.');
}

export function parseReason({ reason }: ModerationOptions): ModerationReason {
  if (isModerationReason(reason)) return reason;
  const reasons = MODERATION_REASONS.join(', ');
  throw new Problem(422, 'moderation.reason', `--reason: one of ${reasons}.`);
}

/** Name and text of the shop; `max` is the limit of the text in characters. */
export function parseShopText(
  { name = '', text = '' }: ModerationOptions,
  max: number,
): { readonly name: string; readonly text: string } {
  const given = { name: name.trim(), text: text.trim() };
  if (given.name === '' || given.name.length > 80)
    throw new Problem(422, 'moderation.name', '--name: 1 to 80 characters.');
  if (given.text === '' || given.text.length > max)
    throw new Problem(422, 'moderation.text', `--text: 1 to ${max} characters.`);
  return given;
}

/** Publishes each `ID@VERSION`; the version is the time of the text that the moderator has read. */
export function publishListed(
  listed: readonly string[],
  publish: (id: string, submittedAt: string) => Promise<{ readonly id: string }>,
): Promise<readonly string[]> {
  return forEachId(listed, async (idAndVersion) => {
    const [id = '', submittedAt] = idAndVersion.split('@');
    if (submittedAt === undefined)
      throw new Problem(422, 'moderation.version', 'give ID@VERSION, as list and show print it.');
    return `${(await publish(id, submittedAt)).id} is published.`;
  });
}

/** Refuses all for one reason. */
export function refuseEach(
  ids: readonly string[],
  options: ModerationOptions,
  refuse: (id: string, reason: ModerationReason) => Promise<unknown>,
): Promise<readonly string[]> {
  const reason = parseReason(options);
  return forEachId(ids, async (id) => {
    await refuse(id, reason);
    return `${id} is refused: ${reason}.`;
  });
}

/** Processes ids in sequence; an error names its id, after the results of those before it. */
async function forEachId(ids: readonly string[], work: (id: string) => Promise<string>) {
  const lines: string[] = [];
  for (const id of ids) {
    try {
      lines.push(await work(id));
    } catch (error) {
      if (!isProblem(error)) throw error;
      throw new Problem(error.status, error.code, [...lines, `${id}: ${error.message}`].join('\n'));
    }
  }
  return lines;
}

/** Entries of an audit log, one per line. */
export function describeEvents(
  events: readonly {
    readonly at: string;
    readonly action: string;
    readonly reason: string | null;
  }[],
): readonly string[] {
  return events.map(({ at, action, reason }) => `  ${at} ${action}${reason ? ` (${reason})` : ''}`);
}

/** Runs a command against the running shop, or against the data folder if none runs. */
export async function runOnShop<M>(
  run: (command: ModerationCommand<M>) => Promise<number>,
  remote: (connection: ServerConnection) => M,
  local: (environment: Environment, log: typeof silentLog) => Promise<Opened<M>>,
): Promise<void> {
  const open = async (): Promise<Opened<M>> => {
    const { parseEnvironment } = await import('#server/app/environment.server.ts');
    const environment = parseEnvironment(process.env);
    const running = await findRunningShop(environment.dataDir);
    if (running) return { moderation: remote(running), close: async () => {} };
    return local(environment, silentLog);
  };
  process.exitCode = await run({
    ...{ args: process.argv.slice(2), open, write: (line) => console.log(line) },
  }).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    return 1;
  });
}
