/** Parses the `filters` parameter: `brand:Oasis AND (price < 20 OR price:50 TO 60<score=2>)`. */
import type { Comparison, Filter } from '../../engine/query/filter.ts';
import { createParameterProblem } from './parameter.ts';
import { type FilterGroups, type Scored, splitScore } from './scored-filters.ts';

const MAX_LENGTH = 8192;
const MAX_TOKENS = 1200;

type Token = { readonly kind: 'score' | 'mark' | 'word' | 'quoted'; readonly text: string };

// A score, an operator or bracket, a quoted string with escapes, or a run of other characters.
const TOKEN =
  /\s*(?:(<score=\d{1,5}>)|(<=|>=|!=|[()<>=:])|"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'|([^\s()<>=!:"']+))/y;

export function parseFilters(text: string): FilterGroups {
  if (text.length > MAX_LENGTH)
    throw createParameterProblem('filters', `must be at most ${MAX_LENGTH} characters`);
  const tokens = tokenise(text);
  return tokens.length === 0 ? [] : new Grammar(tokens).parse();
}

function tokenise(text: string): Token[] {
  const tokens: Token[] = [];
  TOKEN.lastIndex = 0;
  const end = text.trimEnd().length;
  while (TOKEN.lastIndex < end) {
    const start = TOKEN.lastIndex;
    const match = TOKEN.exec(text);
    if (!match) throw createParameterProblem('filters', `cannot be read at character ${start + 1}`);
    const [, score, mark, double, single, word = ''] = match;
    const quoted = double ?? single;
    if (score !== undefined) tokens.push({ kind: 'score', text: score });
    else if (mark !== undefined) tokens.push({ kind: 'mark', text: mark });
    else if (quoted !== undefined)
      tokens.push({ kind: 'quoted', text: quoted.replace(/\\(.)/g, '$1') });
    else tokens.push({ kind: 'word', text: word });
    if (tokens.length > MAX_TOKENS)
      throw createParameterProblem('filters', 'has too many conditions');
  }
  return tokens;
}

/**
 * Conditions joined by AND; brackets contain conditions of one type joined by OR. The hosted
 * service has the same limits.
 */
class Grammar {
  readonly #tokens: readonly Token[];
  #next = 0;

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens;
  }

  parse(): FilterGroups {
    const groups = this.#joined(true);
    if (this.#peek() !== undefined)
      throw createParameterProblem(
        'filters',
        `does not expect ${JSON.stringify(this.#peek()?.text)}`,
      );
    return groups;
  }

  #joined(outer: boolean): FilterGroups {
    const parts = [this.#part(outer)];
    let joint: 'AND' | 'OR' | undefined;
    for (;;) {
      const word = this.#keyword('AND') ?? this.#keyword('OR');
      if (!word) break;
      if (joint && joint !== word)
        throw createParameterProblem('filters', 'mixes AND and OR: put the ORs in brackets');
      joint = word;
      parts.push(this.#part(outer));
    }
    if (joint !== 'OR') {
      if (!outer && parts.length > 1)
        throw createParameterProblem('filters', 'may have OR inside brackets, not AND');
      return parts;
    }
    if (parts.some((part) => part.length > 1))
      throw createParameterProblem('filters', 'may not join groups by OR');
    const group = parts.flat();
    if (new Set(group.map(({ filter }) => typeOf(filter))).size > 1)
      throw createParameterProblem('filters', 'may join by OR only conditions of one type');
    return [group];
  }

  #part(outer: boolean): readonly Scored[] {
    const negated = this.#keyword('NOT') !== undefined;
    if (this.#mark('(')) {
      if (negated) throw createParameterProblem('filters', 'may negate a condition, not a group');
      if (!outer) throw createParameterProblem('filters', 'may not nest brackets');
      const group = this.#joined(false).flat();
      if (!this.#mark(')')) throw createParameterProblem('filters', 'lacks a closing bracket');
      return group;
    }
    const condition = this.#condition();
    return [
      { filter: negated ? { kind: 'not', filter: condition } : condition, score: this.#score() },
    ];
  }

  /** null where the condition has no score. */
  #score(): number | null {
    const token = this.#peek();
    if (token?.kind !== 'score') return null;
    this.#next++;
    return splitScore(token.text).score;
  }

  #condition(): Filter {
    if (this.#keyword('AND') ?? this.#keyword('OR') ?? this.#keyword('NOT'))
      throw createParameterProblem('filters', 'lacks a condition');
    const attribute = this.#text('an attribute');
    if (this.#mark(':')) return this.#value(attribute);
    const mark = this.#peek();
    if (mark?.kind !== 'mark' || !/^(?:<=|>=|!=|<|>|=)$/.test(mark.text))
      return { kind: 'value', attribute: '_tags', value: attribute };
    this.#next++;
    return {
      kind: 'number',
      attribute,
      comparison: mark.text as Comparison,
      number: this.#number(attribute),
    };
  }

  #value(attribute: string): Filter {
    const value = this.#text(`a value for ${attribute}`);
    if (!this.#keyword('TO')) return { kind: 'value', attribute, value };
    const low = Number(value);
    if (!Number.isFinite(low))
      throw createParameterProblem('filters', `needs a number before TO for ${attribute}`);
    return { kind: 'range', attribute, low, high: this.#number(attribute) };
  }

  #number(attribute: string): number {
    const text = this.#text(`a number for ${attribute}`);
    if (!/^-?\d+(?:\.\d+)?$/.test(text))
      throw createParameterProblem('filters', `needs a number for ${attribute}`);
    return Number(text);
  }

  #text(what: string): string {
    const token = this.#peek();
    if (!token || token.kind === 'mark' || token.kind === 'score')
      throw createParameterProblem('filters', `lacks ${what}`);
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
  if (filter.kind === 'not') return typeOf(filter.filter);
  if (filter.kind === 'value') return filter.attribute === '_tags' ? 'tag' : 'facet';
  return 'numeric';
}
