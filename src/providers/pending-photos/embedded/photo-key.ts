/** Ids and paths of photos that await moderation, the same in every store of them. */
import { randomUUID } from 'node:crypto';
import { basename } from 'node:path';
import {
  PENDING_FOLDER,
  PENDING_PREFIX,
  pendingFileOf,
} from '#features/review-writing/submitted-review.ts';

const NAME = /^(?<uuid>[0-9a-f-]{36})\.jpg$/;

export function createPendingId(): string {
  return `${PENDING_PREFIX}${randomUUID()}`;
}

/** `media/pending-photos/{uuid}.jpg`; null for an id that is no pending photo's. */
export function keyOfPendingId(id: string): string | null {
  const key = pendingFileOf(id);
  return key !== null && NAME.test(key.slice(PENDING_FOLDER.length)) ? key : null;
}

/** Inverse of `keyOfPendingId`, also for the name of a file; null for other files. */
export function pendingIdOf(key: string): string | null {
  const uuid = NAME.exec(basename(key))?.groups?.uuid;
  return uuid === undefined ? null : `${PENDING_PREFIX}${uuid}`;
}
