/** A page as its editor writes it. */
import { safeParse } from 'valibot';
import { type PreviewBadge, previewBadgesSchema } from '#features/content/preview-badges.ts';
import { parseJson } from '#kit/parse-json.ts';

export type WrittenPage = { readonly path: string; readonly sections: readonly unknown[] } & Readonly<Record<string, unknown>>;

/** Badges to try on the cards; an empty text tries none. */
export function readBadgesText(text: string): { readonly badges?: readonly PreviewBadge[] } | { readonly fault: string } {
  if (text.trim() === '') return {};
  const read = parseJson(text);
  if ('problem' in read) return { fault: `badges: ${read.problem}.` };
  const parsed = safeParse(previewBadgesSchema, read.value, { message: 'does not fit' });
  if (parsed.success) return { badges: parsed.output };
  const [issue] = parsed.issues;
  return { fault: `badges.${issue.path?.map(({ key }) => String(key)).join('.') ?? ''}: ${issue.message}.` };
}

/** `fault` says where the JSON ends to be any, or what is missing. */
export function readPageText(text: string): { readonly page: WrittenPage } | { readonly fault: string } {
  const read = parseJson(text);
  if ('problem' in read) return { fault: `page: ${read.problem}.` };
  const page = read.value;
  if (typeof page !== 'object' || page === null || !('sections' in page) || !Array.isArray(page.sections))
    return { fault: 'sections: a page has a list of sections.' };
  if (!('path' in page) || typeof page.path !== 'string') return { fault: 'path: a page names its path.' };
  return { page: page as unknown as WrittenPage };
}
