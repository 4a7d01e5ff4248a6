/** Deletes the files of photos that no review refers to any more, or never did. */
import type { Pictures } from '#features/pictures/pictures.port.ts';
import type { PendingPhotos } from '#features/review-writing/photos/pending-photos.port.ts';
import { isPendingPhoto } from '#features/review-writing/written-review.ts';
import type { Database } from '../database.ts';
import { defineStatement } from '../statement.ts';

/** Photos per run. */
const BATCH_SIZE = 500;

/** `isUsed`: a review still refers to the photo, for example after an edit. */
const listUnreferenced = defineStatement<{
  readonly picture: string;
  readonly createdAt: string;
  readonly isUsed: boolean;
}>(
  'review.unreferencedPhotos',
  `with unreferenced as (select picture, created_at from unreferenced_review_photo
       where created_at <= now() order by created_at, picture limit $1),
     used as (select distinct photo->>'picture' as picture
       from review r, jsonb_array_elements(r.photos) as a(photo)
       where r.photos <> '[]' and exists (select from unreferenced))
   select picture, created_at::text as "createdAt", picture in (select picture from used where picture is not null) as "isUsed"
   from unreferenced`,
);

/**
 * Deletes the rows just read. A photo that was unlinked again meanwhile has a newer `created_at`
 * and stays until the next run.
 */
const deleteUnreferencedRows = defineStatement<never>(
  'review.deleteUnreferencedPhotoRows',
  `delete from unreferenced_review_photo one using unnest($1::text[], $2::text[]) as seen(picture, at)
   where one.picture = seen.picture and one.created_at = seen.at::timestamptz`,
);

/** Those that could not be deleted are the last of the next run, so that they hold up no others. */
const moveRowsToEnd = defineStatement<never>(
  'review.moveUnreferencedPhotoRows',
  `update unreferenced_review_photo set created_at = clock_timestamp()
   where picture = any($1::text[]) and created_at <= now()`,
);

/** Time for a decision to be stored after its photos are. */
const DECISION_HOURS = 1;

const insertRow = defineStatement<never>(
  'review.noteFuturePhoto',
  `insert into unreferenced_review_photo (picture, created_at)
   values ($1, now() + interval '${DECISION_HOURS} hours')
   on conflict (picture) do update set created_at = excluded.created_at`,
);

/**
 * Notes a picture before it is stored for a review. If the review never gets it, because the
 * decision fails, the clean-up deletes the picture after an hour.
 */
export async function noteFuturePhoto(
  database: Pick<Database, 'rows'>,
  picture: string,
): Promise<void> {
  await database.rows(insertRow, [picture]);
}

type PhotoFiles = {
  readonly pending: Pick<PendingPhotos, 'delete'>;
  readonly pictures: Pick<Pictures, 'delete'>;
};

/**
 * Returns the ids of the pictures that it deleted from the picture store; `deleteResizedPictures`
 * deletes their resized versions. A picture that cannot be deleted does not stop the others, and
 * is deleted by a later run.
 * @throws the first error of a store, after all others are deleted.
 */
export async function deleteUnreferencedPhotos(
  database: Pick<Database, 'rows'>,
  files: PhotoFiles,
  deleteResizedPictures: (ids: readonly string[]) => Promise<void>,
): Promise<readonly string[]> {
  const unreferenced = await database.rows(listUnreferenced, [BATCH_SIZE]);
  if (unreferenced.length === 0) return [];
  const unused = unreferenced.filter(({ isUsed }) => !isUsed).map(({ picture }) => picture);
  const failures = await deleteEach(unused, files);
  const stored = unused.filter((picture) => !isPendingPhoto(picture) && !failures.has(picture));
  await deleteResizedPictures(stored);
  const settled = unreferenced.filter(({ picture }) => !failures.has(picture));
  await database.rows(deleteUnreferencedRows, [
    ...[settled.map(({ picture }) => picture), settled.map(({ createdAt }) => createdAt)],
  ]);
  if (failures.size > 0) await database.rows(moveRowsToEnd, [[...failures.keys()]]);
  for (const error of failures.values()) throw error;
  return stored;
}

/** Errors by the ids of the photos that could not be deleted. */
async function deleteEach(
  ids: readonly string[],
  { pending, pictures }: PhotoFiles,
): Promise<ReadonlyMap<string, unknown>> {
  const failures = new Map<string, unknown>();
  for (const id of ids)
    await (isPendingPhoto(id) ? pending.delete([id]) : pictures.delete(id)).catch(
      (error: unknown) => failures.set(id, error),
    );
  return failures;
}
