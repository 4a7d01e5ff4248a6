/** Submitted reviews in the app's database; emails to guests are jobs of the same transaction. */
import type { Connection } from '#database/connection.ts';
import type { Database } from '#database/database.ts';
import { hashToken } from '#database/keys/hash-token.ts';
import { isUuid } from '#database/keys/uuid.ts';
import { countConfirmationEmail } from '#database/reviews/limit-emails.ts';
import {
  deleteReviewEvents,
  insertReviewEvent,
  lockProductOf,
  publishTotals,
} from '#database/reviews/review-changes.ts';
import { deleteUnreferencedPhotos } from '#database/reviews/unreferenced-photos.ts';
import {
  removeUnusedPhotos,
  removeUnusedPhotosIfPossible,
} from '#database/reviews/unused-photos.ts';
import { defineStatement } from '#database/statement.ts';
import type { Jobs } from '#features/jobs/jobs.port.ts';
import type { ModerationStatus } from '#features/review-moderation/moderation.ts';
import type { ReviewReport, ReviewWriting } from '#features/review-writing/review-writing.port.ts';
import {
  CONFIRMATION_DAYS,
  MAX_PENDING_PHOTOS,
  MAX_PENDING_PHOTOS_PER_REVIEWER,
  UNREFERENCED_PHOTO_HOURS,
} from '#features/review-writing/submitted-review.ts';
import { NETWORK_VOTE_DAYS } from '#features/reviews/reviews.ts';
import { defineProvider } from '#kit/define-provider.ts';
import { Problem } from '#kit/problem.ts';
import {
  checkPhotosExist,
  checkPhotosOfPerson,
  type PhotoLimits,
  type PhotoStores,
  storePhoto,
} from './limit-photos.ts';
import { exportData, findByToken, findOwn, listOwn } from './own-reviews.ts';
import { confirmSubmittedReview, saveSubmittedReview } from './save-submitted-review.ts';

const DAY_MS = 86_400_000;

type Found = { readonly id: string; readonly status: ModerationStatus };

type Deleted = Found & { readonly photos: readonly string[] };

/** $1 hash of a token; or $2 id, $3 author, $4 hash of the email address. */
const findOwned = defineStatement<Found>(
  'reviewWriting.owned',
  `select id, status from review where token_hash = $1
     or (id = $2 and (author = $3 or (author is null and author_email = $4))
       and status <> 'unconfirmed')`,
);

const deleteReview = defineStatement<Deleted>(
  'reviewWriting.remove',
  `delete from review where id = $1
   returning id, status, jsonb_path_query_array(photos, '$[*].picture') as photos`,
);

const findStatus = defineStatement<Found>(
  'reviewWriting.status',
  'select id, status from review where id = $1',
);

/** Returns no row for a second report of the same person. */
const insertReport = defineStatement<{ readonly reporter: string }>(
  'reviewWriting.report',
  `insert into review_report (review_id, reporter, reason) values ($1, $2, $3)
   on conflict do nothing returning reporter`,
);

const deleteOld = defineStatement<never>(
  'reviewWriting.deleteOld',
  `with deleted as (delete from review where id in (select id from review
     where status = 'unconfirmed' and submitted_at <= now() - interval '${CONFIRMATION_DAYS} days'
     limit 1000) returning id)
   delete from review_event where review_id in (select id from deleted)`,
);

/** $1 time: of votes until then. */
const forgetNetworks = defineStatement<never>(
  'reviewWriting.forgetNetworks',
  `update review_vote set network = null
   where (review_id, voter) in (select review_id, voter from review_vote
     where network is not null and created_at <= $1 limit 1000 for update skip locked)`,
);

