/** Reads the sku of a row, with a warning where it is missing or altered. */
import type { RowIssue } from '../report/import-issue.ts';
import { excerpt } from './feed-values.ts';

/** A value as read, and what was changed about it. */
export type WithWarnings<T> = { readonly value: T; readonly warnings: readonly RowIssue[] };

const MAX_SKU = 100;

/** Removes leading apostrophes, by which spreadsheets mark text that looks like a number. */
export function parseSku(text: string, fallback: string): WithWarnings<string> {
  const field = 'Variant SKU';
  if (text === '') {
    const reason = 'Variant SKU missing: one was made from handle and options';
    return {
      value: fallback,
      warnings: [{ field, reason, advice: 'give it one, if another system has one' }],
    };
  }
  const bare = text.replace(/^'+/, '').slice(0, MAX_SKU);
  const reason = `Variant SKU "${excerpt(text)}" read as "${excerpt(bare)}"`;
  return {
    value: bare || fallback,
    warnings: bare === text ? [] : [{ field, value: excerpt(text), reason }],
  };
}
