/** Builds hits: retrieved attributes, highlighting, ranking info. */
import type { RecordIndex } from '../../engine/index/record-index.ts';
import type { IndexedRecord } from '../../engine/index/settings.ts';
import type { TextMatch } from '../../engine/query/match-text.ts';
import type { IndexResult } from '../../engine/query/query-index.ts';
import type { ReadBudget } from '../../engine/query/read-budget.ts';
import { type Highlighted, highlightText, highlightValue } from '../../engine/text/highlight.ts';
import type { NamedIndex } from '../parameters/build-query.ts';
import { isObject } from '../parameters/parameter.ts';
import type { QueryParameters } from '../parameters/query-parameters.ts';
import { rankingInfo } from './ranking-info.ts';

/** Cost of highlighting one text, in reads (see `ReadBudget`). */
const READS_PER_TEXT = 80;
const READS_PER_LETTER = 6;
const READS_PER_NAME = 10;
const READS_PER_HIT = 100;

export function toHits(
  { index, unretrievable = [] }: NamedIndex,
  result: IndexResult,
  parameters: QueryParameters,
  budget: ReadBudget,
): unknown[] {
  const retrievedPaths = toSelection(parameters.retrieve, unretrievable);
  const retrievablePaths = toSelection(['*'], unretrievable);
  const highlight = parameters.highlight ?? index.settings.searchableAttributes;
  const highlightPaths = highlight.includes('*') ? null : toPathTree(highlight);
  const perHit = READS_PER_HIT + READS_PER_NAME * (parameters.retrieve.length + highlight.length);
  return result.records.map((record, position) => {
    budget.spend(perHit + (parameters.rankingInfo ? (result.match?.slots.length ?? 0) / 8 : 0));
    const hit = select(record, retrievedPaths);
    const rankingFields = parameters.rankingInfo
      ? { _rankingInfo: rankingInfo(index, record, result.match, result.boosted[position] ?? 0) }
      : {};
    if (highlight.length === 0) return parameters.rankingInfo ? { ...hit, ...rankingFields } : hit;
    const { objectID: _id, ...attributes } = select(record, retrievablePaths);
    const _highlightResult = highlightValue(
      highlightPaths ? pickPaths(attributes, highlightPaths) : attributes,
      (text) => {
        budget.spend(READS_PER_TEXT + READS_PER_LETTER * text.length);
        return highlightMatches(text, result.match, index, parameters);
      },
    );
    return { ...hit, ...rankingFields, _highlightResult };
  });
}

export function highlightMatches(
  text: string,
  match: TextMatch | null,
  index: RecordIndex,
  { tags }: Pick<QueryParameters, 'tags'>,
): Highlighted {
  return highlightText(text, match, index.folding, tags);
}

/**
 * `*` for all, `-name` for all but that; objectID is always included. A dot is a path into objects.
 */
export function selectAttributes(
  record: IndexedRecord,
  names: readonly string[],
  unretrievable: readonly string[] = [],
): Record<string, unknown> {
  return select(record, toSelection(names, unretrievable));
}

/** Parsed once for all hits: the attributes to keep (null: all) and those to drop. */
type Selection = { readonly included: PathTree | null; readonly excluded: PathTree | null };

function toSelection(names: readonly string[], unretrievable: readonly string[]): Selection {
  const excludedNames = names.filter((name) => name.startsWith('-')).map((name) => name.slice(1));
  const isAll =
    names.includes('*') || (excludedNames.length > 0 && names.length === excludedNames.length);
  const hidden = [...excludedNames, ...unretrievable];
  return {
    included: isAll ? null : toPathTree(names),
    excluded: hidden.length > 0 ? toPathTree(hidden) : null,
  };
}

function select(record: IndexedRecord, { included, excluded }: Selection): Record<string, unknown> {
  const selected: unknown = included ? pickPaths(record, included) : record;
  if (excluded) return { ...Object(dropPaths(selected, excluded)), objectID: record.objectID };
  return included ? { objectID: record.objectID, ...Object(selected) } : record;
}

/** Attribute paths by segment; null marks the end of a path. */
type PathTree = Map<string, PathTree | null>;

function toPathTree(names: readonly string[]): PathTree {
  const tree: PathTree = new Map();
  for (const name of names) addPath(tree, name.split('.'));
  return tree;
}

function addPath(tree: PathTree, [head = '', ...rest]: readonly string[]): void {
  const child = tree.get(head);
  if (child === null) return;
  if (rest.length === 0) tree.set(head, null);
  else {
    const below: PathTree = child ?? new Map();
    tree.set(head, below);
    addPath(below, rest);
  }
}

/** Returns the value with only these paths; arrays are mapped. */
function pickPaths(value: unknown, tree: PathTree | null): unknown {
  if (tree === null) return value;
  if (Array.isArray(value))
    return value.map((item) => pickPaths(item, tree)).filter((item) => item !== undefined);
  if (!isObject(value)) return undefined;
  const entries = [...tree].map(([name, below]) => [
    name,
    Object.hasOwn(value, name) ? pickPaths(value[name], below) : undefined,
  ]);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

function dropPaths(value: unknown, tree: PathTree): unknown {
  if (Array.isArray(value)) return value.map((item) => dropPaths(item, tree));
  if (!isObject(value)) return value;
  const entries = Object.entries(value).filter(([name]) => tree.get(name) !== null);
  return Object.fromEntries(
    entries.map(([name, value]) => [name, dropBelow(value, tree.get(name))]),
  );
}

function dropBelow(value: unknown, tree: PathTree | null | undefined): unknown {
  return tree ? dropPaths(value, tree) : value;
}
