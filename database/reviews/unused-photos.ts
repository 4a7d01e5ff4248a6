/** Removes waiting photos that no review has any more. */
import type { PendingPhotos } from '#features/review-writing/photos/pending-photos.port.ts';
import { isPendingPhoto } from '#features/review-writing/submitted-review.ts';
import type { Connection } from '../connection.ts';
import { defineStatement } from '../statement.ts';

const listUsed = defineStatement<{ readonly id: string }>(
  'review.usedPhotos',
  `select photo->>'picture' as id from review r, jsonb_array_elements(r.photos) as a(photo)
   where r.status <> 'published' and r.photos <> '[]' and photo->>'picture' = any($1::text[])`,
);

export async function removeUnusedPhotos(
  connection: Connection,
  pending: PendingPhotos,
  ids: readonly string[],
): Promise<void> {
  const waiting = ids.filter(isPendingPhoto);
  if (waiting.length === 0) return;
  const used = new Set((await connection.rows(listUsed, [waiting])).map(({ id }) => id));
  await pending.delete(waiting.filter((id) => !used.has(id)));
}

/** After a decision that is stored: what cannot be removed now is left to the clean-up. */
export async function removeUnusedPhotosIfPossible(
  ...[connection, pending, ids]: Parameters<typeof removeUnusedPhotos>
): Promise<void> {
  await removeUnusedPhotos(connection, pending, ids).catch(() => undefined);
}
