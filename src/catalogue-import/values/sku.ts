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
    const reason = 'Variant SKU missing: one was derived from handle and options';
    return {
      value: fallback,
      warnings: [{ field, reason, advice: 'fill it in, if another system knows the variant' }],
    };
  }
  const sku = text.replace(/^'+/, '').slice(0, MAX_SKU);
  const reason = `Variant SKU "${excerpt(text)}" read as "${excerpt(sku)}"`;
  return {
    value: sku || fallback,
    warnings: sku === text ? [] : [{ field, value: excerpt(text), reason }],
  };
}
