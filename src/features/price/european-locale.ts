/** Locales where the law requires the lowest price of 30 days beside a reduction. */
import type { Fascia, FasciaLocale } from '#kit/define-fascia.ts';

declare module '#kit/define-fascia.ts' {
  interface FasciaParts {
    /** Shows the lowest price beside reductions in every locale. Default: where the law requires it. */
    readonly statesLowestPrice?: boolean;
  }
}

/** Countries of the European Economic Area (ISO 3166). */
const EEA: ReadonlySet<string> = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(
    ' ',
  ),
);

type SoldLocale = { readonly tag: string } & Pick<FasciaLocale, 'country'>;

/** Codes of the fascias that sell in such a country. */
export function listEuropeanFascias(
  fascias: readonly { readonly code: string; readonly locales: readonly SoldLocale[] }[],
): readonly string[] {
  return fascias.filter(({ locales }) => locales.some(isEuropean)).map(({ code }) => code);
}

/**
 * True for a locale that sells to a country in which the law of the European Union applies: that of
 * the fascia, else the region of the tag, as of `de-DE`.
 */
export function isEuropean({ tag, country }: SoldLocale): boolean {
  const region = country ?? new Intl.Locale(tag).region;
  return region !== undefined && EEA.has(region);
}

/** True where the lowest price of the 30 days before a reduction is stated beside it. */
export function isLowestPriceStated(
  { statesLowestPrice, locales }: Pick<Fascia, 'statesLowestPrice' | 'locales'>,
  localeTag: string,
): boolean {
  const locale = locales.find(({ tag }) => tag === localeTag);
  return statesLowestPrice ?? isEuropean(locale ?? { tag: localeTag });
}