export function createReviewWriting(
  database: Database,
  jobs: Jobs,
  photos: PhotoStores,
  limits: PhotoLimits = { shop: MAX_PENDING_PHOTOS, person: MAX_PENDING_PHOTOS_PER_REVIEWER },
): ReviewWriting {
  const { pending } = photos;
  return {
    storePhoto: (body) => storePhoto(pending, body, limits),
    async submit(review, reviewer, email) {
      await checkPhotosExist(photos, review);
      return await database.transaction(async (transaction) => {
        await checkPhotosOfPerson(transaction, review, reviewer, limits);
        const token = await saveSubmittedReview(transaction, review, reviewer, email);
        if (token === null || email === null) return null;
        await countConfirmationEmail(transaction, email.to);
        const job = { ...email, token };
        await jobs.enqueue('reviewEmail', job, { transaction });
        return job;
      });
    },
    findOwn: (productKey, reviewer) => findOwn(database, productKey, reviewer),
    listOwn: (reviewer) => listOwn(database, reviewer),
    findByToken: (token) => findByToken(database, token),
    async confirm(token) {
      const isConfirmed = await database.transaction((connection) =>
        confirmSubmittedReview(connection, token),
      );
      const review = isConfirmed ? await findByToken(database, token) : null;
      if (!review)
        throw new Problem(410, 'reviewForm.linkExpired', 'This link has been used or has expired');
      return review;
    },
    async remove(owner) {
      const removed = await database.transaction((connection) => remove(connection, owner));
      await removeUnusedPhotosIfPossible(database, pending, removed);
    },
    report: (report) => database.transaction((connection) => saveReport(connection, report)),
    exportData: (person) => exportData(database, person),
    async cleanUp(deleteResizedPictures = async () => {}) {
      await database.rows(deleteOld);
      const counted = new Date(Date.now() - NETWORK_VOTE_DAYS * DAY_MS);
      await database.rows(forgetNetworks, [counted.toISOString()]);
      const time = new Date(Date.now() - UNREFERENCED_PHOTO_HOURS * 3_600_000);
      // A file that cannot be deleted does not stop the others.
      const [waiting, unreferenced] = await Promise.allSettled([
        pending.listBefore(time).then((ids) => removeUnusedPhotos(database, pending, ids)),
        deleteUnreferencedPhotos(database, photos, deleteResizedPictures),
      ]);
      if (unreferenced.status === 'rejected') throw unreferenced.reason;
      if (waiting.status === 'rejected') throw waiting.reason;
      return { deletedPictures: unreferenced.value };
    },
  };
}

async function remove(
  connection: Connection,
  owner: Parameters<ReviewWriting['remove']>[0],
): Promise<readonly string[]> {
  const isByToken = 'token' in owner;
  if (!isByToken && !isUuid(owner.reviewId)) throw noSuchReview();
  const [found] = await connection.rows(
    findOwned,
    isByToken
      ? [hashToken(owner.token), null, null, null]
      : [null, owner.reviewId, owner.reviewer.author, owner.reviewer.authorEmail],
  );
  const product = found && (await lockProductOf(connection, found.id));
  const [deleted] = product ? await connection.rows(deleteReview, [found.id]) : [];
  if (!product || !deleted) throw noSuchReview();
  if (deleted.status === 'unconfirmed') await deleteReviewEvents(connection, deleted.id);
  else await insertReviewEvent(connection, product, deleted.id, 'deleted');
  if (deleted.status === 'published') await publishTotals(connection, product);
  return deleted.photos;
}

async function saveReport(
  connection: Connection,
  { productKey, reviewId, reporter, reason }: ReviewReport,
): Promise<boolean> {
  const owner = isUuid(reviewId) ? await lockProductOf(connection, reviewId) : null;
  const [review] = owner ? await connection.rows(findStatus, [reviewId]) : [];
  if (owner?.productKey !== productKey || review?.status !== 'published') throw noSuchReview();
  const saved = await connection.rows(insertReport, [reviewId, reporter, reason]);
  if (saved.length > 0) await insertReviewEvent(connection, owner, reviewId, 'reported', reason);
  return saved.length > 0;
}

function noSuchReview(): Problem {
  return new Problem(404, 'reviews.unknown', 'review: there is no such review.', {
    field: 'review',
  });
}

export const provider = defineProvider({
  port: 'reviewWriting',
  name: 'embedded',
  create: async (deps) =>
    createReviewWriting((await deps.database()) as Database, await deps.port('jobs'), {
      pending: await deps.port('pendingPhotos'),
      pictures: await deps.port('pictures'),
    }),
});
