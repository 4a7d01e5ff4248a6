/** Locales that sell to the European Economic Area (EEA), where reductions show the lowest price. */
import type { Fascia, FasciaLocale } from '#kit/define-fascia.ts';

declare module '#kit/define-fascia.ts' {
  interface FasciaParts {
    /**
     * Shows the lowest price of the 30 days before a reduction: `true` in every locale, `false` in
     * none. Default: in locales that sell to the EEA, where the law requires it.
     */
    readonly showsLowestPrice?: boolean;
  }
}

/** Countries of the European Economic Area (ISO 3166). */
const EEA_COUNTRIES: ReadonlySet<string> = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(
    ' ',
  ),
);

type LocaleCountry = { readonly tag: string } & Pick<FasciaLocale, 'country'>;

/** Codes of the fascias with at least one locale that sells to the EEA. */
export function listEeaFascias(
  fascias: readonly { readonly code: string; readonly locales: readonly LocaleCountry[] }[],
): readonly string[] {
  return fascias.filter(({ locales }) => locales.some(isInEea)).map(({ code }) => code);
}

/** Uses the locale's `country`, else the region of its tag, such as `DE` in `de-DE`. */
export function isInEea({ tag, country }: LocaleCountry): boolean {
  const region = country ?? new Intl.Locale(tag).region;
  return region !== undefined && EEA_COUNTRIES.has(region);
}

/** True if reductions in this locale show the lowest price of the 30 days before them. */
export function isLowestPriceShown(
  { showsLowestPrice, locales }: Pick<Fascia, 'showsLowestPrice' | 'locales'>,
  localeTag: string,
): boolean {
  const locale = locales.find(({ tag }) => tag === localeTag);
  return showsLowestPrice ?? isInEea(locale ?? { tag: localeTag });
}
