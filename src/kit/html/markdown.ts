/** Escapes text for Markdown (CommonMark with tables), so that no part of it is read as markup. */

/** Characters that begin markup, references or table cells at any position. */
const SPECIAL_CHARACTERS = /[\\`*_[\]<>|#~&]/g;
/** List items, rules and underlined headings, at the beginning of a line. */
const LINE_START = /^(?:([-+=])|(\d{1,9})([.)]))/;

/** For a part of a line. A final exclamation mark would turn a link after it into an image. */
export function escapeMarkdownPart(text: string): string {
  return text.replace(/\s+/g, ' ').replace(SPECIAL_CHARACTERS, '\\$&').replace(/!$/, '\\!');
}

/** For a whole line, heading or cell; line ends become spaces. */
export function escapeMarkdown(text: string): string {
  return finishMarkdownLine(escapeMarkdownPart(text));
}

/** For a line of escaped parts: escapes what would begin a list, a rule or a heading. */
export function finishMarkdownLine(line: string): string {
  return line
    .trim()
    .replace(LINE_START, (_, character: string | undefined, digits = '', end = '') =>
      character === undefined ? `${digits}\\${end}` : `\\${character}`,
    );
}

/** Turns each line of the text into an escaped paragraph. */
export function formatMarkdownParagraphs(text: string): string {
  return text
    .split('\n')
    .map(escapeMarkdown)
    .filter((line) => line !== '')
    .join('\n\n');
}

/** Escapes the label, and in the URL only what would end the link. */
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
