/** Inline markup of editors, as in Markdown: `**strong**`, `*emphasis*`, `[label](/path)`. */

export type InlineNode =
  | string
  | { readonly kind: 'strong' | 'emphasis'; readonly nodes: readonly InlineNode[] }
  /** `source`: the markup as written, rendered as text when the URL is invalid. */
  | {
      readonly kind: 'link';
      readonly href: string;
      readonly source: string;
      readonly nodes: readonly InlineNode[];
    };

/**
 * Emphasis marks must touch their text, so `2 * 3 * 4` has none. Every repetition is bounded,
 * against excessive backtracking.
 */
const MARKS =
  /\\(?<sign>[*[\\])|\[(?<label>[^[\]\n]{1,300})\]\((?<href>[^\s()<>"]{1,2000})\)|\*\*(?=\S)(?<strong>[^*\n]{1,1000}(?:\*(?!\*)[^*\n]{1,300}\*(?!\*)[^*\n]{0,300})?)(?<=\S)\*\*|(?<![\w*])\*(?=[^\s*])(?<emphasis>[^*\n]{1,1000})(?<=\S)\*(?![\w*])/g;

export function parseInlineMarkup(text: string): InlineNode[] {
  const nodes: InlineNode[] = [];
  let end = 0;
  for (const match of text.matchAll(MARKS)) {
    if (match.index > end) nodes.push(text.slice(end, match.index));
    nodes.push(parseMark(match[0], match.groups ?? {}));
    end = match.index + match[0].length;
  }
  if (end < text.length) nodes.push(text.slice(end));
  return nodes;
}

function parseMark(
  source: string,
  { sign, label, href, strong, emphasis }: Readonly<Record<string, string | undefined>>,
): InlineNode {
  if (label !== undefined && href !== undefined)
    return { kind: 'link', href, source, nodes: parseInlineMarkup(label) };
  if (strong !== undefined) return { kind: 'strong', nodes: parseInlineMarkup(strong) };
  if (emphasis !== undefined) return { kind: 'emphasis', nodes: parseInlineMarkup(emphasis) };
  return sign ?? source;
}

/** Text without its marks, for consumers of plain text such as structured data. */
export function toPlainText(text: string): string {
  return parseInlineMarkup(text).map(toPlain).join('');
}

function toPlain(marked: InlineNode): string {
  return typeof marked === 'string' ? marked : marked.nodes.map(toPlain).join('');
}

/** Addresses of all links in the text. */
export function listInlineLinks(text: string): string[] {
  return parseInlineMarkup(text).flatMap(function list(marked): string[] {
    if (typeof marked === 'string') return [];
    return [...(marked.kind === 'link' ? [marked.href] : []), ...marked.nodes.flatMap(list)];
  });
}
