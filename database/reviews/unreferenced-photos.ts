/** Deletes the files of photos that no review refers to any more. */
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
  `with unreferenced as (select picture, created_at
       from unreferenced_review_photo order by created_at, picture limit $1),
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

/**
 * Returns the ids of the pictures that it deleted from the picture store; `deleteResizedPictures`
 * deletes their resized versions. If the run fails, the next one retries.
 */
export async function deleteUnreferencedPhotos(
  database: Pick<Database, 'rows'>,
  { pending, pictures }: { pending: PendingPhotos; pictures: Pick<Pictures, 'delete'> },
  deleteResizedPictures: (ids: readonly string[]) => Promise<void>,
): Promise<readonly string[]> {
  const unreferenced = await database.rows(listUnreferenced, [BATCH_SIZE]);
  if (unreferenced.length === 0) return [];
  const unused = unreferenced.filter(({ isUsed }) => !isUsed).map(({ picture }) => picture);
  await pending.delete(unused.filter(isPendingPhoto));
  const stored = unused.filter((picture) => !isPendingPhoto(picture));
  for (const picture of stored) await pictures.delete(picture);
  await deleteResizedPictures(stored);
  await database.rows(deleteUnreferencedRows, [
    ...[unreferenced.map(({ picture }) => picture), unreferenced.map(({ createdAt }) => createdAt)],
  ]);
  return stored;
}
