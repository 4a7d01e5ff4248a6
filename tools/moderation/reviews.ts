/** `npm run reviews`: lists, publishes and refuses reviews, their photos, and responses to them. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type BuyerLinks,
  MAX_LINK_DAYS,
  ORDER_ID,
} from '#features/review-moderation/buyer-links.ts';
import { openRemoteModeration } from '#features/review-moderation/moderation-remote.server.ts';
import type {
  ModeratedReview,
  ReviewModeration,
} from '#features/review-moderation/review-moderation.port.ts';
import { isPendingPhoto, pendingFileOf } from '#features/review-writing/submitted-review.ts';
import { MODERATION_REASONS } from '#features/reviews/policy/moderation-reasons.ts';
import { Problem } from '#kit/problem.ts';
import {
  describeEvents,
  type ModerationCommand,
  type ModerationOptions,
  type ModerationSubcommands,
  parseLimit,
  parseShopText,
  parseStatus,
  publishListed,
  refuseEach,
  runModerationCommand,
  runOnShop,
} from './run-moderation-command.ts';

const USAGE = `Reviews by shoppers appear once they are published:
  npm run reviews -- list                    awaiting moderation, oldest first
                     --status refused        with another status: published, refused, unconfirmed
                     --reported              only those reported since the last decision
                     --limit 20              maximum number, up to 500
  npm run reviews -- show ID                 a review with its photos, reports and audit log
  npm run reviews -- photos ID --into FOLDER save its photos that await moderation as files
  npm run reviews -- publish ID@VERSION...   publish the listed version of reviews, or keep reported ones
  npm run reviews -- refuse ID... --reason R refuse or remove reviews. R is one of:
                     ${MODERATION_REASONS.join(', ')}
  npm run reviews -- respond ID --name SHOP --text TEXT   respond to a review; replaces an earlier response
  npm run reviews -- link PRODUCT --order ID [--days 90]   create the link for an order email that verifies a buyer`;

type ReviewCommandServices = ReviewModeration & BuyerLinks;

const REVIEW_SUBCOMMANDS: ModerationSubcommands<ReviewCommandServices> = {
  usage: USAGE,
  subcommands: {
    list: { job: list, ids: 'none', options: ['status', 'reported', 'limit'] },
    show: { job: show, ids: 'one', options: [] },
    photos: { job: savePhotos, ids: 'one', options: ['into'] },
    publish: {
      job: (moderation, ids) => publishListed(ids, moderation.publish),
      ...{ ids: 'many', options: [] },
    },
    refuse: {
      job: (moderation, ids, options) => refuseEach(ids, options, moderation.refuse),
      ...{ ids: 'many', options: ['reason'] },
    },
    respond: { job: respond, ids: 'one', options: ['name', 'text'] },
    link: { job: link, ids: 'one', options: ['order', 'days'] },
  },
};

export function runReviewsCommand(
  command: ModerationCommand<ReviewCommandServices>,
): Promise<number> {
  return runModerationCommand(command, REVIEW_SUBCOMMANDS);
}

async function list(
  moderation: ReviewModeration,
  _: readonly string[],
  options: ModerationOptions,
) {
  const status = parseStatus(options);
  const { reported = false } = options;
  const found = await moderation.list({
    ...{ limit: parseLimit(options), isReported: reported },
    // Most reported reviews are published, so --reported lists reviews with any status.
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
    ...Object.entries(secondaryRatings).map(([id, stars]) => `  ${id}: ${stars}`),
    ...responses.map(({ clientName, text }) => `  response of ${clientName}: ${text}`),
    ...describeEvents(events),
  ];
}

/** Saves only pending photos, because public ones can be seen on the product page. */
async function savePhotos(
  moderation: ReviewModeration,
  [id = '']: readonly string[],
  { into = '' }: ModerationOptions,
) {
  if (into === '') throw new Problem(422, 'reviews.into', '--into: the folder to save them in.');
  const { review } = (await moderation.find(id)) ?? {};
  if (!review) throw new Problem(404, 'reviews.unknown', `${id}: there is no such review.`);
  const pendingPhotos = review.photos.filter(isPendingPhoto);
  if (pendingPhotos.length === 0) return [`${id} has no photo that awaits moderation.`];
  await mkdir(into, { recursive: true });
  const lines: string[] = [];
  for (const [index, photo] of pendingPhotos.entries()) {
    const body = await moderation.findPendingPhoto(photo);
    const file = join(into, `${review.id}-${index + 1}.jpg`);
    if (body) await writeFile(file, body);
    lines.push(body ? file : `photo ${index + 1} is lost: ${pendingFileOf(photo)}`);
  }
  return lines;
}

function describe(review: ModeratedReview): string[] {
  const { id, status, productKey, rating, submittedAt, title, body, username, photos } = review;
  const reports = Object.entries(review.reports).map(([reason, count]) => `${count} ${reason}`);
  const refusal = review.refusalReason === null ? '' : ` (${review.refusalReason})`;
  return [
    `${id}@${submittedAt}  ${productKey}  ${rating}/5  ${status}${refusal}`,
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
  const { name: clientName, text } = parseShopText(options, 5_000);
  await moderation.respond(id, { clientName, text });
  return [`${id} has the response.`];
}

/** Prints the paths of the two forms of the product, without the language prefix. */
async function link(
  { signBuyerLink }: ReviewCommandServices,
  [productKey = '']: readonly string[],
  { order = '', days: daysText = '90' }: ModerationOptions,
) {
  const days = Number(daysText);
  if (!ORDER_ID.test(order))
    throw new Problem(422, 'reviews.order', '--order: 1 to 64 letters, digits, - or _.');
  if (!Number.isInteger(days) || days < 1 || days > MAX_LINK_DAYS)
    throw new Problem(422, 'reviews.days', `--days: a whole number from 1 to ${MAX_LINK_DAYS}.`);
  const { slug, token } = await signBuyerLink({ productKey, order, days });
  return [
    `/product/${slug}/write-review?buyer=${token}`,
    `/product/${slug}/answer-question?buyer=${token}`,
  ];
}

if (import.meta.main)
  await runOnShop(runReviewsCommand, openRemoteModeration, async (environment, log) => {
    const { openReviewModeration } = await import('#server/app/ports.server.ts');
    return openReviewModeration(environment, log);
  });
