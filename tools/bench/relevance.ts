/** Measures search relevance (nDCG@10) against BM25: `npm run bench -- relevance [JUDGED]`. */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import MiniSearch from 'minisearch';
import { SEARCHABLE_ATTRIBUTES } from '#features/search/search.ts';
import { type Answer, judgeAnswers, SHOWN, summarise } from '#sample/judged/judge-answers.ts';
import { askEmbedded as queryEmbedded } from '#sample/judged/judged-index.ts';
import {
  buildJudgedSample,
  type JudgedRecord,
  type JudgedSet,
  type Judgement,
} from '#sample/judged/judged-sample.ts';
import { buildJudgedWorkshop } from '#sample/judged/workshop.ts';
import { addAttributes } from '#search-engine/custom-indexes/implicit-attributes.ts';
import { valuesAt } from '#search-engine/engine/index/settings.ts';

/**
 * JUDGED has JSON lines `{ query, document, grade }` or tab-separated query, document and grade;
 * records are JSON lines. Without `--attributes`, all text of such records is searched, as in a
 * custom index.
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

async function main(): Promise<void> {
  print(
    `${'set'.padEnd(24)} ${'engine'.padEnd(10)} queries   nDCG@10   without a hit   unjudged   p95 in ms`,
  );
  if (positionals[0] === undefined)
    for (const set of [...buildJudgedSample(), buildJudgedWorkshop()])
      await compare(set, SEARCHABLE_ATTRIBUTES);
  else {
    const records = options.records
      ? lines(options.records).map(toRecord)
      : (buildJudgedSample()[0]?.records ?? []);
    const attributes = options.records
      ? (options.attributes?.split(',') ?? listAttributes(records))
      : SEARCHABLE_ATTRIBUTES;
    await compare(
      {
        name: 'given',
        locale: options.locale,
        records,
        judgements: lines(positionals[0]).map(toJudgement),
      },
      attributes,
    );
  }
}

async function compare(
  { name, locale, records, judgements }: JudgedSet,
  attributes: readonly string[],
): Promise<void> {
  const searchableAttributes = attributes === SEARCHABLE_ATTRIBUTES ? undefined : attributes;
  await measure(
    [name, 'embedded'],
    queryEmbedded(records, locale, searchableAttributes),
    judgements,
  );
  await measure([name, 'BM25'], createBaseline(records, attributes), judgements);
}

function listAttributes(records: readonly JudgedRecord[]): readonly string[] {
  const attributes = new Set<string>();
  for (const record of records) addAttributes(record, attributes);
  return [...attributes];
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

async function measure(
  [set, engine]: readonly [string, string],
  result: Answer,
  judgements: readonly Judgement[],
): Promise<void> {
  const judged = await judgeAnswers(result, judgements);
  if (options.each) for (const { query, ndcg } of judged) print(`  ${ndcg.toFixed(3)}  ${query}`);
  const { queries, ndcg, without, unjudged, p95 } = summarise(judged);
  const figures = [ndcg.toFixed(4), percent(without), percent(unjudged), p95.toFixed(2)];
  print(
    `${set.padEnd(24)} ${engine.padEnd(10)} ${String(queries).padEnd(9)} ${figures[0]}    ${figures.slice(1).join('        ')}`,
  );
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`.padEnd(8);
}

function lines(path: string): string[] {
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '');
}

function toJudgement(line: string, index: number): Judgement {
  const object: unknown = line.startsWith('{') ? JSON.parse(line) : undefined;
  const [query, document, grade] = object
    ? ['query', 'document', 'grade'].map((name) => Reflect.get(Object(object), name))
    : line.split('\t');
  if (!query || !document || !Number.isFinite(Number(grade)))
    throw new Error(`Line ${index + 1} must give query, document and grade`);
  return { query: String(query), document: String(document), grade: Number(grade) };
}

function toRecord(line: string, index: number): JudgedRecord {
  const record: unknown = JSON.parse(line);
  const id: unknown = Reflect.get(Object(record), 'objectID') ?? Reflect.get(Object(record), 'id');
  if (typeof id !== 'string' && typeof id !== 'number')
    throw new Error(`Record ${index + 1} must have an objectID`);
  return { ...Object(record), objectID: String(id) };
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

await main();
