/** Deletes the files of photos that no review refers to any more. */
import type { Pictures } from '#features/pictures/pictures.port.ts';
import { isPendingPhoto } from '#features/review-writing/written-review.ts';
import type { Database } from '../database.ts';
import { defineStatement } from '../statement.ts';
import type { PendingPhotos } from './pending-photos.ts';

/** Photos of one clean-up. */
const PHOTOS = 500;

/** Those of a review that still has them, as an edited one may, are kept. */
const listUnreferenced = defineStatement<{
  readonly picture: string;
  readonly seenAt: string;
  readonly isUsed: boolean;
}>(
  'review.unreferencedPhotos',
  `with unreferenced as (select picture, created_at
       from unreferenced_review_photo order by created_at, picture limit $1),
     used as (select distinct photo->>'picture' as picture
       from review r, jsonb_array_elements(r.photos) as a(photo)
       where r.photos <> '[]' and exists (select from unreferenced))
   select picture, created_at::text as "seenAt", picture in (select picture from used where picture is not null) as "isUsed"
   from unreferenced`,
);

/** A photo that lost its review meanwhile has a newer time, and stays for the next clean-up. */
const forgetUnreferenced = defineStatement<never>(
  'review.forgetUnreferencedPhotos',
  `delete from unreferenced_review_photo one using unnest($1::text[], $2::text[]) as seen(picture, at)
   where one.picture = seen.picture and one.created_at = seen.at::timestamptz`,
);

/**
 * Returns the ids of the pictures that it deleted from the picture store. `removeRendered` deletes
 * their sizes; a failure, or a crash, before the end is made good by the next clean-up.
 */
export async function deleteUnreferencedPhotos(
  database: Pick<Database, 'rows'>,
  { pending, pictures }: { pending: PendingPhotos; pictures: Pick<Pictures, 'delete'> },
  removeRendered: (ids: readonly string[]) => Promise<void>,
): Promise<readonly string[]> {
  const unreferenced = await database.rows(listUnreferenced, [PHOTOS]);
  if (unreferenced.length === 0) return [];
  const unused = unreferenced.filter(({ isUsed }) => !isUsed).map(({ picture }) => picture);
  await pending.remove(unused.filter(isPendingPhoto));
  const stored = unused.filter((picture) => !isPendingPhoto(picture));
  for (const picture of stored) await pictures.delete(picture);
  await removeRendered(stored);
  await database.rows(forgetUnreferenced, [
    ...[unreferenced.map(({ picture }) => picture), unreferenced.map(({ seenAt }) => seenAt)],
  ]);
  return stored;
}
