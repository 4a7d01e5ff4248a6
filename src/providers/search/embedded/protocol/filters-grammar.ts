/** The `filters` parameter: `brand:Oasis AND (price < 20 OR price:50 TO 60) AND NOT department:"mens"`. */
import type { Comparison, Filter } from '../engine/filter.ts';
import { refuse } from './parameter.ts';

const MAX_LENGTH = 8192;
const MAX_TOKENS = 1200;

type Token = { readonly kind: 'mark' | 'word' | 'quoted'; readonly text: string };

// A mark, a quoted string with escapes, or a run of anything else.
const TOKEN = /\s*(?:(<=|>=|!=|[()<>=:])|"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'|([^\s()<>=!:"']+))/y;

export function parseFilters(text: string): Filter | null {
  if (text.length > MAX_LENGTH) throw refuse('filters', `must be at most ${MAX_LENGTH} characters`);
  const tokens = tokenise(text);
  return tokens.length === 0 ? null : new Grammar(tokens).parse();
}

function tokenise(text: string): Token[] {
  const tokens: Token[] = [];
  TOKEN.lastIndex = 0;
  const end = text.trimEnd().length;
  while (TOKEN.lastIndex < end) {
    const at = TOKEN.lastIndex;
    const match = TOKEN.exec(text);
    if (!match) throw refuse('filters', `cannot be read at character ${at + 1}`);
    const quoted = match[2] ?? match[3];
    if (match[1] !== undefined) tokens.push({ kind: 'mark', text: match[1] });
    else if (quoted !== undefined) tokens.push({ kind: 'quoted', text: quoted.replace(/\\(.)/g, '$1') });
    else tokens.push({ kind: 'word', text: match[4] ?? '' });
    if (tokens.length > MAX_TOKENS) throw refuse('filters', 'has too many conditions');
  }
  return tokens;
}

/** Conditions joined by AND; brackets hold conditions of one type joined by OR. The hosted service allows no more either. */
class Grammar {
  readonly #tokens: readonly Token[];
  #next = 0;

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens;
  }

  parse(): Filter {
    const filter = this.#joined(true);
    if (this.#peek() !== undefined) throw refuse('filters', `does not expect ${JSON.stringify(this.#peek()?.text)}`);
    return filter;
  }

  #joined(outer: boolean): Filter {
    const parts = [this.#part(outer)];
    let joint: 'AND' | 'OR' | undefined;
    for (;;) {
      const word = this.#keyword('AND') ?? this.#keyword('OR');
      if (!word) break;
      if (joint && joint !== word) throw refuse('filters', 'mixes AND and OR: put the ORs in brackets');
      joint = word;
      parts.push(this.#part(outer));
    }
    if (joint !== 'OR') {
      if (!outer && parts.length > 1) throw refuse('filters', 'may have OR inside brackets, not AND');
      return parts.length === 1 && parts[0] ? parts[0] : { kind: 'all', of: parts };
    }
    if (parts.some((part) => part.kind === 'all' || part.kind === 'any')) throw refuse('filters', 'may not join groups by OR');
    if (new Set(parts.map(typeOf)).size > 1) throw refuse('filters', 'may join by OR only conditions of one type');
    return { kind: 'any', of: parts };
  }

  #part(outer: boolean): Filter {
    const negated = this.#keyword('NOT') !== undefined;
    if (this.#mark('(')) {
      if (negated) throw refuse('filters', 'may negate a condition, not a group');
      if (!outer) throw refuse('filters', 'may not nest brackets');
      const group = this.#joined(false);
      if (!this.#mark(')')) throw refuse('filters', 'lacks a closing bracket');
      return group;
    }
    const condition = this.#condition();
    return negated ? { kind: 'not', of: condition } : condition;
  }

  #condition(): Filter {
    if (this.#keyword('AND') ?? this.#keyword('OR') ?? this.#keyword('NOT')) throw refuse('filters', 'lacks a condition');
    const attribute = this.#text('an attribute');
    if (this.#mark(':')) return this.#value(attribute);
    const mark = this.#peek();
    if (mark?.kind !== 'mark' || !/^(?:<=|>=|!=|<|>|=)$/.test(mark.text)) return { kind: 'value', attribute: '_tags', value: attribute };
    this.#next++;
    return { kind: 'number', attribute, comparison: mark.text as Comparison, number: this.#number(attribute) };
  }

  #value(attribute: string): Filter {
    const value = this.#text(`a value for ${attribute}`);
    if (!this.#keyword('TO')) return { kind: 'value', attribute, value };
    const low = Number(value);
    if (!Number.isFinite(low)) throw refuse('filters', `needs a number before TO for ${attribute}`);
    return { kind: 'range', attribute, low, high: this.#number(attribute) };
  }

  #number(attribute: string): number {
    const text = this.#text(`a number for ${attribute}`);
    if (!/^-?\d+(?:\.\d+)?$/.test(text)) throw refuse('filters', `needs a number for ${attribute}`);
    return Number(text);
  }

  #text(what: string): string {
    const token = this.#peek();
    if (!token || token.kind === 'mark') throw refuse('filters', `lacks ${what}`);
    this.#next++;
    return token.text;
  }

  #keyword<T extends 'AND' | 'OR' | 'NOT' | 'TO'>(keyword: T): T | undefined {
    const token = this.#peek();
    if (token?.kind !== 'word' || token.text.toUpperCase() !== keyword) return undefined;
    this.#next++;
    return keyword;
  }

  #mark(mark: string): boolean {
    const token = this.#peek();
    if (token?.kind !== 'mark' || token.text !== mark) return false;
    this.#next++;
    return true;
  }

  #peek(): Token | undefined {
    return this.#tokens[this.#next];
  }
}

function typeOf(filter: Filter): string {
  if (filter.kind === 'not') return typeOf(filter.of);
  if (filter.kind === 'value') return filter.attribute === '_tags' ? 'tag' : 'facet';
  return 'numeric';
}
