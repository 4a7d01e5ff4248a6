/** Tokens that open previewed pages of one fascia for some hours, signed with PREVIEW_KEY. */
import { isSameSecret, signText } from '#kit/secrets.server.ts';

/**
 * Maximum lifetime. Longer tokens are refused: servers of external editors may have the key too.
 */
export const PREVIEW_HOURS = 24;

/** `{until}.{signature}`; `until` is a Unix time in seconds. */
export function createPreviewToken(key: string, fascia: string, until: Date): string {
  const seconds = String(Math.floor(until.getTime() / 1_000));
  return `${seconds}.${sign(key, fascia, seconds)}`;
}

type PreviewRequest = { readonly fascia: string; readonly now: Date };

/** Compares signatures in constant time. */
export function isPreviewToken(
  token: string,
  key: string,
  { fascia, now }: PreviewRequest,
): boolean {
  const [, seconds = '', signature = ''] = /^(\d{1,12})\.([\w-]{43})$/.exec(token) ?? [];
  const remainingMs = Number(seconds) * 1_000 - now.getTime();
  return (
    isSameSecret(signature, sign(key, fascia, seconds)) &&
    remainingMs > 0 &&
    remainingMs <= PREVIEW_HOURS * 3_600_000
  );
}

function sign(key: string, fascia: string, seconds: string): string {
  return signText(key, `preview:${fascia}:${seconds}`);
}
