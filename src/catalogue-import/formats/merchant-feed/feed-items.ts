/** Streams the items of an RSS or Atom product feed; continues after a malformed one. */
import { SaxesParser } from 'saxes';
import { BareAmpersands } from './bare-ampersands.ts';

/** Values by field name, without namespace prefix; a repeated field has several. */
export type FeedFields = ReadonlyMap<string, readonly string[]>;

export type FeedEntry =
  | { readonly kind: 'item'; readonly line: number; readonly fields: FeedFields }
  /** An item that cannot be parsed. */
  | { readonly kind: 'broken'; readonly line: number; readonly reason: string }
  /** Column names, when the source is a table. */
  | { readonly kind: 'columns'; readonly line: number; readonly columns: readonly string[] }
  /** An error outside of all items. */
  | { readonly kind: 'fileIssue'; readonly line: number; readonly reason: string };

/** Longest piece of markup, in characters. A longer one has no end, such as an unclosed comment. */
const MAX_MARKUP_LENGTH = 100_000;
const MAX_FIELD_LENGTH = 50_000;
const MAX_FIELDS = 200;
const MAX_DEPTH = 32;

const ITEM_NAMES = new Set(['item', 'entry']);
const ITEM_START = /<(?:item|entry)(?=[\s/>])/g;
/** Characters of the longest item start, `<entry>`, that may be cut by a chunk's end. */
const ITEM_START_LENGTH = 7;

type Item = {
  line: number;
  depth: number;
  fields: Map<string, string[]>;
  field: string | null;
  value: string;
  values: number;
};

/**
 * One strict parser reads the whole file. An error refuses the item that contains it, and a new
 * parser continues at the next `<item>`. No entities are defined, so none can expand: an unknown
 * one is an error like any other.
 */
export async function* readFeedItems(text: AsyncIterable<string>): AsyncGenerator<FeedEntry> {
  const reader = new FeedReader();
  const ampersands = new BareAmpersands();
  for await (const chunk of text) {
    reader.read(ampersands.mark(chunk));
    yield* reader.take();
  }
  reader.read(ampersands.end());
  reader.end();
  yield* reader.take();
}

class FeedReader {
  /** null while searching for the next item after an error. */
  #parser: SaxesParser | null;
  #entries: FeedEntry[] = [];
  #item: Item | null = null;
  /** Open elements around the items; a new parser is primed with them. */
  #containers: string[] = [];
  /** `#containers` as of the first item; after an error `#containers` may be wrong. */
  #itemContainers: readonly string[] | null = null;
  /** Line on which the unread text starts. */
  #line = 1;
  /** Added to the parser's line number, which counts from its own start. */
  #lineOffset = 0;
  /** Characters since the last complete piece of markup. */
  #unparsedLength = 0;
  /** Items without an end tag: their parents will appear to close too early. */
  #unclosed = 0;
  #tail = '';

  constructor() {
    this.#parser = this.#createParser();
  }

  take(): FeedEntry[] {
    const entries = this.#entries;
    this.#entries = [];
    return entries;
  }

  read(chunk: string): void {
    let rest = this.#tail + chunk;
    this.#tail = '';
    while (rest !== '') {
      if (!this.#parser) {
        const start = this.#seek(rest, 0);
        if (start === null) return;
        rest = rest.slice(start);
      }
      const reached = this.#write(rest);
      if (reached === null) {
        this.#line += countLines(rest);
        return;
      }
      const start = this.#seek(rest, reached);
      if (start === null) return;
      rest = rest.slice(start);
    }
  }

  end(): void {
    if (!this.#parser) return;
    try {
      if (this.#item) throw new Error('the file ends inside this item');
      this.#parser.close();
    } catch (error) {
      this.#report(error);
    }
  }

  /**
   * Returns null when all was read, or else the position from which to search for the next item.
   */
  #write(text: string): number | null {
    const parser = this.#parser ?? this.#restart();
    const start = parser.position;
    try {
      this.#unparsedLength += text.length;
      parser.write(text);
      if (this.#unparsedLength > MAX_MARKUP_LENGTH)
        throw new Error(`markup without an end in ${MAX_MARKUP_LENGTH} characters`);
      return null;
    } catch (error) {
      this.#report(error);
      // At least 1, so that each round advances.
      return Math.max(1, Math.min(parser.position - start - 1, text.length));
    }
  }

  /**
   * Returns the start of the next item and a parser ready for it. When there is none, returns null
   * and keeps the last characters, which may begin one.
   */
  #seek(text: string, from: number): number | null {
    this.#parser = null;
    ITEM_START.lastIndex = from;
    const start = ITEM_START.exec(text)?.index ?? null;
    const read = start ?? Math.max(from, text.length - ITEM_START_LENGTH);
    this.#line += countLines(text.slice(0, read));
    if (start === null) this.#tail = text.slice(read);
    else this.#parser = this.#restart();
    return start;
  }

  #restart(): SaxesParser {
    const parser = this.#createParser();
    const containers = this.#itemContainers ?? this.#containers;
    this.#containers = [];
    for (const name of containers) parser.write(`<${name}>`);
    this.#lineOffset = this.#line - 1;
    this.#unparsedLength = 0;
    this.#unclosed = 0;
    return parser;
  }

