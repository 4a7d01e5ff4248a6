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
  let wholeWords = 0;
  for (const { raw, stem, start, end } of words) {
    const term = match.terms.get(raw) ?? match.terms.get(stem);
    if (!term) continue;
    matched.add(term.word);
    const [markStart, markEnd] = findMarked(raw, match.words[term.word] ?? '', term.letters);
    // Only a part of the word, where it has as many letters as its folded form.
    const isPart =
      markEnd - markStart < raw.length && raw.length === end - start && match.terms.has(raw);
    const [open, close] = isPart ? [start + markStart, start + markEnd] : [start, end];
    if (!isPart) wholeWords++;
    value += `${text.slice(from, open)}${tags.open}${text.slice(open, close)}${tags.close}`;
    from = close;
  }
  if (matched.size === 0) return { value: text, matchLevel: 'none', matchedWords: [] };
  return {
    value: value + text.slice(from),
    matchLevel: matched.size === match.words.length ? 'full' : 'partial',
    fullyHighlighted: wholeWords === words.length,
    matchedWords: [...matched].sort((a, b) => a - b).map((word) => match.words[word] ?? ''),
  };
}

/**
 * Start and end of the marked part of a word: the typed word inside a compound, or as many letters
 * as were typed of a prefix; all of a compound that contains the typed word in another form.
 */
function findMarked(raw: string, typed: string, letters: number): readonly [number, number] {
  const start = raw.indexOf(typed);
  if (start > 0) return [start, start + typed.length];
  return raw[0] === typed[0] ? [0, Math.min(letters, raw.length)] : [0, raw.length];
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
