/** `npm run reviews`: lists, publishes and refuses reviews, and responds to them. */
import { parseArgs } from 'node:util';
import { findRunningShop } from '#features/content/edit/content-remote.server.ts';
import {
  isModerationReason,
  isReviewStatus,
  type ReviewStatus,
} from '#features/review-moderation/moderation.ts';
import { openRemoteModeration } from '#features/review-moderation/moderation-remote.server.ts';
import type {
  ModeratedReview,
  ReviewModeration,
} from '#features/review-moderation/review-moderation.port.ts';
import { pendingFileOf } from '#features/review-writing/written-review.ts';
import { MODERATION_REASONS } from '#features/reviews/policy/moderation-reasons.ts';
import { silentLog } from '#kit/log.ts';
import { isProblem, Problem } from '#kit/problem.ts';

export type ReviewsCommand = {
  readonly args: readonly string[];
  readonly open: () => Promise<{
    readonly moderation: ReviewModeration;
    readonly close: () => Promise<void>;
  }>;
  readonly write: (line: string) => void;
};

const OPTIONS = {
  status: { type: 'string' },
  reported: { type: 'boolean' },
  limit: { type: 'string' },
  reason: { type: 'string' },
  name: { type: 'string' },
  text: { type: 'string' },
} as const;

type Options = {
  readonly status?: string;
  readonly reported?: boolean;
  readonly limit?: string;
  readonly reason?: string;
  readonly name?: string;
  readonly text?: string;
};

const USAGE = `Reviews that shoppers write appear once they are published:
  npm run reviews -- list                    those that wait, oldest first
                     --status refused        or those of another status: published, refused, unconfirmed
                     --reported              only those that readers have reported since the last decision
                     --limit 20              at most so many, up to 500
  npm run reviews -- show ID                 a review with its photos, reports and audit log
  npm run reviews -- publish ID@TIME...      publish reviews as listed, or keep reported ones
  npm run reviews -- refuse ID... --reason R refuse or remove reviews; a low rating is no reason. R is one of:
                     ${MODERATION_REASONS.join(', ')}
  npm run reviews -- respond ID --name SHOP --text WORDS   respond to a review, in place of an earlier response`;

type Job = (
  moderation: ReviewModeration,
  ids: readonly string[],
  options: Options,
) => Promise<readonly string[]>;

type JobOf = { readonly job: Job; readonly ids: 'none' | 'one' | 'many' } & {
  readonly options: readonly (keyof Options)[];
};

const JOBS: Readonly<Record<string, JobOf>> = {
  list: { job: list, ids: 'none', options: ['status', 'reported', 'limit'] },
  show: { job: show, ids: 'one', options: [] },
  publish: { job: publish, ids: 'many', options: [] },
  refuse: { job: refuse, ids: 'many', options: ['reason'] },
  respond: { job: respond, ids: 'one', options: ['name', 'text'] },
};

/** Resolves to the exit code, 0 on success. */
export async function runReviewsCommand({ args, open, write }: ReviewsCommand): Promise<number> {
  try {
    const { values, positionals } = parseOptions(args);
    const [name = '', ...ids] = positionals;
    const known = Object.hasOwn(JOBS, name) ? JOBS[name] : undefined;
    const isCounted =
      known &&
      (known.ids === 'none' ? ids.length === 0 : ids.length > 0) &&
      (known.ids !== 'one' || ids.length === 1);
    if (!isCounted) throw new Problem(400, 'reviews.usage', USAGE);
    const strange = Object.keys(values).find((option) => !known.options.some((o) => o === option));
    if (strange !== undefined)
      throw new Problem(400, 'reviews.option', `--${strange}: ${name} has no such option.`);
    const { moderation, close } = await open();
    try {
      const subjects = name === 'publish' ? ids : ids.map((id) => id.replace(/@.*/, ''));
      for (const line of await known.job(moderation, subjects, values)) write(line);
    } finally {
      await close();
    }
    return 0;
  } catch (error) {
    if (!isProblem(error)) throw error;
    write(error.message);
    return 1;
  }
}

function parseOptions(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  } catch {
    throw new Problem(400, 'reviews.option', USAGE);
  }
}

