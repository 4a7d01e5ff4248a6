/** Fields of a customised product, with native validation so that they work without JavaScript. */
import { useEffect, useEffectEvent, useState } from 'react';
import { useLazyText } from '#i18n/text.tsx';
import {
  type CustomisationGroup,
  type PersonalisationResult,
  type PersonalisationValues,
  validatePersonalisation,
  validatePersonalisationFields,
} from './customisation.ts';
import { customFieldName } from './field-name.ts';
import { CustomField } from './parts/custom-field.tsx';

export type CustomisationFieldsProps = {
  readonly group: CustomisationGroup;
  /** Set once the shopper has tried to add: every field then shows its error. */
  readonly areErrorsShown: boolean;
  /** Called with each change, and on hydration with values typed before it. */
  readonly onValidate: (report: PersonalisationResult) => void;
};

export const CUSTOMISATION_ID = 'customisation';

export function CustomisationFields({
  group,
  areErrorsShown,
  onValidate,
}: CustomisationFieldsProps) {
  const text = useLazyText('product-lazy');
  const [values, setValues] = useState<PersonalisationValues>({});
  const [blurred, setBlurred] = useState<ReadonlySet<string>>(new Set());
  const validate = useEffectEvent((typed: PersonalisationValues) =>
    onValidate(validatePersonalisationFields(group, typed)),
  );
  const validateTyped = useEffectEvent(() => {
    const fields = group.customisationFields.map(
      ({ apiName }) => [apiName, readTyped(apiName)] as const,
    );
    setValues(Object.fromEntries(fields));
    validate(Object.fromEntries(fields));
  });
  useEffect(() => validateTyped(), []);

  function changeField(name: string, value: string): void {
    const next = { ...values, [name]: value };
    setValues(next);
    onValidate(validatePersonalisationFields(group, next));
  }

  return (
    <fieldset id={CUSTOMISATION_ID} tabIndex={-1} className="grid gap-4 outline-none">
      <legend className="font-medium">{group.title}</legend>
      <p className="text-sm text-muted">{group.description}</p>
      {group.customisationFields.map((field) => {
        const value = values[field.apiName] ?? '';
        const error =
          areErrorsShown || blurred.has(field.apiName)
            ? validatePersonalisation(field, value)
            : null;
        return (
          <CustomField
            key={field.apiName}
            field={field}
            value={value}
            error={error && formatError(error, field.validationMessage)}
            onChangeValue={(next) => changeField(field.apiName, next)}
            onBlur={() => setBlurred((previous) => new Set(previous).add(field.apiName))}
          />
        );
      })}
    </fieldset>
  );

  function formatError(
    error: NonNullable<ReturnType<typeof validatePersonalisation>>,
    message: string | undefined,
  ): string {
    if (error === 'patternMismatch') return message ?? text('custom.invalid');
    return text(error === 'missing' ? 'custom.missing' : 'custom.tooLong');
  }
}

/** Value typed before hydration, read from the DOM. */
function readTyped(apiName: string): string {
  const [input] = document.getElementsByName(customFieldName(apiName));
  return input instanceof HTMLInputElement ? input.value : '';
}
