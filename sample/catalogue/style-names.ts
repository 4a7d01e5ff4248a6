/** Style names of brands, the same in every language, for large sample shops only. */
const beginnings = [
  'Al',
  'Be',
  'Ca',
  'De',
  'El',
  'Fa',
  'Gi',
  'Ha',
  'Is',
  'Jo',
  'Ka',
  'Lo',
  'Ma',
  'Ne',
  'Or',
  'Pe',
  'Ro',
  'Sa',
  'Te',
  'Vi',
];
const endings = ['na', 'ra', 'lie', 'mi', 'von', 'ris', 'da', 'len', 'tta', 'sse', 'by', 're'];

export const styleNames: readonly string[] = beginnings.flatMap((beginning) =>
  endings.map((ending) => beginning + ending),
);
