/** Tests of highlighting the matched words of a text. */
import { describe, expect, test } from 'vitest';
import { indexOf } from '../query/text-search.fixtures.ts';
import { createFolding } from './fold.ts';
import { highlightText } from './highlight.ts';

describe('highlighting', () => {
  const folding = createFolding('en-GB');
  const tags = { open: '[', close: ']' };
  const mark = (text: string, query: string) =>
    highlightText(
      text,
      indexOf([text]).match({ text: query, prefix: true, typos: 'min' }),
      folding,
      tags,
    );

  test('words, prefixes, plurals and corrected words are marked', () => {
    expect(mark('Red midi dress', 'dre')).toMatchObject({
      value: 'Red midi [dre]ss',
      matchLevel: 'full',
      matchedWords: ['dre'],
    });
    expect(mark('Café dresses', 'cafe dress').value).toBe('[Café] [dress]es');
    expect(mark('Red midi dress', 'drss').value).toBe('Red midi [dress]');
    expect(mark('Red dress', 'red dress')).toMatchObject({ fullyHighlighted: true });
  });

  test('in a compound the word that was typed is marked', () => {
    const index = indexOf(['Slipkleid aus Satin', 'Kleid'], 'de-DE');
    const match = index.match({ text: 'kleid', prefix: true, typos: 'min' });
    expect(highlightText('Slipkleid aus Satin', match, createFolding('de-DE'), tags).value).toBe(
      'Slip[kleid] aus Satin',
    );
  });

  test('a text without the words is left as it is', () => {
    expect(
      highlightText(
        'Blue',
        indexOf(['Red']).match({ text: 'red', prefix: true, typos: 'min' }),
        folding,
        tags,
      ),
    ).toEqual({
      value: 'Blue',
      matchLevel: 'none',
      matchedWords: [],
    });
  });
});
