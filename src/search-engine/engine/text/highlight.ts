/** Marks the matched words in a text. */
import type { TextMatch } from '../query/match-text.ts';
import type { Folding } from './fold.ts';

export type Tags = { readonly open: string; readonly close: string };

export type Highlighted = {
  readonly value: string;
  readonly matchLevel: 'none' | 'partial' | 'full';
  readonly matchedWords: readonly string[];
  readonly fullyHighlighted?: boolean;
};

/** `full` when the text contains every word of the query. */
export function highlightText(
  text: string,
  match: TextMatch | null,
  folding: Folding,
  tags: Tags,
): Highlighted {
  if (!match) return { value: text, matchLevel: 'none', matchedWords: [] };
  const matched = new Set<number>();
  const words = folding.words(text);
  let value = '';
  let from = 0;
  let whole = 0;
  for (const { raw, stem, start, end } of words) {
    const term = match.terms.get(raw) ?? match.terms.get(stem);
    if (!term) continue;
    matched.add(term.word);
    // Marks only the matched prefix where the word has as many letters as its folded form; else the
    // whole word.
    const marked =
      term.letters < raw.length && raw.length === end - start && match.terms.has(raw)
        ? start + term.letters
        : end;
    if (marked === end) whole++;
    value += `${text.slice(from, start)}${tags.open}${text.slice(start, marked)}${tags.close}`;
    from = marked;
  }
  if (matched.size === 0) return { value: text, matchLevel: 'none', matchedWords: [] };
  return {
    value: value + text.slice(from),
    matchLevel: matched.size === match.words.length ? 'full' : 'partial',
    fullyHighlighted: whole === words.length,
    matchedWords: [...matched].sort((a, b) => a - b).map((word) => match.words[word] ?? ''),
  };
}

/**
 * Mirrors the shape of the value, with arrays and objects; other types than text and numbers are
 * left out.
 */
export function highlightValue(value: unknown, mark: (text: string) => Highlighted): unknown {
  if (typeof value === 'string' || typeof value === 'number') return mark(String(value));
  if (Array.isArray(value))
    return value.map((item) => highlightValue(item, mark)).filter((item) => item !== undefined);
  if (typeof value !== 'object' || value === null) return undefined;
  const entries = Object.entries(value).map(
    ([key, value]) => [key, highlightValue(value, mark)] as const,
  );
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}
