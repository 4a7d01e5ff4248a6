/** Limits of photos that wait for a moderator, of a person and of all; refuses missing photos. */
import type { Connection } from '#database/connection.ts';
import { defineStatement } from '#database/statement.ts';
import type { Pictures } from '#features/pictures/pictures.port.ts';
import type { PendingPhotos } from '#features/review-writing/photos/pending-photos.port.ts';
import {
  isPendingPhoto,
  PENDING_PREFIX,
  type SubmittedReview,
} from '#features/review-writing/submitted-review.ts';
import type { Reviewer } from '#features/reviews/review-person.ts';
import { createTaskLimiter } from '#kit/limits/task-limiter.server.ts';
import { Problem } from '#kit/problem.ts';

export type PhotoStores = {
  readonly pending: PendingPhotos;
  readonly pictures: Pick<Pictures, 'delete' | 'find'>;
};

export type PhotoLimits = { readonly shop: number; readonly person: number };

/**
 * Photos of this process are counted and stored one after the other, without a transaction: their
 * store may be slow. Several servers may store one photo each beyond the limit of all.
 */
const uploadLimit = createTaskLimiter({
  ...{ concurrency: 1, maxQueued: 40 },
  refuse: () =>
    new Problem(503, 'reviewForm.busy', 'photos: too many at once', {
      ...{ field: 'photos', retryAfter: 5 },
    }),
});

/** Photos of one person are counted one after the other. */
const lockPhotos = defineStatement<never>(
  'reviewWriting.lockPhotos',
  'select pg_advisory_xact_lock(hashtextextended($1, 0))',
);

/** $1 author, $2 hash of the email address, $3 product whose former review is being replaced. */
const countPending = defineStatement<{ readonly pending: number }>(
  'reviewWriting.pendingPhotos',
  `select count(*)::int as pending
   from review r, jsonb_array_elements(r.photos) as a(photo)
   where (r.author = $1 or r.author_email = $2) and r.photos <> '[]'
     and photo->>'picture' like '${PENDING_PREFIX}%'
     and r.product_id <> coalesce((select id from product where product_key = $3), r.id)`,
);

/** @throws Problem 503 as the port. */
export function storePhoto(
  pending: PendingPhotos,
  body: Uint8Array,
  { shop }: PhotoLimits,
): Promise<string> {
  return uploadLimit(async () => {
    if ((await callStore(pending.count())) >= shop)
      throw new Problem(503, 'reviewForm.photosFull', 'photos: too many are awaiting moderation', {
        ...{ field: 'photos', retryAfter: 3_600 },
      });
    return await callStore(pending.save(body));
  });
}

/**
 * Keeps the cause for the log, and the form for the shopper.
 * @throws Problem 503 as the port.
 */
async function callStore<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (cause) {
    throw new Problem(503, 'reviewForm.failed', `photos: their store failed: ${cause}`, {
      field: 'photos',
    });
  }
}

/**
 * A form may send back a photo whose review was refused or deleted since.
 * @throws Problem 400 or 503 as the port.
 */
export async function checkPhotosExist(
  { pending, pictures }: PhotoStores,
  { photos }: SubmittedReview,
): Promise<void> {
  for (const id of photos) {
    const found = await callStore<unknown>(
      isPendingPhoto(id) ? pending.find(id) : pictures.find(id),
    );
    if (found === null)
      throw new Problem(400, 'reviewForm.photosMissing', 'photos: one is no longer stored', {
        field: 'photos',
      });
  }
}

/** @throws Problem 422 as the port. */
export async function checkPhotosOfPerson(
  connection: Connection,
  { photos, productKey }: SubmittedReview,
  { author, authorEmail }: Reviewer,
  { person }: PhotoLimits,
): Promise<void> {
  const added = photos.filter(isPendingPhoto).length;
  if (added === 0) return;
  await connection.rows(lockPhotos, [`photos of ${authorEmail}`]);
  const [counted] = await connection.rows(countPending, [author, authorEmail, productKey]);
  if ((counted?.pending ?? 0) + added > person)
    throw new Problem(
      422,
      'reviewForm.photosWaiting',
      'photos: too many of this person are awaiting moderation',
      {
        field: 'photos',
      },
    );
}
