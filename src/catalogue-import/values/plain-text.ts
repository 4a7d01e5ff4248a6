/** Converts a feed's HTML to plain paragraphs. */
import { decodeEntities } from '#kit/html/decode-entities.ts';

/** Elements whose content is dropped. */
const DROPPED_ELEMENTS = new Set([
  'script',
  'style',
  'template',
  'noscript',
  'iframe',
  'object',
  'svg',
  'head',
  'title',
]);
const PARAGRAPH_ELEMENTS = new Set([
  'p',
  'div',
  'section',
  'article',
  'ul',
  'ol',
  'table',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'blockquote',
]);
const LINE_ELEMENTS = new Set(['br', 'li', 'tr', 'dt', 'dd']);

/** Paragraphs are separated by a blank line. Runs in linear time, also for malformed HTML. */
export function htmlToText(html: string): string {
  // Twice, because feeds often escape their HTML twice.
  return normaliseSpaces(decodeEntities(removeTags(decodeEntities(removeTags(html)))));
}

/** As `htmlToText`, on one line. */
export function htmlToLine(html: string): string {
  return htmlToText(html).replace(/\s+/g, ' ');
}

function removeTags(html: string): string {
  if (!html.includes('<')) return html;
  const lower = html.toLowerCase();
  let text = '';
  let position = 0;
  while (position < html.length) {
    const open = html.indexOf('<', position);
    if (open < 0) return text + html.slice(position);
    text += html.slice(position, open);
    const name = /^<\/?([a-z][a-z0-9]*)/.exec(lower.slice(open, open + 24))?.[1];
    if (name === undefined && !lower.startsWith('<!', open)) {
      text += '<';
      position = open + 1;
      continue;
    }
    const end = lower.startsWith('<!--', open) ? endOf(lower, '-->', open) : endOfTag(html, open);
    // Not a tag: `sizes <M run small`.
    if (end < 0) return text + html.slice(open);
    position = end;
    if (name === undefined) continue;
    if (DROPPED_ELEMENTS.has(name) && lower[open + 1] !== '/') {
      const close = lower.indexOf(`</${name}`, end);
      if (close < 0) return text;
      position = close;
    } else if (PARAGRAPH_ELEMENTS.has(name)) text += '\n\n';
    else if (LINE_ELEMENTS.has(name) && lower[open + 1] !== '/') text += '\n';
  }
  return text;
}

function endOf(text: string, mark: string, from: number): number {
  const position = text.indexOf(mark, from);
  return position < 0 ? -1 : position + mark.length;
}

/** Position after the tag's `>`, ignoring those in quoted attributes; -1 when there is none. */
function endOfTag(html: string, open: number): number {
  let quote = '';
  for (let position = open + 1; position < html.length; position++) {
    const character = html[position] ?? '';
    if (quote !== '') {
      if (character === quote) quote = '';
    } else if (character === '>') return position + 1;
    else if ((character === '"' || character === "'") && html[position - 1] === '=')
      quote = character;
  }
  return -1;
}

function normaliseSpaces(text: string): string {
  return text
    .split(/\n[^\S\n]*\n\s*/)
    .map((paragraph) =>
      paragraph
        .split('\n')
        .map((line) => line.replace(/[^\S\n]+/g, ' ').trim())
        .filter((line) => line !== '')
        .join('\n'),
    )
    .filter((paragraph) => paragraph !== '')
    .join('\n\n');
}
