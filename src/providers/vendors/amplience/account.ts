/** Configuration of Amplience accounts, and URLs of their media. */
import { array, type InferOutput, minLength, object, optional, pipe, regex, string } from 'valibot';
import type { AmplienceAsset } from './media-id.ts';

export const amplienceAccountSchema = object({
  /** Only media of these accounts are fetched, whatever content refers to. */
  accounts: pipe(array(string()), minLength(1)),
  host: optional(pipe(string(), regex(/^[a-z0-9.-]+$/)), 'cdn.media.amplience.net'),
});

export type AmplienceAccount = InferOutput<typeof amplienceAccountSchema>;

/**
 * Images are under `/i/`, videos and their posters under `/v/`. Null for an account that is not
 * configured.
 */
export function amplienceUrl(
  { accounts, host }: AmplienceAccount,
  { account, name, kind }: AmplienceAsset,
): string | null {
  return accounts.includes(account)
    ? `https://${host}/${kind === 'video' ? 'v' : 'i'}/${account}/${encodeURIComponent(name)}`
    : null;
}
