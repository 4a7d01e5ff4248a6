/** Parses the rows of a categories file and orders them into a tree. */
import type { CategoryRecord, Localised } from '#features/catalogue/catalogue-records.ts';
import type { RowIssue } from '../../report/import-issue.ts';
import { excerpt } from '../../values/feed-values.ts';
import { htmlToLine } from '../../values/plain-text.ts';
import { toSlug } from '../../values/slug.ts';
import { type RecordFields, textOf } from './record-entries.ts';

const MAX_NAME = 120;

/** Locale tags by the file's language code. */
const LOCALES: Readonly<Record<string, string>> = {
  en: 'en-GB',
  de: 'de-DE',
  fr: 'fr-FR',
  it: 'it-IT',
  es: 'es-ES',
  ar: 'ar',
};

export type CategoryRow = {
  readonly line: number;
  readonly slug: string;
  /** Identifiers by which child rows may reference it. */
  readonly names: readonly string[];
  readonly parent: string;
  readonly name: Localised;
  readonly sortRank: number;
};

type RefusedRow = RowIssue & { readonly line: number; readonly key?: string };

export function parseCategory(fields: RecordFields, line: number): CategoryRow | RefusedRow {
  const slugText = textOf(fields, 'slug', 'slug.en', 'slug.engb');
  const name = parseNames(fields);
  if (!name)
    return {
      line,
      key: slugText,
      field: 'name',
      reason: 'the English name is missing',
      advice: 'fill in name or name.en',
    };
  const slug = toSlug(slugText || name['en-GB']);
  if (slug === '')
    return {
      line,
      field: 'slug',
      value: excerpt(slugText),
      reason: 'slug has no letters',
      advice: 'write it in a to z, 0 to 9 and dashes',
    };
  const sortRank = Number(textOf(fields, 'orderhint', 'position') || Number.NaN);
  const names = [textOf(fields, 'externalid', 'id'), textOf(fields, 'key'), slug].filter(
    (item) => item !== '',
  );
  return {
    line,
    slug,
    names,
    parent: textOf(fields, 'parentid', 'parentslug', 'parent'),
    name,
    sortRank,
  };
}

const FIELDS = new Set([
  'slug',
  'slug.en',
  'slug.engb',
  'orderhint',
  'position',
  'externalid',
  'id',
  'key',
  'parentid',
  'parentslug',
  'parent',
]);

export function isCategoryField(field: string): boolean {
  return FIELDS.has(field) || localeOf(field) !== undefined;
}

/** undefined for a field that is not a name, or a language that is not supported. */
function localeOf(field: string): string | undefined {
  const language = /^name(?:\.([a-z]{2})(?:[a-z]{2})?)?$/.exec(field);
  return language ? LOCALES[language[1] ?? 'en'] : undefined;
}

/** `name` is English; `name.de` and similar are other languages. */
function parseNames(fields: RecordFields): Localised | null {
  const nameByLocale: Record<string, string> = {};
  for (const [field, value] of fields) {
    const tag = localeOf(field);
    if (tag === undefined || typeof value !== 'string') continue;
    const text = htmlToLine(value).slice(0, MAX_NAME);
    if (text !== '') nameByLocale[tag] = text;
  }
  const english = nameByLocale['en-GB'];
  return english === undefined ? null : { ...nameByLocale, 'en-GB': english };
}

export type SortedCategory = { readonly line: number; readonly record: CategoryRecord };

/**
 * Orders rows: parents before children, children of one parent by `sortRank`. Rows with a repeated
 * slug, an unknown parent or a circular one are refused.
 */
export function sortCategories(rows: readonly CategoryRow[]): {
  readonly sorted: readonly SortedCategory[];
  readonly refused: readonly RefusedRow[];
} {
  const refused: RefusedRow[] = [];
  const bySlug = new Map<string, CategoryRow>();
  for (const row of rows) {
    const other = bySlug.get(row.slug);
    const issueBase = { line: row.line, key: row.slug, field: 'slug', value: row.slug };
    if (other)
      refused.push({
        ...issueBase,
        reason: `slug is already used on line ${other.line}`,
        advice: 'give each category its own',
      });
    else bySlug.set(row.slug, row);
  }
  // A parent is looked up by id, then by key, then by slug: later entries replace earlier ones.
  const byName = new Map<string, CategoryRow>();
  for (const nameIndex of [2, 1, 0])
    for (const row of bySlug.values()) byName.set(row.names.at(nameIndex) ?? row.slug, row);
  const children = new Map<CategoryRow | null, CategoryRow[]>();
  for (const row of bySlug.values()) {
    const parent = row.parent === '' ? null : byName.get(row.parent);
    if (parent === undefined)
      refused.push({
        ...toParentIssue(row),
        reason: `its parent ${excerpt(row.parent)} is no category of the file`,
      });
    else children.set(parent, [...(children.get(parent) ?? []), row]);
  }
  const sorted: SortedCategory[] = [];
  const parents: (CategoryRow | null)[] = [null];
  for (const parent of parents) {
    const ordered = (children.get(parent) ?? []).toSorted((a, b) =>
      compareSortRanks(a.sortRank, b.sortRank),
    );
    children.delete(parent);
    for (const [position, { line, slug, name }] of ordered.entries()) {
      sorted.push({ line, record: { slug, parentSlug: parent?.slug ?? null, name, position } });
    }
    parents.push(...ordered);
  }
  for (const rest of children.values())
    for (const row of rest)
      refused.push({ ...toParentIssue(row), reason: 'its parents form a circle' });
  return { sorted, refused };
}

function toParentIssue({ line, slug, parent }: CategoryRow) {
  return {
    line,
    key: slug,
    field: 'parent',
    value: excerpt(parent),
    advice: 'name a category of the file, or none',
  };
}

function compareSortRanks(a: number, b: number): number {
  return (
    (Number.isNaN(a) ? Number.POSITIVE_INFINITY : a) -
      (Number.isNaN(b) ? Number.POSITIVE_INFINITY : b) || 0
  );
}
