/** Extracts headings and texts from the blocks of a page. */
import { decodeEntities } from '#kit/html/decode-entities.ts';
import type { ContentPage } from '../content.ts';
import { walkContent } from '../walk-content.ts';

export type PageText = { readonly headings: readonly string[]; readonly texts: readonly string[] };

/** Fields of blocks that contain headings. */
export const HEADINGS: ReadonlySet<string> = new Set(['title', 'heading', 'question']);
/** Fields of blocks that contain texts. */
export const TEXTS: ReadonlySet<string> = new Set(
  'subtitle introduction answer paragraphs text body copy caption kicker description label'.split(
    ' ',
  ),
);

/** Limits: fields read per page, and characters kept of all headings and of all texts. */
export const MAX_CONTENT_FIELDS = 5_000;
const MAX_CHARACTERS = 4_000;
/** Characters read of each field of HTML. */
export const MAX_HTML = 16_000;

export function extractPageText({ sections }: Pick<ContentPage, 'sections'>): PageText {
  const headings: string[] = [];
  const texts: string[] = [];
  let fields = 0;
  for (const { key, value } of walkContent(sections)) {
    if (++fields > MAX_CONTENT_FIELDS) break;
    if (key === 'html' && typeof value === 'string') extractHtml(value, { headings, texts });
    else if (HEADINGS.has(key)) headings.push(...stringsOf(value));
    else if (TEXTS.has(key)) texts.push(...stringsOf(value));
  }
  return { headings: truncateTexts(headings), texts: truncateTexts(texts) };
}

function extractHtml(
  html: string,
  pageText: { readonly headings: string[]; readonly texts: string[] },
): void {
  const start = html.slice(0, MAX_HTML);
  const rest = start.replace(
    /<h([1-6])\b[^<>]*>([\s\S]*?)<\/h\1>/gi,
    (_, _level, heading: string) => {
      pageText.headings.push(extractHtmlText(heading));
      return ' ';
    },
  );
  pageText.texts.push(extractHtmlText(removeScripts(rest)));
}

export function removeScripts(html: string): string {
  return html.replace(/<(script|style)\b[\s\S]*?<\/\1>/gi, ' ');
}

/** Text of HTML on one line. */
export function extractHtmlText(html: string): string {
  return decodeEntities(html.replace(/<[^<>]*>/g, ' '))
    .replace(/\s+/g, ' ')
    .trim();
}

/** The string or strings of a field; others are left out. */
export function stringsOf(value: unknown): string[] {
  const values: readonly unknown[] = Array.isArray(value) ? value : [value];
  return values.filter((candidate) => typeof candidate === 'string');
}

/** Keeps the first `MAX_CHARACTERS` characters of all texts together. */
function truncateTexts(list: readonly string[]): readonly string[] {
  let remaining = MAX_CHARACTERS;
  return list.flatMap((item) => {
    const shortened = item.slice(0, remaining);
    remaining -= shortened.length;
    return shortened === '' ? [] : [shortened];
  });
}
