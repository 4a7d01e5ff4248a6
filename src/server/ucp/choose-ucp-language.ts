/** Chooses the language of an answer from the hints of an agent. */
import type { UcpContext } from './ucp-requests.server.ts';

type Offered = {
  readonly locale: { readonly tag: string; readonly language: string };
  readonly currency: string;
};

/**
 * The language that the request names, else the first one that `Accept-Language` names; of several
 * locales in it the one with the currency. The site's first language if there is none.
 */
export function chooseUcpLanguage<T extends Offered>(
  languages: readonly T[],
  context: UcpContext | undefined,
  acceptLanguage: string | null,
): T {
  const accepted = (acceptLanguage ?? '')
    .slice(0, 200)
    .split(',')
    .map((part) => part.split(';')[0]?.trim() ?? '');
  const requestedTags = context?.language === undefined ? accepted : [context.language];
  for (const tag of requestedTags) {
    const found = findLanguage(languages, tag.toLowerCase(), context?.currency);
    if (found) return found;
  }
  const inCurrency = languages.find(({ currency }) => currency === context?.currency);
  const [first] = languages;
  const chosen = inCurrency ?? first;
  if (!chosen) throw new Error('A fascia needs at least one language.');
  return chosen;
}

function findLanguage<T extends Offered>(
  languages: readonly T[],
  tag: string,
  currency: string | undefined,
): T | undefined {
  const [language = ''] = tag.split('-');
  const matching = languages.filter(({ locale }) => locale.language.toLowerCase() === language);
  return (
    matching.find(({ locale }) => locale.tag.toLowerCase() === tag) ??
    matching.find((item) => item.currency === currency) ??
    matching[0]
  );
}
