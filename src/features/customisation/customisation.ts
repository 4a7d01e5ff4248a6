/** Fields that a shopper fills in for a customised product, and their validation. */
import type { Localised } from '#features/catalogue/catalogue-records.ts';
import { isSafePattern } from './safe-pattern.ts';

/** Field of a group in the response of `GET /product-customisation/{group}`. */
export type CustomisationField = {
  /** Name of the value in `customFields`. */
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

type TextField = 'displayName' | 'placeholder' | 'description' | 'validationMessage';

/** Stored record, with texts by locale. */
export type CustomisationGroupRecord = {
  readonly name: string;
  readonly title: Localised;
  readonly description: Localised;
  readonly fields: readonly (Omit<CustomisationField, TextField> & {
    readonly displayName: Localised;
  } & {
    readonly [K in Exclude<TextField, 'displayName'>]?: Localised;
  })[];
};

/** Values by `apiName`. */
export type PersonalisationValues = Readonly<Record<string, string>>;

/** Maximum length of any field, whatever its own `maxLength`. */
export const MAX_FIELD_LENGTH = 200;

export type PersonalisationError = 'missing' | 'tooLong' | 'patternMismatch';

/** Error of a value, null when it is valid. An optional field may be empty. */
export function validatePersonalisation(
  { optional, maxLength, validationRegex }: CustomisationField,
  value: string,
): PersonalisationError | null {
  if (value.trim() === '') return optional ? null : 'missing';
  if (value.length > Math.min(maxLength, MAX_FIELD_LENGTH)) return 'tooLong';
  if (validationRegex === undefined || validationRegex === '' || !isSafePattern(validationRegex))
    return null;
  return new RegExp(`^(?:${validationRegex})$`, 'u').test(value) ? null : 'patternMismatch';
}

export type PersonalisationResult = {
  readonly values: PersonalisationValues;
  readonly isValid: boolean;
};

/** Validates the fields of the group, and ignores others; `values` are the filled-in ones. */
export function validatePersonalisationFields(
  { customisationFields }: CustomisationGroup,
  fields: Readonly<Record<string, unknown>>,
): PersonalisationResult {
  const values: Record<string, string> = {};
  let isValid = true;
  for (const field of customisationFields) {
    const raw = fields[field.apiName];
    const value = typeof raw === 'string' ? raw : '';
    if (validatePersonalisation(field, value) !== null) isValid = false;
    if (value.trim() !== '') values[field.apiName] = value;
  }
  return { values, isValid };
}

/** Number of characters that may still be typed. */
export function countRemaining(
  { maxLength }: Pick<CustomisationField, 'maxLength'>,
  value: string,
): number {
  return Math.max(0, maxLength - value.length);
}
