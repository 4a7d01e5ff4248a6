/** Derives how a language formats amounts, and verifies the result against `Intl`. */
import { type CurrencyCode, formatMoney } from './money.ts';
import { formatCountWith, formatMoneyWith, type NumberFormat } from './number-format.ts';

const cache = new Map<string, NumberFormat | null>();

/** In minor units, from zero to more than any price, on both sides of each digit group. */
const SAMPLES = [
  0, 5, 99, 100, 1999, 99_999, 100_000, 123_456, 999_999, 1_000_000, 12_345_678, 123_456_789,
];

/** Returns null for a language whose format `formatMoneyWith` cannot reproduce. */
export function describeNumberFormat(
  language: string,
  currency: CurrencyCode,
): NumberFormat | null {
  const key = `${language}|${currency}`;
  const cached = cache.get(key);
  if (cached !== undefined) return cached;
  const numberFormat = deriveNumberFormat(language, currency);
  const counts = new Intl.NumberFormat(language);
  const isExact = SAMPLES.every(
    (sample) =>
      formatMoneyWith(sample, numberFormat) ===
        formatMoney({ centAmount: sample, currencyCode: currency }, language) &&
      formatCountWith(sample, numberFormat) === counts.format(sample),
  );
  const verified = isExact ? numberFormat : null;
  cache.set(key, verified);
  return verified;
}

function deriveNumberFormat(language: string, currency: CurrencyCode): NumberFormat {
  const parts = new Intl.NumberFormat(language, { style: 'currency', currency }).formatToParts(
    1_234_567.89,
  );
  const [first, last] = [
    parts.findIndex(({ type }) => type === 'integer'),
    parts.findIndex(({ type }) => type === 'fraction'),
  ];
  const joinValues = (selectedParts: typeof parts) =>
    selectedParts.map(({ value }) => value).join('');
  const partOf = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  return {
    prefix: joinValues(parts.slice(0, first)),
    suffix: joinValues(parts.slice(last + 1)),
    group: partOf('group'),
    decimal: partOf('decimal'),
    zero: new Intl.NumberFormat(language).format(0),
  };
}
