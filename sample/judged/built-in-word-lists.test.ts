/** Tests the shipped synonyms and known words of each language against the sample. */

import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { RecordIndex } from '#search-engine/engine/index/record-index.ts';
import { valuesAt } from '#search-engine/engine/index/settings.ts';
import { foldingOf } from '#search-engine/engine/text/fold.ts';
import type { WordListFile } from '#search-engine/engine/text/word-lists.ts';
import { handleCall, type ProtocolHost } from '#search-engine/protocol/protocol.ts';
import { createShopIndex } from '#search-engine/shop-indexes/shop-index.ts';
import { builtInWordLists } from '#search-engine/words/built-in-word-lists.ts';
import { buildJudgedSample, type JudgedRecord } from './judged-sample.ts';

const sets = buildJudgedSample().filter(({ name }) => name !== 'sample, forty queries');

const answerSchema = z.object({
  hits: z.array(z.object({ objectID: z.string() })),
  rewrite: z.object({ reason: z.string(), query: z.string() }).optional(),
});

type Answer = Pick<z.infer<typeof answerSchema>, 'rewrite'> & { readonly ids: readonly string[] };

async function ask(index: RecordIndex, query: string): Promise<Answer> {
  const host: ProtocolHost = {
    findIndex: async (name) => ({ name, index, sort: 'relevance' }),
    onEvents() {},
  };
  const searchBody = {
    query,
    hitsPerPage: 1000,
    attributesToRetrieve: ['objectID'],
    attributesToHighlight: [],
  };
  const { body } = await handleCall(
    { method: 'POST', path: '/1/indexes/sample/query', body: searchBody },
    host,
  );
  const { hits, rewrite } = answerSchema.parse(body);
  return { ids: hits.map(({ objectID }) => objectID), rewrite };
}

function listPairs({
  synonyms = [],
  oneWay = {},
}: WordListFile): (readonly [from: string, to: string])[] {
  const mutual = synonyms.flatMap((group) =>
    group.flatMap((from) => group.filter((to) => to !== from).map((to) => [from, to] as const)),
  );
  return [
    ...mutual,
    ...Object.entries(oneWay).flatMap(([from, targets]) =>
      targets.map((to) => [from, to] as const),
    ),
  ];
}

const NAMING = [
  'name',
  'categoryNames',
  'colours',
  'colourFacet',
  'styleTaxonomy',
  'department',
  'material',
];

type Named = { readonly id: string; readonly names: readonly ReadonlySet<string>[] };

/** Word stems of each field of a record that names the product. */
function nameRecords(records: readonly JudgedRecord[], locale: string): readonly Named[] {
  const folding = foldingOf(locale);
  const stems = (value: unknown) => new Set(folding.words(String(value)).map(({ stem }) => stem));
  return records.map((record) => ({
    id: record.objectID,
    names: NAMING.flatMap((name) => valuesAt(record, name)).map(stems),
  }));
}

/** Ids of records of which one name contains every word of the phrase, in singular or plural. */
function findSold(named: readonly Named[], phrase: string, locale: string): readonly string[] {
  const { words } = foldingOf(locale);
  const stops = new Set(
    builtInWordLists(locale).flatMap(({ stopWords = [] }) =>
      words(stopWords.join(' ')).map(({ raw }) => raw),
    ),
  );
  const terms = words(phrase).filter(({ raw }) => !stops.has(raw));
  const isCalled = (name: ReadonlySet<string>) => terms.every(({ stem }) => name.has(stem));
  return terms.length === 0
    ? []
    : named.filter(({ names }) => names.some(isCalled)).map(({ id }) => id);
}

describe.each(sets)('in $locale', ({ locale, records }) => {
  const [words = {}] = builtInWordLists(locale);
  const shop = createShopIndex(locale);
  shop.upsert(records);
  const named = nameRecords(records, locale);

  test('a synonym finds what is sold under the other word', async () => {
    const missed: string[] = [];
    let sold = 0;
    for (const [from, to] of listPairs(words)) {
      const expectedIds = findSold(named, to, locale);
      if (expectedIds.length === 0) continue;
      sold++;
      const found = new Set((await ask(shop, from)).ids);
      const share = expectedIds.filter((id) => found.has(id)).length / expectedIds.length;
      if (share < 1) missed.push(`${from} for ${to}: ${share.toFixed(2)} of ${expectedIds.length}`);
    }
    expect(sold).toBeGreaterThan(20);
    expect(missed).toEqual([]);
  });

  test('a thing or material that the language knows is not taken for another', async () => {
    const taken: string[] = [];
    for (const word of words.knownWords ?? []) {
      const { rewrite } = await ask(shop, word);
      // A compound that the shop does not sell may be rewritten to its ending, which is another
      // rule.
      const isEnding = rewrite !== undefined && word.toLowerCase().endsWith(rewrite.query);
      if (rewrite?.reason === 'spelling' && !isEnding) taken.push(`${word} for ${rewrite.query}`);
    }
    expect(taken).toEqual([]);
  });
});
