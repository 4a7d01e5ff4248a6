/** Which accounts' media a shop sends on, and where the media service keeps them. */
import { array, type InferOutput, minLength, object, optional, pipe, regex, string } from 'valibot';
import type { AmplienceAsset } from './amplience-id.ts';

export const amplienceAccountSchema = object({
  /** Only media of these are fetched, whatever content names. */
  accounts: pipe(array(string()), minLength(1)),
  host: optional(pipe(string(), regex(/^[a-z0-9.-]+$/)), 'cdn.media.amplience.net'),
});

export type AmplienceAccount = InferOutput<typeof amplienceAccountSchema>;

/** Pictures stand in one room; videos, and their posters, in the other. null for another's account. */
export function amplienceAddress(
  { accounts, host }: AmplienceAccount,
  { account, name, kind }: AmplienceAsset,
): string | null {
  return accounts.includes(account)
    ? `https://${host}/${kind === 'video' ? 'v' : 'i'}/${account}/${encodeURIComponent(name)}`
    : null;
}
