/** Deletes the files of photos that no review refers to any more, or never did. */
import type { Pictures } from '#features/pictures/pictures.port.ts';
import type { PendingPhotos } from '#features/review-writing/photos/pending-photos.port.ts';
import { isPendingPhoto } from '#features/review-writing/submitted-review.ts';
import type { Database } from '../database.ts';
import { defineStatement } from '../statement.ts';

/** Photos per batch: a review can use one of them again until it is deleted. */
const BATCH_SIZE = 20;
const MAX_BATCHES = 25;

/**
 * Begins the id in a row whose photo is about to be stored. Servers of a release before this one
 * look at such rows at once, and no store has a picture of that id to delete.
 */
const FUTURE_PREFIX = 'future:';

type UnreferencedRow = {
  /** `picture` in the table. */
  readonly key: string;
  readonly picture: string;
  readonly createdAt: string;
  readonly isUsed: boolean;
};

/** `isUsed`: a review still refers to the photo, for example after an edit. */
const listUnreferenced = defineStatement<UnreferencedRow>(
  'review.unreferencedPhotos',
  `with unreferenced as (
       select picture as key, created_at, regexp_replace(picture, '^${FUTURE_PREFIX}', '') as picture
       from unreferenced_review_photo
       where created_at <= now() and picture <> all($2::text[])
       order by created_at, picture limit $1),
     used as (select distinct photo->>'picture' as picture
       from review r, jsonb_array_elements(r.photos) as a(photo)
       where r.photos <> '[]' and exists (select from unreferenced))
   select key, picture, created_at::text as "createdAt", picture in (select picture from used where picture is not null) as "isUsed"
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
  'review.registerPhotoBeforeSave',
  `insert into unreferenced_review_photo (picture, created_at)
   values ($1, now() + interval '${DECISION_HOURS} hours')
   on conflict (picture) do update set created_at = excluded.created_at`,
);

/**
 * Registers a picture before it is stored for a review. If the review never gets it, because the
 * decision fails, the clean-up deletes the picture after an hour.
 */
export async function registerPhotoBeforeSave(
  database: Pick<Database, 'rows'>,
  picture: string,
): Promise<void> {
  await database.rows(insertRow, [`${FUTURE_PREFIX}${picture}`]);
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
  const deleted: string[] = [];
  const failures = new Map<string, unknown>();
  for (let batch = 0; batch < MAX_BATCHES; batch += 1) {
    const rows = await database.rows(listUnreferenced, [BATCH_SIZE, [...failures.keys()]]);
    if (rows.length === 0) break;
    deleted.push(
      ...(await deleteBatch(database, rows, { files, deleteResizedPictures, failures })),
    );
    if (rows.length < BATCH_SIZE) break;
  }
  if (failures.size > 0) await database.rows(moveRowsToEnd, [[...failures.keys()]]);
  for (const error of failures.values()) throw error;
  return deleted;
}

type BatchDeps = {
  readonly files: PhotoFiles;
  readonly deleteResizedPictures: (ids: readonly string[]) => Promise<void>;
  /** Errors by the keys of the rows; gets those of this batch. */
  readonly failures: Map<string, unknown>;
};

/** Ids of the pictures that it deleted from the picture store. */
async function deleteBatch(
  database: Pick<Database, 'rows'>,
  rows: readonly UnreferencedRow[],
  { files: { pending, pictures }, deleteResizedPictures, failures }: BatchDeps,
): Promise<readonly string[]> {
  const unused = rows.filter(({ isUsed }) => !isUsed);
  for (const { key, picture } of unused)
    await (isPendingPhoto(picture) ? pending.delete([picture]) : pictures.delete(picture)).catch(
      (error: unknown) => failures.set(key, error),
    );
  const stored = unused.filter(
    ({ key, picture }) => !isPendingPhoto(picture) && !failures.has(key),
  );
  const deleted = [...new Set(stored.map(({ picture }) => picture))];
  await deleteResizedPictures(deleted);
  const settled = rows.filter(({ key }) => !failures.has(key));
  await database.rows(deleteUnreferencedRows, [
    ...[settled.map(({ key }) => key), settled.map(({ createdAt }) => createdAt)],
  ]);
  return deleted;
}
