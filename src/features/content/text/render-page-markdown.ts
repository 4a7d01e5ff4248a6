/** Renders an editor-made page as Markdown: its headings and texts in order. */
import {
  escapeMarkdown,
  escapeMarkdownPart,
  escapeMarkdownUrl,
  finishMarkdownLine,
} from '#kit/html/markdown.ts';
import type { ContentPage } from '../content.ts';
import { walkContent } from '../walk-content.ts';
import {
  extractHtmlText,
  HEADINGS,
  MAX_CONTENT_FIELDS,
  MAX_HTML,
  removeScripts,
  stringsOf,
  TEXTS,
} from './extract-page-text.ts';
import { type InlineNode, parseInlineMarkup } from './inline-markup.ts';

/** Characters of a page in Markdown; further blocks are left out. */
const MAX_CHARACTERS = 100_000;
/** Fields in which editors write inline markup; others are plain text. */
const MARKED: ReadonlySet<string> = new Set(['paragraphs', 'answer']);
/** Tags of HTML that begin or end a line. */
const LINE_TAG = /(<\/?(?:p|div|section|h[1-6]|[uo]l|li|t[rdh]|br|blockquote)\b[^<>]*>)/gi;
const HEADING_TAG = /^<h[1-6]/i;
/** URLs allowed in inline markup; those of the shop begin with one slash. */
const LINKED = /^(?:\/(?![/\\])|https:\/\/|mailto:|tel:)/;

/** `base`: public origin with the prefix of the locale, for links within the shop. */
export function renderPageMarkdown(
  { title, description, sections }: Pick<ContentPage, 'title' | 'description' | 'sections'>,
  base: string,
): string {
  const heading = escapeMarkdown(title);
  const blocks = [`# ${heading}`, escapeMarkdown(description)];
  let fields = 0;
  for (const { key, value } of walkContent(sections)) {
    if (++fields > MAX_CONTENT_FIELDS) break;
    blocks.push(...renderField(key, value, base));
  }
  const distinctBlocks = blocks.filter(
    (block, index) => block !== '' && block !== `## ${heading}` && blocks[index - 1] !== block,
  );
  return `${truncateBlocks(distinctBlocks).join('\n\n')}\n`;
}

function renderField(key: string, value: unknown, base: string): readonly string[] {
  if (key === 'html') return stringsOf(value).flatMap(renderHtml);
  if (HEADINGS.has(key)) return stringsOf(value).map(renderHeading);
  if (!TEXTS.has(key)) return [];
  return stringsOf(value).map(
    MARKED.has(key)
      ? (text) => finishMarkdownLine(renderMarks(parseInlineMarkup(text), base))
      : escapeMarkdown,
  );
}

function renderHeading(text: string): string {
  const heading = escapeMarkdown(text);
  return heading === '' ? '' : `## ${heading}`;
}

function renderHtml(html: string): readonly string[] {
  let isHeading = false;
  return removeScripts(html.slice(0, MAX_HTML))
    .split(LINE_TAG)
    .map((fragment, index) => {
      // Pieces with an odd index are the tags between the texts.
      if (index % 2 === 1) {
        isHeading = HEADING_TAG.test(fragment);
        return '';
      }
      const text = extractHtmlText(fragment);
      return isHeading ? renderHeading(text) : escapeMarkdown(text);
    });
}

function renderMarks(nodes: readonly InlineNode[], base: string): string {
  return nodes.map((marked) => renderMark(marked, base)).join('');
}

function renderMark(marked: InlineNode, base: string): string {
  if (typeof marked === 'string') return escapeMarkdownPart(marked);
  const content = renderMarks(marked.nodes, base);
  if (marked.kind === 'link') return renderMarkedLink(content, marked, base);
  return marked.kind === 'strong' ? `**${content}**` : `*${content}*`;
}

/** An invalid URL is written as text. */
function renderMarkedLink(
  content: string,
  { href, source }: { readonly href: string; readonly source: string },
  base: string,
): string {
  if (!LINKED.test(href)) return escapeMarkdownPart(source);
  return `[${content}](${escapeMarkdownUrl(href.startsWith('/') ? `${base}${href}` : href)})`;
}

/** The first blocks that fit. */
function truncateBlocks(blocks: readonly string[]): readonly string[] {
  let length = 0;
  const end = blocks.findIndex((block) => {
    length += block.length;
    return length > MAX_CHARACTERS;
  });
  return end === -1 ? blocks : blocks.slice(0, end);
}
