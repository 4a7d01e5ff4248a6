/** Splits unquoted table rows at delimiters, ten times faster than a parser. */

export type RawRecord = { readonly raw: string; readonly record: readonly string[] };

/**
 * `unparsed` is the rest for a full parser, if it has a quote or a line that is too long; or null.
 */
export type PlainReadResult = {
  readonly records: readonly RawRecord[];
  readonly unparsed: string | null;
};

export class PlainRecords {
  readonly #delimiter: string;
  readonly #maxLength: number;
  #rest = '';

  constructor(delimiter: string, maxLength: number) {
    this.#delimiter = delimiter;
    this.#maxLength = maxLength;
  }

  read(chunk: string): PlainReadResult {
    const text = this.#rest + chunk;
    const quote = text.indexOf('"');
    const end = quote < 0 ? text.length : quote;
    const records: RawRecord[] = [];
    let from = 0;
    for (const { 0: lineEnd, index } of text.matchAll(/\r\n|\n|\r/g)) {
      const next = index + lineEnd.length;
      // A final CR may be the first half of CRLF.
      if (next > end || (lineEnd === '\r' && next === text.length) || next - from > this.#maxLength)
        break;
      records.push({
        raw: text.slice(from, next),
        record: text.slice(from, index).split(this.#delimiter),
      });
      from = next;
    }
    this.#rest = text.slice(from);
    return {
      records,
      unparsed: quote >= 0 || this.#rest.length > this.#maxLength ? this.#rest : null,
    };
  }

  /** The last line, if it has no line end. */
  end(): readonly RawRecord[] {
    const raw = this.#rest;
    return raw === '' ? [] : [{ raw, record: raw.replace(/\r$/, '').split(this.#delimiter) }];
  }
}
