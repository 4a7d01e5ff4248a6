/** Decisions of moderators on reviews in the app's database. */
import { randomUUID } from 'node:crypto';
import type { Connection } from '#database/connection.ts';
import type { Database } from '#database/database.ts';
import { isUuid } from '#database/keys/uuid.ts';
import { publishChanges } from '#database/publish.ts';
import {
  insertReviewEvent,
  type LockedProduct,
  lockProductOf,
  publishTotals,
} from '#database/reviews/review-changes.ts';
import { registerPhotoBeforeSave } from '#database/reviews/unreferenced-photos.ts';
import { removeUnusedPhotosIfPossible } from '#database/reviews/unused-photos.ts';
import type { Pictures } from '#features/pictures/pictures.port.ts';
import type {
  ModeratedReview,
  ReviewModeration,
} from '#features/review-moderation/review-moderation.port.ts';
import type { PendingPhotos } from '#features/review-writing/photos/pending-photos.port.ts';
import { isPendingPhoto } from '#features/review-writing/submitted-review.ts';
import { defineProvider } from '#kit/define-provider.ts';
import { Problem } from '#kit/problem.ts';
import {
  findModerated,
  listEvents,
  listModerated,
  saveResponse,
  setPublished,
  setRefused,
  settleReports,
} from './moderation-statements.ts';

export type ModerationDeps = {
  readonly pending: PendingPhotos;
  readonly pictures: Pick<Pictures, 'idOf' | 'save'>;
};

export function createReviewModeration(
  database: Database,
  { pending, pictures }: ModerationDeps,
): ReviewModeration {
  const decide = (id: string, work: Decision) =>
    database.transaction((connection) => change(connection, id, work));
  return {
    list: ({ status = null, isReported = false, limit }) =>
      database.rows(listModerated, [status, isReported, limit]),
    async find(id) {
      if (!isUuid(id)) return null;
      const [review] = await database.rows(findModerated, [id]);
      return review ? { review, events: await database.rows(listEvents, [id]) } : null;
    },
    findPendingPhoto: (photo) => pending.find(photo),
    async publish(id, submittedAt) {
      // Pictures take long to store: not while the product is locked.
      const [seen] = isUuid(id) ? await database.rows(findModerated, [id]) : [];
      if (!seen) throw noSuchReview();
      checkUnchanged(seen, submittedAt);
      const moved = await movePhotos(database, seen.photos, { pending, pictures });
      const after = await decide(id, async ({ connection, product, review }) => {
        checkUnchanged(review, submittedAt);
        await connection.rows(setPublished, [id, JSON.stringify(moved)]);
        await connection.rows(settleReports, [id]);
        await insertReviewEvent(connection, product, id, 'published');
        if (review.status !== 'published') await publishTotals(connection, product);
      });
      await removeUnusedPhotosIfPossible(database, pending, seen.photos);
      return after;
    },
    async refuse(id, reason) {
      let photos: readonly string[] = [];
      const after = await decide(id, async ({ connection, product, review }) => {
        checkConfirmed(review);
        photos = review.photos;
        await connection.rows(setRefused, [id, reason]);
        await connection.rows(settleReports, [id]);
        await insertReviewEvent(connection, product, id, 'refused', reason);
        if (review.status === 'published') await publishTotals(connection, product);
      });
      await removeUnusedPhotosIfPossible(database, pending, photos);
      return after;
    },
    respond: (id, { clientName, text }) =>
      decide(id, async ({ connection, product, review }) => {
        await connection.rows(saveResponse, [id, clientName, text]);
        await insertReviewEvent(connection, product, id, 'responded');
        if (review.status === 'published')
          await publishChanges(connection, 'reviews', [product.productKey]);
      }),
  };
}

type Decision = (subject: {
  readonly connection: Connection;
  readonly product: LockedProduct;
  readonly review: ModeratedReview;
}) => Promise<void>;

async function change(connection: Connection, id: string, work: Decision) {
  const product = isUuid(id) ? await lockProductOf(connection, id) : null;
  const [review] = product ? await connection.rows(findModerated, [id]) : [];
  if (!product || !review) throw noSuchReview();
  await work({ connection, product, review });
  const [after] = await connection.rows(findModerated, [id]);
  if (!after) throw noSuchReview();
  return after;
}

/**
 * Ids in the picture store by those of pending photos, without those whose file is lost. If the
 * decision fails, the clean-up deletes what has been moved.
 */
async function movePhotos(
  database: Database,
  ids: readonly string[],
  { pending, pictures }: ModerationDeps,
): Promise<Readonly<Record<string, string>>> {
  const moved: Record<string, string> = {};
  for (const id of ids) {
    const body = isPendingPhoto(id) ? await pending.find(id) : null;
    if (!body) continue;
    // Unique: neither an equal photo of another review is deleted with this one, nor this one by a
    // clean-up after a former decision that failed.
    const owner = `${id} ${randomUUID()}`;
    await registerPhotoBeforeSave(database, pictures.idOf(body, owner));
    moved[id] = await pictures.save(body, owner);
  }
  return moved;
}

/** The text and the photos are those that the moderator read. */
function checkUnchanged(review: ModeratedReview, submittedAt: string): void {
  checkConfirmed(review);
  if (review.submittedAt !== submittedAt)
    throw new Problem(409, 'reviews.changed', 'review: its writer has changed it since.', {
      field: 'review',
    });
}

function checkConfirmed({ status }: ModeratedReview): void {
  if (status === 'unconfirmed')
    throw new Problem(409, 'reviews.unconfirmed', 'review: its writer has not confirmed it yet.', {
      field: 'review',
    });
}

function noSuchReview(): Problem {
  return new Problem(404, 'reviews.unknown', 'review: there is no such review.', {
    field: 'review',
  });
}

export const provider = defineProvider({
  port: 'reviewModeration',
  name: 'embedded',
  create: async (deps) =>
    createReviewModeration((await deps.database()) as Database, {
      pending: await deps.port('pendingPhotos'),
      pictures: await deps.port('pictures'),
    }),
});