  #report(error: unknown): void {
    const reason = describeXmlError(error);
    if (this.#item) this.#entries.push({ kind: 'broken', line: this.#item.line, reason });
    else if (this.#unclosed > 0) this.#unclosed = 0;
    else this.#entries.push({ kind: 'fileIssue', line: this.#currentLine(), reason });
    this.#item = null;
  }

  #currentLine(): number {
    return this.#lineOffset + (this.#parser?.line ?? 1);
  }

  #createParser(): SaxesParser {
    const parser = new SaxesParser();
    const resetUnparsedLength = (): void => {
      this.#unparsedLength = 0;
    };
    parser.on('error', (error) => {
      throw error;
    });
    parser.on('opentag', ({ name, attributes }) => {
      resetUnparsedLength();
      this.#open(name, attributes);
    });
    parser.on('closetag', ({ name }) => {
      resetUnparsedLength();
      this.#close(name);
    });
    parser.on('text', (text) => {
      resetUnparsedLength();
      this.#append(text);
    });
    parser.on('cdata', (text) => {
      resetUnparsedLength();
      this.#append(text);
    });
    parser.on('comment', resetUnparsedLength);
    parser.on('processinginstruction', resetUnparsedLength);
    return parser;
  }

  #open(name: string, attributes: Readonly<Record<string, string>>): void {
    const item = this.#item;
    if (ITEM_NAMES.has(name)) {
      if (item) this.#leaveUnclosed(item, name);
      this.#itemContainers ??= [...this.#containers];
      this.#item = {
        line: this.#currentLine(),
        depth: 0,
        fields: new Map(),
        field: null,
        value: '',
        values: 0,
      };
    } else if (!item) {
      if (this.#containers.length >= MAX_DEPTH) throw new Error('elements nested too deeply');
      this.#containers.push(name);
    } else if (++item.depth > MAX_DEPTH) {
      throw new Error('elements nested too deeply');
    } else if (item.depth === 1) {
      item.field = localName(name);
      // Atom's <link> has its URL in `href`.
      item.value = attributes.href ?? '';
    } else {
      // Unescaped HTML: kept as text, cleaned later.
      this.#append(`<${name}>`);
    }
  }

  #leaveUnclosed({ line }: Item, name: string): void {
    this.#entries.push({ kind: 'broken', line, reason: `</${name}> is missing` });
    this.#unclosed++;
  }

  #close(name: string): void {
    const item = this.#item;
    if (!item) {
      this.#containers.pop();
    } else if (item.depth === 0) {
      this.#entries.push({ kind: 'item', line: item.line, fields: item.fields });
      this.#item = null;
    } else if (item.depth-- > 1) {
      this.#append(`</${name}>`);
    } else {
      addField(item);
    }
  }

  #append(text: string): void {
    const item = this.#item;
    if (!item || item.depth === 0) return;
    if (item.value.length + text.length > MAX_FIELD_LENGTH)
      throw new Error(`${item.field} is longer than ${MAX_FIELD_LENGTH} characters`);
    item.value += text;
  }
}

function addField(item: Item): void {
  const value = item.value.trim();
  const name = item.field;
  if (name === null || value === '') return;
  if (++item.values > MAX_FIELDS) throw new Error(`more than ${MAX_FIELDS} fields`);
  const values = item.fields.get(name);
  if (values) values.push(value);
  else item.fields.set(name, [value]);
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1).toLowerCase();
}

function countLines(text: string): number {
  let lines = 0;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) lines++;
  return lines;
}

/**
 * Shortens `12:34: unexpected close tag.` to `unexpected close tag`: the line is reported
 * separately.
 */
function describeXmlError(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  const reason = message.replace(/^\d+:\d+: /, '').replace(/\.$/, '');
  return reason === 'empty entity name' ? 'a bare &: it is written &amp; in XML' : reason;
}
