/** Words on the labels of beauty products: maker, substance, finish and product. */
import { brands, newcomers } from '../catalogue/brands.ts';
import { details } from '../catalogue/descriptions/details.ts';
import { formulas } from '../catalogue/substances/formulas.ts';
import type { ModelName } from '../models.ts';

/** Each part is a key: of a brand's prefix, of `formulas`, and of `details`. */
export type LabelText = {
  readonly maker: string;
  readonly formula: string;
  readonly detail: string;
};

const makers = new Map(
  [...brands, ...newcomers].map(({ prefix, name }) => [prefix.toLowerCase(), name]),
);

const titles: Partial<Readonly<Record<ModelName, string>>> = {
  'lip-gloss': 'LIP GLOSS',
  'jar-cream': 'FACE CREAM',
  'nail-varnish': 'NAIL VARNISH',
  'perfume-round': 'COLOGNE',
  'perfume-tall': 'EAU DE PARFUM',
  'pump-bottle': 'BODY WASH',
  'serum-dropper': 'FACE SERUM',
  'soap-bar': 'SOAP',
  'tube-cream': 'HAND CREAM',
  compact: 'POWDER',
  foundation: 'FOUNDATION',
  lipstick: 'LIPSTICK',
  mascara: 'MASCARA',
};

const PATTERN = /^(.+)-by-([a-z]{3})-([a-zA-Z]+)-([a-zA-Z]+)$/;

/** Ids of pictures are in lower case. */
const keysInLowerCase = (table: object) =>
  new Map(Object.keys(table).map((key) => [key.toLowerCase(), key]));
const formulaKeys = keysInLowerCase(formulas);
const detailKeys = keysInLowerCase(details);

/** `rose-by-mrn-oat-night`. */
export function appendLabel(look: string, { maker, formula, detail }: LabelText): string {
  return `${look}-by-${maker}-${formula}-${detail}`.toLowerCase();
}

/** The look without its label; null for a label whose words are unknown. */
export function parseLabel(look: string): { look: string; label: LabelText | null } | null {
  const [, plain, maker = '', formula = '', detail = ''] = PATTERN.exec(look) ?? [];
  if (plain === undefined) return { look, label: null };
  const known = { formula: formulaKeys.get(formula), detail: detailKeys.get(detail) };
  return makers.has(maker) && known.formula !== undefined && known.detail !== undefined
    ? { look: plain, label: { maker, formula: known.formula, detail: known.detail } }
    : null;
}

/** Lines in capitals, the maker's name first. */
export function linesOf(model: ModelName, { maker, formula, detail }: LabelText): string[] {
  const words = (table: object, key: string) =>
    (table as Record<string, { 'en-GB': string }>)[key]?.['en-GB'] ?? '';
  const substance = (formulas as Record<string, { name: { 'en-GB': string } }>)[formula]?.name;
  return [
    makers.get(maker) ?? '',
    substance?.['en-GB'] ?? '',
    titles[model] ?? '',
    words(details, detail),
  ].map((line) => line.toUpperCase());
}