async function list(moderation: ReviewModeration, _: readonly string[], options: Options) {
  const status = readStatus(options.status);
  const limit = Number(options.limit ?? 20);
  if (!Number.isInteger(limit) || limit < 1 || limit > 500)
    throw new Problem(422, 'reviews.limit', '--limit: a whole number from 1 to 500.');
  const { reported = false } = options;
  const found = await moderation.list({
    ...{ limit, isReported: reported },
    // Reported reviews are published ones mostly: all are listed.
    ...(status !== null || reported ? status !== null && { status } : { status: 'pending' }),
  });
  return found.length === 0 ? ['No review.'] : found.flatMap(describe);
}

function readStatus(given: string | undefined): ReviewStatus | null {
  if (given === undefined) return null;
  if (isReviewStatus(given)) return given;
  throw new Problem(422, 'reviews.status', `--status: there is no ${given}.`);
}

async function show(moderation: ReviewModeration, [id = '']: readonly string[]) {
  const found = await moderation.find(id);
  if (!found) throw new Problem(404, 'reviews.unknown', `${id}: there is no such review.`);
  const { review, events } = found;
  const { fit, isRecommended, secondaryRatings, responses } = review;
  return [
    ...describe(review),
    `  language ${review.language ?? '-'}, fit ${fit ?? '-'}, recommended ${isRecommended ?? '-'}, verified ${review.isVerified}`,
    ...Object.entries(secondaryRatings).map(([aspect, stars]) => `  ${aspect}: ${stars}`),
    ...responses.map(({ clientName, text }) => `  response of ${clientName}: ${text}`),
    ...events.map(({ at, action, reason }) => `  ${at} ${action}${reason ? ` (${reason})` : ''}`),
  ];
}

function describe(review: ModeratedReview): string[] {
  const { id, status, productKey, rating, submittedAt, title, body, username, photos } = review;
  const reports = Object.entries(review.reports).map(([reason, count]) => `${count} ${reason}`);
  const refused = review.refusalReason === null ? '' : ` (${review.refusalReason})`;
  return [
    `${id}@${submittedAt}  ${productKey}  ${rating}/5  ${status}${refused}`,
    `  ${[username, review.userLocation].filter(Boolean).join(', ')}${title ? ` | ${title}` : ''}`,
    ...body.split('\n').map((line) => `  ${line}`),
    ...photos.map((photo) => `  photo: ${pendingFileOf(photo) ?? photo}`),
    ...(reports.length > 0 ? [`  reported: ${reports.join(', ')}`] : []),
  ];
}

async function publish(moderation: ReviewModeration, ids: readonly string[]) {
  return await forEach(ids, async (listed) => {
    const [id = '', submittedAt] = listed.split('@');
    if (submittedAt === undefined)
      throw new Problem(422, 'reviews.time', 'give ID@TIME, as list and show print it.');
    return `${(await moderation.publish(id, submittedAt)).id} is published.`;
  });
}

async function refuse(moderation: ReviewModeration, ids: readonly string[], { reason }: Options) {
  if (!isModerationReason(reason))
    throw new Problem(422, 'reviews.reason', `--reason: one of ${MODERATION_REASONS.join(', ')}.`);
  return await forEach(ids, async (id) => {
    await moderation.refuse(id, reason);
    return `${id} is refused: ${reason}.`;
  });
}

async function respond(
  moderation: ReviewModeration,
  [id = '']: readonly string[],
  { name = '', text = '' }: Options,
) {
  const [clientName, words] = [name.trim(), text.trim()];
  if (clientName === '' || clientName.length > 80)
    throw new Problem(422, 'reviews.name', '--name: 1 to 80 characters.');
  if (words === '' || words.length > 5_000)
    throw new Problem(422, 'reviews.text', '--text: 1 to 5000 characters.');
  await moderation.respond(id, { clientName, text: words });
  return [`${id} has the response.`];
}

/** One after the other: a refusal names its review, and those before it are done. */
async function forEach(ids: readonly string[], work: (id: string) => Promise<string>) {
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

async function open(): ReturnType<ReviewsCommand['open']> {
  const [{ readEnvironment }, { openReviewModeration }] = await Promise.all([
    import('#server/app/environment.server.ts'),
    import('#server/app/ports.server.ts'),
  ]);
  const environment = readEnvironment(process.env);
  const running = await findRunningShop(environment.dataDir);
  if (running) return { moderation: openRemoteModeration(running), close: async () => {} };
  return openReviewModeration(environment, silentLog);
}

if (import.meta.main) {
  process.exitCode = await runReviewsCommand({
    args: process.argv.slice(2),
    open,
    write: (line) => console.log(line),
  }).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    return 1;
  });
}
