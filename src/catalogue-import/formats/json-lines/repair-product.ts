/** Repairs small issues of a JSON Lines product, with a warning for each. */
import type {
  ColourRecord,
  ProductRecord,
  VariantRecord,
} from '#features/catalogue/catalogue-records.ts';
import type { RowIssue } from '../../report/import-issue.ts';
import { parseColour } from '../../values/colours.ts';
import { excerpt } from '../../values/feed-values.ts';

const HEX = /^#[0-9a-f]{6}$/i;

type Repaired<T> = { readonly record: T; readonly warnings: readonly RowIssue[] };

export function repairProduct(product: ProductRecord): Repaired<ProductRecord> {
  const colours = product.colours.map(repairColour);
  const variants = product.variants.map(repairVariant);
  const warnings = [...colours, ...variants].flatMap((item) => item.warnings);
  if (warnings.length === 0) return { record: product, warnings };
  return {
    record: {
      ...product,
      colours: colours.map(({ record }) => record),
      variants: variants.map(({ record }) => record),
    },
    warnings,
  };
}

/** Replaces an invalid hex value by the default of the colour's name. */
function repairColour(colour: ColourRecord, index: number): Repaired<ColourRecord> {
  if (HEX.test(colour.hex)) return { record: colour, warnings: [] };
  const { hex } = parseColour(colour.label['en-GB']);
  const reason = `hex "${excerpt(colour.hex)}" of the colour ${excerpt(colour.key)} is not written #a1b2c3: ${hex} is used`;
  const warning = {
    field: `colours.${index}.hex`,
    value: excerpt(colour.hex),
    reason,
    advice: 'write it as # and six digits from 0 to f',
  };
  return { record: { ...colour, hex }, warnings: [warning] };
}

/** Removes a former price that is not above the price. */
function repairVariant(variant: VariantRecord, index: number): Repaired<VariantRecord> {
  const warnings: RowIssue[] = [];
  const prices = Object.entries(variant.prices).map(([currency, price]) => {
    const { wasCentAmount, ...rest } = price;
    if (wasCentAmount === undefined || wasCentAmount > price.centAmount)
      return [currency, price] as const;
    const field = `variants.${index}.prices.${currency}.wasCentAmount`;
    const reason = `wasCentAmount ${wasCentAmount} of ${variant.sku} ignored: it is not above the price, ${price.centAmount}`;
    warnings.push({
      field,
      value: String(wasCentAmount),
      reason,
      advice: 'leave it out, or write the former price',
    });
    return [currency, rest] as const;
  });
  return warnings.length === 0
    ? { record: variant, warnings }
    : { record: { ...variant, prices: Object.fromEntries(prices) }, warnings };
}
