/** A page as its editor writes it. */
import { safeParse } from 'valibot';
import { type PreviewBadge, previewBadgesSchema } from '#features/content/preview-badges.ts';

export type WrittenPage = { readonly path: string; readonly sections: readonly unknown[] } & Readonly<Record<string, unknown>>;

/** Badges to try on the cards; an empty text tries none. */
export function readBadgesText(text: string): { readonly badges?: readonly PreviewBadge[] } | { readonly fault: string } {
  if (text.trim() === '') return {};
  try {
    const parsed = safeParse(previewBadgesSchema, JSON.parse(text));
    return parsed.success ? { badges: parsed.output } : { fault: `badges: ${parsed.issues[0].message}.` };
  } catch (error) {
    return { fault: `badges: ${error instanceof Error ? error.message : String(error)}` };
  }
}

/** `fault` says where the JSON ends to be any, or what is missing. */
export function readPageText(text: string): { readonly page: WrittenPage } | { readonly fault: string } {
  try {
    const page: unknown = JSON.parse(text);
    if (typeof page !== 'object' || page === null || !('sections' in page) || !Array.isArray(page.sections))
      return { fault: 'sections: a page has a list of sections.' };
    if (!('path' in page) || typeof page.path !== 'string') return { fault: 'path: a page names its path.' };
    return { page: page as unknown as WrittenPage };
  } catch (error) {
    return { fault: error instanceof Error ? error.message : String(error) };
  }
}
