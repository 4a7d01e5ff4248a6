/** Limits of photos that wait for a moderator, of a person and of all; refuses missing photos. */
import type { Connection } from '#database/connection.ts';
import type { Database } from '#database/database.ts';
import type { PendingPhotos } from '#database/reviews/pending-photos.ts';
import { defineStatement } from '#database/statement.ts';
import type { Pictures } from '#features/pictures/pictures.port.ts';
import {
  isPendingPhoto,
  PENDING_PREFIX,
  type SubmittedReview,
} from '#features/review-writing/written-review.ts';
import type { Reviewer } from '#features/reviews/review-person.ts';
import { Problem } from '#kit/problem.ts';

export type PhotoStores = {
  readonly pending: PendingPhotos;
  readonly pictures: Pick<Pictures, 'delete' | 'find'>;
};

export type PhotoLimits = { readonly shop: number; readonly person: number };

/** Photos of all, or of one person, are counted one after the other. */
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
  database: Database,
  pending: PendingPhotos,
  body: Uint8Array,
  { shop }: PhotoLimits,
): Promise<string> {
  return database.transaction(async (connection) => {
    await connection.rows(lockPhotos, ['photos of reviews']);
    if ((await pending.count()) >= shop)
      throw new Problem(503, 'reviewForm.photosFull', 'photos: too many are awaiting moderation', {
        ...{ field: 'photos', retryAfter: 3_600 },
      });
    return await pending.save(body);
  });
}

/**
 * A form may send back a photo whose review was refused or deleted since.
 * @throws Problem 400 as the port.
 */
export async function checkPhotosExist(
  { pending, pictures }: PhotoStores,
  { photos }: SubmittedReview,
): Promise<void> {
  for (const id of photos) {
    const found = isPendingPhoto(id) ? await pending.read(id) : await pictures.find(id);
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
