/** Parses measurements that a shopper enters. */
import type { SizeMeasure } from './size-table.ts';

export type MeasurementLimits = { readonly min: number; readonly max: number };

/** Centimetres, between half of the smallest size and twice the largest: others are mistyped. */
export function findLimits({ ranges }: SizeMeasure): MeasurementLimits {
  const [[lowest] = [0], [, highest] = [0, 0]] = [ranges[0], ranges.at(-1)];
  return { min: Math.floor(lowest / 2), max: Math.ceil(highest * 2) };
}

/** Also `1e2`, which number fields of browsers accept. */
const NUMBER = /^\d+(?:[.,]\d+)?(?:e\d)?$/i;

/** Centimetres; null for an empty field, undefined for text that is no measurement. */
export function parseMeasurement(
  field: string,
  { min, max }: MeasurementLimits,
): number | null | undefined {
  const text = field.trim();
  if (text === '') return null;
  const value = NUMBER.test(text) ? Number(text.replace(',', '.')) : Number.NaN;
  return value >= min && value <= max ? value : undefined;
}
