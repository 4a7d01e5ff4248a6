/** Writes HTML anew from what it knows: elements of text, and their harmless attributes. Everything else is words, or gone. */

import { safeParse } from 'valibot';
import { writeHref } from '#kit/link.tsx';
import { hrefField } from '../content-fields.ts';

/** Kept; the attributes of each that are kept too. */
const KNOWN: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(
    'p br hr h2 h3 h4 h5 h6 strong b em i u s sub sup small blockquote code pre ul ol li dl dt dd'.split(' ').map((tag) => [tag, []]),
  ),
  ...Object.fromEntries(
    'table caption thead tbody tfoot tr figure figcaption div span section details summary'.split(' ').map((tag) => [tag, []]),
  ),
  a: ['href', 'title'],
  th: ['scope', 'colspan', 'rowspan'],
  td: ['colspan', 'rowspan'],
  time: ['datetime'],
  abbr: ['title'],
};

/** Left out with all that is in them. */
const SILENCED = new Set(
  'script style iframe object embed template svg math noscript textarea title select xmp plaintext noembed noframes'.split(' '),
);
const EMPTY = new Set(['br', 'hr']);

const PLAIN_ATTRIBUTE = /^[\w\s:.,+-]{0,200}$/;
const TAG = /<(\/?)([a-z][a-z0-9-]*)((?:[^>"']|"[^"]*"|'[^']*')*)>/gi;
const ATTRIBUTE = /([a-z][\w-]*)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi;

/** Every element that is opened is closed again, in order. Links within the shop get the `prefix` of the page's language. */
export function sanitiseHtml(source: string, prefix = ''): string {
  const open: string[] = [];
  const written: string[] = [];
  let silencedBy: string | null = null;
  let end = 0;
  const bare = source.replace(/<!--[\s\S]*?(?:-->|$)/g, '');
  for (const match of bare.matchAll(TAG)) {
    const [whole, slash, name = '', attributes = ''] = match;
    const tag = name.toLowerCase();
    if (silencedBy === null) written.push(escapeText(bare.slice(end, match.index)));
    end = match.index + whole.length;
    if (silencedBy !== null) silencedBy = slash && tag === silencedBy ? null : silencedBy;
    else if (SILENCED.has(tag)) silencedBy = slash ? null : tag;
    else if (Object.hasOwn(KNOWN, tag)) written.push(slash ? close(tag, open) : begin(tag, keepAttributes(tag, attributes, prefix), open));
  }
  if (silencedBy === null) written.push(escapeText(bare.slice(end)));
  return (
    written.join('') +
    open
      .toReversed()
      .map((tag) => `</${tag}>`)
      .join('')
  );
}

function begin(tag: string, attributes: string, open: string[]): string {
  if (!EMPTY.has(tag)) open.push(tag);
  return `<${tag}${attributes}>`;
}

/** Closes what stands open within it too; nothing where it was never opened. */
function close(tag: string, open: string[]): string {
  const depth = open.lastIndexOf(tag);
  return depth < 0
    ? ''
    : open
        .splice(depth)
        .toReversed()
        .map((inner) => `</${inner}>`)
        .join('');
}

function keepAttributes(tag: string, attributes: string, prefix: string): string {
  const kept: string[] = [];
  for (const [, written = '', double, single, bare] of attributes.matchAll(ATTRIBUTE)) {
    const value = decodeEntities(double ?? single ?? bare ?? '');
    const [name, isLink] = [written.toLowerCase(), written.toLowerCase() === 'href'];
    const isKnown = KNOWN[tag]?.includes(name) ?? false;
    const isHarmless = isLink ? safeParse(hrefField, value).success : PLAIN_ATTRIBUTE.test(value);
    if (isKnown && isHarmless) kept.push(` ${name}="${escapeAttribute(isLink ? writeHref(prefix, value) : value)}"`);
  }
  return kept.join('');
}

/** Entities that are there already stay what they are. */
function escapeText(text: string): string {
  return text
    .replace(/&(?!(?:[a-z]+|#\d+|#x[\da-f]+);)/gi, '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}

function escapeAttribute(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** An address is judged as a browser would read it; entities it cannot name make it unreadable, and so refused. */
function decodeEntities(value: string): string {
  return value
    .replace(/&#(\d+);?/g, (_all, code: string) => String.fromCodePoint(Math.min(Number(code), 0x10ffff)))
    .replace(/&#x([\da-f]+);?/gi, (_all, code: string) => String.fromCodePoint(Math.min(Number.parseInt(code, 16), 0x10ffff)))
    .replaceAll('&amp;', '&')
    .replaceAll('&quot;', '"');
}
