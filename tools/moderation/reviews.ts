/** `npm run reviews`: lists, publishes and refuses reviews, and responds to them. */
import { openRemoteModeration } from '#features/review-moderation/moderation-remote.server.ts';
import type {
  ModeratedReview,
  ReviewModeration,
} from '#features/review-moderation/review-moderation.port.ts';
import { pendingFileOf } from '#features/review-writing/written-review.ts';
import { MODERATION_REASONS } from '#features/reviews/policy/moderation-reasons.ts';
import { Problem } from '#kit/problem.ts';
import {
  describeEvents,
  type ModerationCommand,
  type ModerationJobs,
  type ModerationOptions,
  publishListed,
  readLimit,
  readShopText,
  readStatus,
  refuseEach,
  runModerationCommand,
  runOnShop,
} from './run-moderation-command.ts';

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

const REVIEW_JOBS: ModerationJobs<ReviewModeration> = {
  usage: USAGE,
  jobs: {
    list: { job: list, ids: 'none', options: ['status', 'reported', 'limit'] },
    show: { job: show, ids: 'one', options: [] },
    publish: {
      job: (moderation, ids) => publishListed(ids, moderation.publish),
      ...{ ids: 'many', options: [] },
    },
    refuse: {
      job: (moderation, ids, options) => refuseEach(ids, options, moderation.refuse),
      ...{ ids: 'many', options: ['reason'] },
    },
    respond: { job: respond, ids: 'one', options: ['name', 'text'] },
  },
};

export function runReviewsCommand(command: ModerationCommand<ReviewModeration>): Promise<number> {
  return runModerationCommand(command, REVIEW_JOBS);
}

async function list(
  moderation: ReviewModeration,
  _: readonly string[],
  options: ModerationOptions,
) {
  const status = readStatus(options);
  const { reported = false } = options;
  const found = await moderation.list({
    ...{ limit: readLimit(options), isReported: reported },
    // Reported reviews are published ones mostly: all are listed.
    ...(status !== null || reported ? status !== null && { status } : { status: 'pending' }),
  });
  return found.length === 0 ? ['No review.'] : found.flatMap(describe);
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
    ...describeEvents(events),
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

async function respond(
  moderation: ReviewModeration,
  [id = '']: readonly string[],
  options: ModerationOptions,
) {
  const { name: clientName, text } = readShopText(options, 5_000);
  await moderation.respond(id, { clientName, text });
  return [`${id} has the response.`];
}

if (import.meta.main)
  await runOnShop(runReviewsCommand, openRemoteModeration, async (environment, log) => {
    const { openReviewModeration } = await import('#server/app/ports.server.ts');
    return openReviewModeration(environment, log);
  });
