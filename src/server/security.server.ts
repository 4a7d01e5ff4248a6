/** What keeps a page and a shopper safe: content policy, fixed headers, same-origin writes. */
import { createHash } from 'node:crypto';

/** Sent with every answer. */
export const fixedHeaders: readonly (readonly [string, string])[] = [
  ['x-content-type-options', 'nosniff'],
  ['referrer-policy', 'strict-origin-when-cross-origin'],
  ['cross-origin-opener-policy', 'same-origin'],
  ['permissions-policy', 'camera=(), microphone=(), geolocation=(), browsing-topics=()'],
  ['x-frame-options', 'SAMEORIGIN'],
];

const SCRIPT = /<script(?<attributes>[^>]*)>(?<source>[\s\S]*?)<\/script>/g;
const STYLE = /<style[^>]*>(?<source>[\s\S]*?)<\/style>/g;

/**
 * The policy for one rendered document. Inline scripts and style elements are allowed by hash, so a stored
 * document keeps its policy; style attributes are allowed, as their values are validated where they are made.
 */
export function writeContentPolicy(html: string): string {
  const scripts = [...html.matchAll(SCRIPT)].filter(({ groups }) => !/\ssrc=|application\/(ld\+)?json/.test(groups?.attributes ?? ''));
  const styles = [...html.matchAll(STYLE)];
  return [
    "default-src 'self'",
    `script-src 'self' ${listHashes(scripts)}`,
    `style-src 'self' ${listHashes(styles)}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ');
}

function listHashes(matches: readonly RegExpMatchArray[]): string {
  const hashes = matches.map(({ groups }) =>
    createHash('sha256')
      .update(groups?.source ?? '')
      .digest('base64'),
  );
  return [...new Set(hashes)].map((hash) => `'sha256-${hash}'`).join(' ');
}

/**
 * Whether a write may go ahead: browsers say where it comes from by `Origin` or `Sec-Fetch-Site`.
 * A caller that sends neither is no browser and carries no shopper's cookies unawares.
 */
export function isSameOriginWrite(request: Request): boolean {
  if (request.method === 'GET' || request.method === 'HEAD' || request.method === 'OPTIONS') return true;
  const site = request.headers.get('sec-fetch-site');
  if (site !== null && site !== 'same-origin' && site !== 'none') return false;
  const origin = request.headers.get('origin');
  if (origin === null) return true;
  return URL.canParse(origin) && new URL(origin).host === request.headers.get('host');
}
