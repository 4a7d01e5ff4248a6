/** Marks each `&` that begins no entity, so that the error is reported where it is. */

const MARKUP = /&(?!(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z]\w{0,31});)|<!\[CDATA\[|<!--/gi;
/** Longer than any entity or opening mark, in characters. */
const MAX_PENDING = 36;

/**
 * Filter in front of an XML parser. Each bare `&` becomes `&;`, which no parser accepts; without
 * this, the parser would read on to some later semicolon. CDATA and comments may contain bare ones.
 */
export class BareAmpersands {
  #closing: ']]>' | '-->' | null = null;
  #pending = '';

  /** Returns the text that can be decided; the last characters may be kept for the next call. */
  mark(chunk: string): string {
    const text = this.#pending + chunk;
    return this.#scan(text, findCut(text));
  }

  end(): string {
    return this.#scan(this.#pending, this.#pending.length);
  }

  /** Scans up to the cut, or a little further when markup begins before it; buffers the rest. */
  #scan(text: string, cut: number): string {
    let marked = '';
    let position = 0;
    while (position < cut) {
      const next =
        this.#closing === null
          ? this.#findMarkup(text, position, cut)
          : this.#findClosing(text, position, cut);
      marked += text.slice(position, next.end) + next.insert;
      position = next.end;
    }
    this.#pending = text.slice(position);
    return marked;
  }

  #findMarkup(text: string, position: number, end: number): { end: number; insert: string } {
    MARKUP.lastIndex = position;
    const match = MARKUP.exec(text);
    if (!match || match.index >= end) return { end, insert: '' };
    if (match[0] === '&') return { end: match.index + 1, insert: ';' };
    this.#closing = match[0] === '<!--' ? '-->' : ']]>';
    return { end: match.index + match[0].length, insert: '' };
  }

  #findClosing(text: string, position: number, end: number): { end: number; insert: string } {
    const closing = this.#closing ?? ']]>';
    const closingStart = text.indexOf(closing, position);
    if (closingStart < 0 || closingStart >= end) return { end, insert: '' };
    this.#closing = null;
    return { end: closingStart + closing.length, insert: '' };
  }
}

/**
 * Position before a mark that may be cut in half. A run of `<!&]-` is not cut either: the parser
 * needs `]]>` in one piece.
 */
function findCut(text: string): number {
  const unsure = text.slice(-MAX_PENDING).search(/[&<\]-]/);
  if (unsure < 0) return text.length;
  const start = Math.max(0, text.length - MAX_PENDING) + unsure;
  const run =
    /[<!&\]-]*$/.exec(text.slice(Math.max(0, start - MAX_PENDING), start))?.[0].length ?? 0;
  return start - run;
}
