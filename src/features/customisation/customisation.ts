/** Fields that a shopper fills in for a product made for them: what they are, and when their values are valid. */
import type { Localised } from '#features/catalogue-import/catalogue-import.ts';
import { isSafePattern } from './safe-pattern.ts';

/** S§3, as `GET /product-customisation/{group}` answers it. */
export type CustomisationField = {
  /** The name under which the value travels in `customFields`. */
  readonly apiName: string;
  readonly displayName: string;
  readonly fieldType: 'text';
  readonly optional: boolean;
  readonly maxLength: number;
  readonly placeholder?: string;
  readonly description?: string;
  readonly validationRegex?: string;
  readonly validationMessage?: string;
};

export type CustomisationGroup = {
  readonly customisationGroup: string;
  readonly title: string;
  readonly description: string;
  readonly customisationFields: readonly CustomisationField[];
};

type Words = 'displayName' | 'placeholder' | 'description' | 'validationMessage';

/** In every language, as it is kept. */
export type CustomisationGroupRecord = {
  readonly name: string;
  readonly title: Localised;
  readonly description: Localised;
  readonly fields: readonly (Omit<CustomisationField, Words> & {
    readonly displayName: Localised;
  } & {
    readonly [K in Exclude<Words, 'displayName'>]?: Localised;
  })[];
};

/** Values by apiName. */
export type CustomWords = Readonly<Record<string, string>>;

/** A field holds no more than this, whatever it says itself. */
export const MAX_FIELD_LENGTH = 200;

export type WordsError = 'missing' | 'tooLong' | 'unlike';

/** S§5: null for a valid value; an optional field may be empty. */
export function checkWords(
  { optional, maxLength, validationRegex }: CustomisationField,
  value: string,
): WordsError | null {
  if (value.trim() === '') return optional ? null : 'missing';
  if (value.length > Math.min(maxLength, MAX_FIELD_LENGTH)) return 'tooLong';
  if (validationRegex === undefined || validationRegex === '' || !isSafePattern(validationRegex))
    return null;
  return new RegExp(`^(?:${validationRegex})$`, 'u').test(value) ? null : 'unlike';
}

export type WordsReport = { readonly values: CustomWords; readonly isValid: boolean };

/** Only fields of the group are read; empty ones are left out of what is added. */
export function reportWords(
  { customisationFields }: CustomisationGroup,
  given: Readonly<Record<string, unknown>>,
): WordsReport {
  const values: Record<string, string> = {};
  let isValid = true;
  for (const field of customisationFields) {
    const raw = given[field.apiName];
    const value = typeof raw === 'string' ? raw : '';
    if (checkWords(field, value) !== null) isValid = false;
    if (value.trim() !== '') values[field.apiName] = value;
  }
  return { values, isValid };
}

/** Characters that may still be typed. */
export function remainingOf(
  { maxLength }: Pick<CustomisationField, 'maxLength'>,
  value: string,
): number {
  return Math.max(0, maxLength - value.length);
}
