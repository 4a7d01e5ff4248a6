/** Page as its editor writes it. */
import { safeParse } from 'valibot';
import {
  type PreviewBadge,
  previewBadgesSchema,
} from '#features/content/preview/preview-badges.ts';
import type { Fault } from '#i18n/fault.ts';
import { parseJson } from '#i18n/parse-json.ts';
import { findReason, readPath } from '#i18n/schema-faults.ts';

export type WrittenPage = {
  readonly path: string;
  readonly sections: readonly unknown[];
} & Readonly<Record<string, unknown>>;

/** Parses badges to try on the cards; empty text means none. */
export function parseBadgesText(
  text: string,
): { readonly badges?: readonly PreviewBadge[] } | { readonly fault: Fault } {
  if (text.trim() === '') return {};
  const read = parseJson(text);
  if ('reason' in read) return { fault: { path: 'badges', ...read.reason } };
  const parsed = safeParse(previewBadgesSchema, read.value);
  if (parsed.success) return { badges: parsed.output };
  const [issue] = parsed.issues;
  return {
    fault: { path: ['badges', readPath(issue)].filter(Boolean).join('.'), ...findReason(issue) },
  };
}

/** Parses a page; `fault` is the position of a JSON error, or the missing field. */
export function parsePageText(
  text: string,
): { readonly page: WrittenPage } | { readonly fault: Fault } {
  const read = parseJson(text);
  if ('reason' in read) return { fault: { path: 'page', ...read.reason } };
  const page = read.value;
  if (
    typeof page !== 'object' ||
    page === null ||
    !('sections' in page) ||
    !Array.isArray(page.sections)
  )
    return { fault: { path: 'sections', code: 'fault.written.sections' } };
  if (!('path' in page) || typeof page.path !== 'string')
    return { fault: { path: 'path', code: 'fault.written.path' } };
  return { page: page as unknown as WrittenPage };
}
