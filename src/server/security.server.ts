/** What keeps a page and a shopper safe: content policy, fixed headers, same-origin writes. */
import { createHash } from 'node:crypto';
import { IFRAME_HOSTS } from '#features/content/iframe-hosts.ts';

/** Sent with every answer, but for the last where the answer's policy lets others frame it. */
const fixedHeaders: readonly (readonly [string, string])[] = [
  ['x-content-type-options', 'nosniff'],
  ['referrer-policy', 'strict-origin-when-cross-origin'],
  ['cross-origin-opener-policy', 'same-origin'],
  ['permissions-policy', 'camera=(), microphone=(), geolocation=(), browsing-topics=()'],
  ['x-frame-options', 'SAMEORIGIN'],
];

/** Browsers that know `frame-ancestors` follow it; the older header has no word for more than one origin. */
export function setFixedHeaders(headers: Headers): void {
  const isEmbeddedElsewhere = /frame-ancestors 'self' ./.test(
    headers.get('content-security-policy') ?? '',
  );
  for (const [name, value] of fixedHeaders)
    if (!(isEmbeddedElsewhere && name === 'x-frame-options')) headers.set(name, value);
}

/** Origins of others that pages may lead to, show or ask, as the providers of a fascia name them. */
export type ExternalOrigins = {
  readonly forms?: readonly string[];
  readonly pictures?: readonly string[];
  readonly asked?: readonly string[];
  readonly iframes?: readonly string[];
  /** Who may frame the page. */
  readonly ancestors?: readonly string[];
};

/**
 * The policy for one rendered document. Inline scripts and style elements are allowed by hash, so a stored
 * document keeps its policy; style attributes are allowed, as their values are validated where they are made.
 */
export function writeContentPolicy(
  html: Uint8Array,
  { forms = [], pictures = [], asked = [], iframes = [], ancestors = [] }: ExternalOrigins = {},
): string {
  const document = Buffer.from(html.buffer, html.byteOffset, html.byteLength);
  const scripts = findElements(document, 'script').filter(
    ({ attributes }) => !/\ssrc=|application\/(ld\+)?json/.test(attributes),
  );
  return [
    "default-src 'self'",
    ["connect-src 'self'", ...asked].join(' '),
    `script-src 'self' ${listHashes(scripts)}`,
    `style-src 'self' ${listHashes(findElements(document, 'style'))}`,
    "style-src-attr 'unsafe-inline'",
    ["img-src 'self' data:", ...pictures].join(' '),
    ["frame-src 'self'", ...IFRAME_HOSTS.map((host) => `https://${host}`), ...iframes].join(' '),
    "object-src 'none'",
    "base-uri 'none'",
    ["form-action 'self'", ...forms].join(' '),
    ["frame-ancestors 'self'", ...ancestors].join(' '),
  ].join('; ');
}

type InlineElement = { readonly attributes: string; readonly source: Buffer };

/** Elements of plain text, found in the bytes: decoding a whole document would take longer than drawing its header. */
function findElements(document: Buffer, name: 'script' | 'style'): InlineElement[] {
  const [open, close] = [`<${name}`, `</${name}>`];
  const found: InlineElement[] = [];
  for (let start = document.indexOf(open); start >= 0; ) {
    const begin = document.indexOf('>', start) + 1;
    const end = document.indexOf(close, begin);
    if (begin === 0 || end < 0) break;
    found.push({
      attributes: document.toString('utf8', start + open.length, begin - 1),
      source: document.subarray(begin, end),
    });
    start = document.indexOf(open, end);
  }
  return found;
}

function listHashes(elements: readonly InlineElement[]): string {
  const hashes = elements.map(({ source }) => createHash('sha256').update(source).digest('base64'));
  return [...new Set(hashes)].map((hash) => `'sha256-${hash}'`).join(' ');
}

/**
 * Whether a write may go ahead: browsers say where it comes from by `Origin` or `Sec-Fetch-Site`.
 * A caller that sends neither is no browser and carries no shopper's cookies unawares. A page without TLS, which anybody
 * on its network may have written, changes nothing over TLS; the other way round is a proxy that nobody configured.
 */
export function isSameOriginWrite(request: Request): boolean {
  if (request.method === 'GET' || request.method === 'HEAD' || request.method === 'OPTIONS')
    return true;
  const site = request.headers.get('sec-fetch-site');
  if (site !== null && site !== 'same-origin' && site !== 'none') return false;
  const origin = request.headers.get('origin');
  if (origin === null) return true;
  if (!URL.canParse(origin)) return false;
  const { host, protocol } = new URL(origin);
  return (
    host === request.headers.get('host') &&
    (protocol === 'https:' || !request.url.startsWith('https:'))
  );
}
