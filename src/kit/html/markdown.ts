/** Escapes text for Markdown (CommonMark with tables), so that no part of it is read as markup. */

/** Marks that begin markup, references or cells of tables, wherever they stand. */
const MARKS = /[\\`*_[\]<>|#~&]/g;
/** List items, rules and underlined headings, at the beginning of a line. */
const LINE_START = /^(?:([-+=])|(\d{1,9})([.)]))/;

/** Part of a line: a text between other marks. An exclamation mark would make a link an image. */
export function escapeMarkdownPart(text: string): string {
  return text.replace(/\s+/g, ' ').replace(MARKS, '\\$&').replace(/!$/, '\\!');
}

/** A whole line, heading or cell; line ends become spaces. */
export function escapeMarkdown(text: string): string {
  return finishMarkdownLine(escapeMarkdownPart(text));
}

/** A line whose parts are escaped: escapes what would begin a list, a rule or a heading. */
export function finishMarkdownLine(line: string): string {
  return line
    .trim()
    .replace(LINE_START, (_, character: string | undefined, digits = '', end = '') =>
      character === undefined ? `${digits}\\${end}` : `\\${character}`,
    );
}

/** Each line of the text as a paragraph. */
export function formatMarkdownParagraphs(text: string): string {
  return text
    .split('\n')
    .map(escapeMarkdown)
    .filter((line) => line !== '')
    .join('\n\n');
}

/** `label` is escaped here; `url` keeps its meaning. */
export function formatMarkdownLink(label: string, url: string): string {
  return `[${escapeMarkdown(label)}](${escapeMarkdownUrl(url)})`;
}

/** Percent-encodes what would end the destination of a link. */
export function escapeMarkdownUrl(url: string): string {
  return url.replace(/[\s()<>\\|]/g, (character) =>
    character === '(' || character === ')'
      ? `%${character.charCodeAt(0).toString(16).toUpperCase()}`
      : encodeURIComponent(character),
  );
}
