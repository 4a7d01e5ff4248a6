/** Hits as clients read them: what was asked to be retrieved, marked, explained. */
import { type Highlighted, highlightText, highlightValue } from '../engine/highlight.ts';
import type { TextMatch } from '../engine/match-text.ts';
import type { IndexAnswer } from '../engine/query-index.ts';
import type { RecordIndex } from '../engine/record-index.ts';
import type { IndexedRecord } from '../engine/settings.ts';
import { isObject } from './parameter.ts';
import type { QueryParameters } from './query-parameters.ts';
import type { NamedIndex } from './question.ts';
import { rankingInfo } from './ranking-info.ts';

export function toHits({ index, unseen = [] }: NamedIndex, answer: IndexAnswer, parameters: QueryParameters): unknown[] {
  const highlight = parameters.highlight ?? index.settings.searchableAttributes;
  return answer.records.map((record, position) => {
    const hit = retrieve(record, parameters.retrieve, unseen);
    const explained = parameters.rankingInfo
      ? { _rankingInfo: rankingInfo(index, record, answer.match, answer.boosted[position] ?? 0) }
      : {};
    if (highlight.length === 0) return parameters.rankingInfo ? { ...hit, ...explained } : hit;
    const marked = highlightRecord(unseen.length === 0 ? record : retrieve(record, ['*'], unseen), highlight, (text) =>
      mark(text, answer.match, index, parameters),
    );
    return { ...hit, ...explained, _highlightResult: marked };
  });
}

export function mark(text: string, match: TextMatch | null, index: RecordIndex, { tags }: Pick<QueryParameters, 'tags'>): Highlighted {
  return highlightText(text, match, index.folding, tags);
}

function highlightRecord(
  record: Readonly<Record<string, unknown>>,
  names: readonly string[],
  marked: (text: string) => Highlighted,
): unknown {
  const { objectID: _id, ...own } = record;
  const chosen = names.includes('*') ? own : keepPaths(own, names.map(toPath));
  return highlightValue(chosen, marked);
}

/** `*` for everything, `-name` for all but it; objectID is always there. A dot reaches into objects. */
export function retrieve(record: IndexedRecord, names: readonly string[], unseen: readonly string[] = []): Record<string, unknown> {
  const left = names.filter((name) => name.startsWith('-')).map((name) => name.slice(1));
  const isAll = names.includes('*') || (left.length > 0 && names.length === left.length);
  const kept = isAll ? record : Object(keepPaths(record, names.map(toPath)));
  const hidden = [...left, ...unseen].map(toPath);
  if (hidden.length === 0) return kept === record ? record : { objectID: record.objectID, ...kept };
  return { ...Object(dropPaths(kept, hidden)), objectID: record.objectID };
}

type Path = readonly string[];

function toPath(name: string): Path {
  return name.split('.');
}

/** The same value with only these paths in it; lists are gone through. */
function keepPaths(value: unknown, paths: readonly Path[]): unknown {
  if (paths.some((path) => path.length === 0)) return value;
  if (Array.isArray(value)) return value.map((one) => keepPaths(one, paths)).filter((one) => one !== undefined);
  if (!isObject(value)) return undefined;
  const entries = [...byHead(paths)].map(([name, rest]) => [name, Object.hasOwn(value, name) ? keepPaths(value[name], rest) : undefined]);
  return Object.fromEntries(entries.filter(([, one]) => one !== undefined));
}

function dropPaths(value: unknown, paths: readonly Path[]): unknown {
  if (Array.isArray(value)) return value.map((one) => dropPaths(one, paths));
  if (!isObject(value)) return value;
  const heads = byHead(paths);
  const entries = Object.entries(value).filter(([name]) => !heads.get(name)?.some((rest) => rest.length === 0));
  return Object.fromEntries(entries.map(([name, one]) => [name, heads.has(name) ? dropPaths(one, heads.get(name) ?? []) : one]));
}

function byHead(paths: readonly Path[]): Map<string, Path[]> {
  const heads = new Map<string, Path[]>();
  for (const [head = '', ...rest] of paths) heads.set(head, [...(heads.get(head) ?? []), rest]);
  return heads;
}
