/** Locales whose law wants the lowest price of 30 days stated beside a reduction. */
declare module '#kit/define-fascia.ts' {
  interface FasciaParts {
    /** States the lowest price beside reductions in every locale. Default: only where the law asks. */
    readonly statesLowestPrice?: boolean;
  }
}

/** Countries of the European Economic Area (ISO 3166). */
const EEA: ReadonlySet<string> = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(
    ' ',
  ),
);

/** Codes of the fascias that sell in such a country. */
export function listEuropeanFascias(
  fascias: readonly {
    readonly code: string;
    readonly locales: readonly { readonly tag: string }[];
  }[],
): readonly string[] {
  return fascias
    .filter(({ locales }) => locales.some(({ tag }) => isEuropean(tag)))
    .map(({ code }) => code);
}

/** True for a locale of a country in which the law of the European Union applies, as `de-DE`. */
export function isEuropean(localeTag: string): boolean {
  const { region } = new Intl.Locale(localeTag);
  return region !== undefined && EEA.has(region);
}
