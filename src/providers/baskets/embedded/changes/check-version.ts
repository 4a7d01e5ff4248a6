/** Refuses a change of a basket that is no longer as it was shown. */
import { Problem } from '#kit/problem.ts';

/** @throws Problem 409 `basket.stale`. */
export function checkVersion(
  { version }: { readonly version: number },
  shownVersion: number,
): void {
  if (version !== shownVersion)
    throw new Problem(409, 'basket.stale', 'The basket has changed in the meantime', {
      field: 'version',
    });
}
