/** Measures how good answers are: `npm run bench -- relevance [JUDGED] [--records FILE [--attributes name,brand]] [--locale en-GB] [--each]`. */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import MiniSearch from 'minisearch';
import { SEARCHABLE_ATTRIBUTES } from '#features/search/search.ts';
import { valuesAt } from '#providers/search/embedded/engine/settings.ts';
import { addAttributes } from '#providers/search/embedded/own/implicit-attributes.ts';
import { answerCall, type ProtocolHost } from '#providers/search/embedded/protocol/protocol.ts';
import { createShopIndex } from '#providers/search/embedded/shop-index.ts';
import { buildJudgedSample, type JudgedRecord, type JudgedSet, type Judgement } from '#sample/judged/judged-sample.ts';
import { buildJudgedWorkshop } from '#sample/judged/workshop.ts';

/**
 * Lines of JSON `{ query, document, grade }`, or of query, document and grade with tabs between; records as lines of
 * JSON. Without `--attributes`, all text of such records is searched, as in an index that a client fills.
 */
const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    records: { type: 'string' },
    attributes: { type: 'string' },
    locale: { type: 'string', default: 'en-GB' },
    each: { type: 'boolean', default: false },
  },
});
const SHOWN = 10;

type Answer = (query: string) => Promise<readonly string[]>;
type Grades = ReadonlyMap<string, ReadonlyMap<string, number>>;

async function main(): Promise<void> {
  print(`${'set'.padEnd(24)} ${'engine'.padEnd(10)} queries   nDCG@10   without a hit   unjudged   p95 in ms`);
  if (positionals[0] === undefined)
    for (const set of [...buildJudgedSample(), buildJudgedWorkshop()]) await compare(set, SEARCHABLE_ATTRIBUTES);
  else {
    const records = options.records ? lines(options.records).map(toRecord) : (buildJudgedSample()[0]?.records ?? []);
    const attributes = options.records ? (options.attributes?.split(',') ?? listAttributes(records)) : SEARCHABLE_ATTRIBUTES;
    await compare({ name: 'given', locale: options.locale, records, judgements: lines(positionals[0]).map(toJudgement) }, attributes);
  }
}

async function compare({ name, locale, records, judgements }: JudgedSet, attributes: readonly string[]): Promise<void> {
  const grades = byQuery(judgements);
  await measure([name, 'embedded'], createEmbedded(records, attributes, locale), grades);
  await measure([name, 'BM25'], createBaseline(records, attributes), grades);
}

function listAttributes(records: readonly JudgedRecord[]): readonly string[] {
  const attributes = new Set<string>();
  for (const record of records) addAttributes(record, attributes);
  return [...attributes];
}

function createEmbedded(records: readonly JudgedRecord[], searchableAttributes: readonly string[], locale: string): Answer {
  const index = createShopIndex(locale, searchableAttributes === SEARCHABLE_ATTRIBUTES ? {} : { searchableAttributes });
  index.upsert(records);
  index.settle();
  const host: ProtocolHost = { findIndex: async (name) => ({ name, index, sort: 'relevance' }), onEvents() {} };
  return async (query) => {
    const body = { query, hitsPerPage: SHOWN, attributesToRetrieve: ['objectID'], attributesToHighlight: [] };
    const { body: answer } = await answerCall({ method: 'POST', path: '/1/indexes/judged/query', body }, host);
    return (answer as { readonly hits: readonly JudgedRecord[] }).hits.map((hit) => hit.objectID);
  };
}

function createBaseline(records: readonly JudgedRecord[], fields: readonly string[]): Answer {
  const extractField = (record: object, field: string) =>
    field === 'objectID' ? Reflect.get(record, field) : valuesAt(record, field).join(' ');
  const index = new MiniSearch({ idField: 'objectID', fields: [...fields], extractField });
  index.addAll(records);
  return async (query) =>
    index
      .search(query)
      .slice(0, SHOWN)
      .map(({ id }) => String(id));
}

async function measure([set, engine]: readonly [string, string], answer: Answer, grades: Grades): Promise<void> {
  const spent: number[] = [];
  let gained = 0;
  let shown = 0;
  let unjudged = 0;
  let without = 0;
  for (const [query, wanted] of grades) {
    const before = performance.now();
    const found = await answer(query);
    spent.push(performance.now() - before);
    shown += found.length;
    if (found.length === 0) without++;
    unjudged += found.filter((document) => !wanted.has(document)).length;
    const gain = discounted(found.map((document) => wanted.get(document) ?? 0));
    const best = discounted([...wanted.values()].sort((a, b) => b - a).slice(0, SHOWN));
    const ndcg = best === 0 ? 0 : gain / best;
    gained += ndcg;
    if (options.each) print(`  ${ndcg.toFixed(3)}  ${query}`);
  }
  const p95 = spent.toSorted((a, b) => a - b)[Math.floor(spent.length * 0.95)] ?? 0;
  const share = shown === 0 ? 0 : unjudged / shown;
  const figures = [(gained / grades.size).toFixed(4), percent(without / grades.size), percent(share), p95.toFixed(2)];
  print(`${set.padEnd(24)} ${engine.padEnd(10)} ${String(grades.size).padEnd(9)} ${figures[0]}    ${figures.slice(1).join('        ')}`);
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`.padEnd(8);
}

function discounted(grades: readonly number[]): number {
  return grades.reduce((sum, grade, position) => sum + (2 ** grade - 1) / Math.log2(position + 2), 0);
}

function byQuery(judgements: readonly Judgement[]): Grades {
  const grades = new Map<string, Map<string, number>>();
  for (const { query, document, grade } of judgements) grades.set(query, (grades.get(query) ?? new Map()).set(document, grade));
  return grades;
}

function lines(path: string): string[] {
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '');
}

function toJudgement(line: string, index: number): Judgement {
  const read: unknown = line.startsWith('{') ? JSON.parse(line) : undefined;
  const [query, document, grade] = read ? ['query', 'document', 'grade'].map((name) => Reflect.get(Object(read), name)) : line.split('\t');
  if (!query || !document || !Number.isFinite(Number(grade))) throw new Error(`Line ${index + 1} must give query, document and grade`);
  return { query: String(query), document: String(document), grade: Number(grade) };
}

function toRecord(line: string, index: number): JudgedRecord {
  const record: unknown = JSON.parse(line);
  const id: unknown = Reflect.get(Object(record), 'objectID') ?? Reflect.get(Object(record), 'id');
  if (typeof id !== 'string' && typeof id !== 'number') throw new Error(`Record ${index + 1} must have an objectID`);
  return { ...Object(record), objectID: String(id) };
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

await main();
