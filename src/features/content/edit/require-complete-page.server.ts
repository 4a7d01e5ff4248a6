/** Refuses to publish a page with placeholders. */
import { Problem } from '#kit/problem.ts';
import type { PageName } from '../content.port.ts';
import type { ContentPage } from '../content.ts';
import { listPlaceholders } from './placeholders.ts';

/** @throws Problem 422 that names the page and the field of the first placeholder. */
export function requireCompletePage(name: PageName, page: ContentPage | null): void {
  const [first] = page ? listPlaceholders(page) : [];
  if (!first) return;
  const reason = `${first.path}: ${formatPageName(name)} has the placeholder ${first.placeholder}; replace it before the page is published.`;
  throw new Problem(422, 'content.placeholder', reason, { field: first.path });
}

/** `aldermoor/en-GB/home` */
export function formatPageName({ fascia, locale, path }: PageName): string {
  return `${fascia}/${locale}/${path}`;
}
