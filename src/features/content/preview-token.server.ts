/** The token that opens previewed pages of one fascia to whoever holds it, for some hours: signed with PREVIEW_KEY, which an editor's server may have too. */
import { createHmac, timingSafeEqual } from 'node:crypto';

/** Longest life of a token: one that is good for longer was not made here, and is refused. */
export const PREVIEW_HOURS = 24;

/** `{until}.{signature}`; `until` in seconds since 1970. */
export function writePreviewToken(key: string, fascia: string, until: Date): string {
  const seconds = String(Math.floor(until.getTime() / 1_000));
  return `${seconds}.${sign(key, fascia, seconds)}`;
}

type Asked = { readonly fascia: string; readonly now: Date };

/** Takes the same time for every wrong signature. */
export function isPreviewToken(token: string, key: string, { fascia, now }: Asked): boolean {
  const [, seconds = '', signature = ''] = /^(\d{1,12})\.([\w-]{43})$/.exec(token) ?? [];
  const [given, right] = [Buffer.from(signature), Buffer.from(sign(key, fascia, seconds))];
  const left = Number(seconds) * 1_000 - now.getTime();
  return (
    given.length === right.length &&
    timingSafeEqual(given, right) &&
    left > 0 &&
    left <= PREVIEW_HOURS * 3_600_000
  );
}

function sign(key: string, fascia: string, seconds: string): string {
  return createHmac('sha256', key).update(`preview:${fascia}:${seconds}`).digest('base64url');
}
