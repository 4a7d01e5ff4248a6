/** Removes waiting photos that no review has any more. */

import { isPendingPhoto } from '#features/review-writing/written-review.ts';
import type { Connection } from '../connection.ts';
import { defineStatement } from '../statement.ts';
import type { PendingPhotos } from './pending-photos.ts';

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
  await pending.remove(waiting.filter((id) => !used.has(id)));
}
