/** Chooses the language of a response from the hints in the request. */
import type { UcpContext } from './ucp-requests.server.ts';

type OfferedLanguage = {
  readonly locale: { readonly tag: string; readonly language: string };
  readonly currency: string;
};

/**
 * Uses the requested language, else the first supported one in `Accept-Language`; prefers the
 * locale with the requested currency. Falls back to the first language of the site.
 */
export function chooseUcpLanguage<T extends OfferedLanguage>(
  languages: readonly T[],
  context: UcpContext | undefined,
  acceptLanguage: string | null,
): T {
  const accepted = (acceptLanguage ?? '')
    .slice(0, 200)
    .split(',')
    .map((part) => part.split(';')[0]?.trim() ?? '');
  const requestedTags = context?.language === undefined ? accepted : [context.language];
  for (const localeTag of requestedTags) {
    const matching = findLanguage(languages, localeTag.toLowerCase(), context?.currency);
    if (matching) return matching;
  }
  const inCurrency = languages.find(({ currency }) => currency === context?.currency);
  const [first] = languages;
  const selected = inCurrency ?? first;
  if (!selected) throw new Error('A fascia needs at least one language.');
  return selected;
}

function findLanguage<T extends OfferedLanguage>(
  languages: readonly T[],
  localeTag: string,
  currency: string | undefined,
): T | undefined {
  const [language = ''] = localeTag.split('-');
  const matching = languages.filter(({ locale }) => locale.language.toLowerCase() === language);
  return (
    matching.find(({ locale }) => locale.tag.toLowerCase() === localeTag) ??
    matching.find((item) => item.currency === currency) ??
    matching[0]
  );
}
