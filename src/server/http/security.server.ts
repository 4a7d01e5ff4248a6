/** Security headers, content security policy, and the same-origin check of writes. */
import { createHash } from 'node:crypto';
import { IFRAME_HOSTS } from '#features/content/media/iframe-hosts.ts';

/** Sent with every response; the last is left out where other origins may embed the page. */
const fixedHeaders: readonly (readonly [string, string])[] = [
  ['x-content-type-options', 'nosniff'],
  ['referrer-policy', 'strict-origin-when-cross-origin'],
  ['cross-origin-opener-policy', 'same-origin'],
  ['permissions-policy', 'camera=(), microphone=(), geolocation=(), browsing-topics=()'],
  ['x-frame-options', 'SAMEORIGIN'],
];

/** `x-frame-options` cannot list origins; browsers that support `frame-ancestors` ignore it. */
export function setFixedHeaders(headers: Headers): void {
  const isEmbeddable = /frame-ancestors 'self' ./.test(
    headers.get('content-security-policy') ?? '',
  );
  for (const [name, value] of fixedHeaders)
    if (!(isEmbeddable && name === 'x-frame-options')) headers.set(name, value);
}

/**
 * External origins that pages may submit to, show or call, declared by the providers of a fascia.
 */
export type ExternalOrigins = {
  readonly forms?: readonly string[];
  readonly pictures?: readonly string[];
  readonly scriptHosts?: readonly string[];
  /** Origins of scripts, such as a tag manager's. */
  readonly scripts?: readonly string[];
  readonly iframes?: readonly string[];
  /** Origins that may embed the page in an iframe. */
  readonly ancestors?: readonly string[];
};

/**
 * Content security policy of one rendered document. Inline scripts and style elements are allowed
 * by hash, so a cached document keeps its policy. Style attributes are allowed, as their values are
 * validated where they are made.
 */
export function createContentPolicy(
  html: Uint8Array,
  {
    forms = [],
    pictures = [],
    scriptHosts = [],
    scripts: externalScripts = [],
    iframes = [],
    ancestors = [],
  }: ExternalOrigins = {},
): string {
  const document = Buffer.from(html.buffer, html.byteOffset, html.byteLength);
  const scripts = findElements(document, 'script').filter(
    ({ attributes }) => !/\ssrc=|application\/(ld\+)?json/.test(attributes),
  );
  return [
    "default-src 'self'",
    ["connect-src 'self'", ...scriptHosts].join(' '),
    ["script-src 'self'", ...externalScripts, listHashes(scripts)].join(' '),
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

/**
 * Finds elements in the bytes: decoding the whole document would take longer than rendering its
 * header.
 */
function findElements(document: Buffer, name: 'script' | 'style'): InlineElement[] {
  const [open, close] = [`<${name}`, `</${name}>`];
  const elements: InlineElement[] = [];
  for (let start = document.indexOf(open); start >= 0; ) {
    const begin = document.indexOf('>', start) + 1;
    const end = document.indexOf(close, begin);
    if (begin === 0 || end < 0) break;
    elements.push({
      attributes: document.toString('utf8', start + open.length, begin - 1),
      source: document.subarray(begin, end),
    });
    start = document.indexOf(open, end);
  }
  return elements;
}

function listHashes(elements: readonly InlineElement[]): string {
  const hashes = elements.map(({ source }) => createHash('sha256').update(source).digest('base64'));
  return [...new Set(hashes)].map((hash) => `'sha256-${hash}'`).join(' ');
}

/**
 * Same-origin check of writes, by `Origin` and `Sec-Fetch-Site`. A client that sends neither is not
 * a browser, so it cannot send a shopper's cookies without their knowledge. An `http:` page, which
 * its network can forge, may not write over HTTPS; an `https:` page over plain HTTP means a proxy
 * that is not configured, and is accepted.
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
