/** Tests of the dictionary's distances between words and terms. */
import { describe, expect, test } from 'vitest';
import { Dictionary } from './dictionary.ts';

describe('typos', () => {
  function distances(
    word: string,
    terms: readonly string[],
    maxTypos: number,
    prefix = false,
  ): Record<string, number> {
    const dictionary = new Dictionary();
    for (const [slot, term] of terms.entries()) dictionary.add(term, slot, 0);
    const distanceByTerm: Record<string, number> = {};
    dictionary.find({ word, maxTypos, prefix }, (_postings, typos, _whole, term) => {
      expect(distanceByTerm[term]).toBeUndefined();
      distanceByTerm[term] = typos;
    });
    return distanceByTerm;
  }

  test('a missing, extra, wrong or transposed letter counts once', () => {
    const terms = [
      'dress',
      'dresss',
      'dreess',
      'dres',
      'drass',
      'derss',
      'edrss',
      'dr',
      'tress',
      'blouse',
    ];
    expect(distances('dress', terms, 1)).toEqual({
      dress: 0,
      dresss: 1,
      dreess: 1,
      dres: 1,
      drass: 1,
      derss: 1,
      tress: 1,
    });
  });

  test('distances equal those of a full matrix for every pair of words', () => {
    const random = (seed: number) => () => {
      seed = (seed * 1103515245 + 12345) % 2147483648;
      return seed / 2147483648;
    };
    const next = random(5);
    const word = () =>
      Array.from({ length: 2 + Math.floor(next() * 6) }, () => 'abc'[Math.floor(next() * 3)]).join(
        '',
      );
    const terms = [...new Set(Array.from({ length: 150 }, word))];
    for (let round = 0; round < 200; round++) {
      const typed = word();
      const max = round % 3;
      const wholeDistances = Object.fromEntries(
        terms
          .map((term) => [term, alignmentDistance(typed, term)])
          .filter(([, typos]) => Number(typos) <= max),
      );
      expect(distances(typed, terms, max), `${typed} within ${max}`).toEqual(wholeDistances);
      const prefixDistances = terms.map((term) => [
        term,
        Math.min(
          ...Array.from({ length: term.length + 1 }, (_, n) =>
            alignmentDistance(typed, term.slice(0, n)),
          ),
        ),
      ]);
      expect(distances(typed, terms, max, true), `${typed}… within ${max}`).toEqual(
        Object.fromEntries(prefixDistances.filter(([, typos]) => Number(typos) <= max)),
      );
    }
  });

  /** Reference implementation of the optimal string alignment distance. */
  function alignmentDistance(a: string, b: string): number {
    const d = Array.from({ length: a.length + 1 }, (_, i) =>
      Array.from({ length: b.length + 1 }, (_, j) => (i === 0 ? j : j === 0 ? i : 0)),
    );
    /** More than any distance here. */
    const UNREACHABLE = 99;
    const cell = (i: number, j: number) => d[i]?.[j] ?? UNREACHABLE;
    for (let i = 1; i <= a.length; i++)
      for (let j = 1; j <= b.length; j++) {
        let cost = Math.min(
          cell(i - 1, j) + 1,
          cell(i, j - 1) + 1,
          cell(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1),
        );
        if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
          cost = Math.min(cost, cell(i - 2, j - 2) + 1);
        d[i]?.splice(j, 1, cost);
      }
    return cell(a.length, b.length);
  }
});
