/** Text field of a customisation, with a counter of the remaining characters. */
import { useText } from '#i18n/text.tsx';
import { type CustomisationField, countRemaining } from '../customisation.ts';
import { customFieldName } from '../field-name.ts';

export type CustomFieldProps = {
  readonly field: CustomisationField;
  readonly value: string;
  readonly error: string | null;
  readonly onChangeValue: (value: string) => void;
  readonly onBlur: () => void;
};

export function CustomField({ field, value, error, onChangeValue, onBlur }: CustomFieldProps) {
  const text = useText();
  const {
    apiName,
    displayName,
    optional,
    maxLength,
    placeholder,
    description,
    validationRegex,
    validationMessage,
  } = field;
  const noteId = `custom-${apiName}-note`;
  return (
    <div className="grid gap-1 text-sm">
      <label htmlFor={`custom-${apiName}`}>
        {displayName}
        {optional && <span className="text-muted"> {text('custom.optional')}</span>}
      </label>
      {description && <p className="text-muted">{description}</p>}
      <input
        id={`custom-${apiName}`}
        name={customFieldName(apiName)}
        defaultValue={value}
        onInput={(event) => onChangeValue(event.currentTarget.value)}
        onBlur={onBlur}
        required={!optional}
        maxLength={maxLength}
        pattern={nativePattern(validationRegex)}
        title={validationMessage}
        placeholder={placeholder}
        aria-invalid={error !== null || undefined}
        aria-describedby={noteId}
        className="h-12 rounded-control border border-control bg-paper px-3 placeholder:text-muted aria-invalid:border-sale"
      />
      <p id={noteId} className="text-muted tabular-nums">
        {text('custom.counter', { max: maxLength, remaining: countRemaining(field, value) })}
      </p>
      {/* Always rendered: an alert is announced only if its element exists before its text. */}
      <p role="alert" className="min-h-5 text-sale">
        {error}
      </p>
    </div>
  );
}

/**
 * Browsers read the `pattern` attribute in `v` mode, which is stricter; a pattern invalid there is
 * left to our own validation.
 */
function nativePattern(pattern: string | undefined): string | undefined {
  try {
    return pattern && new RegExp(pattern, 'v') ? pattern : undefined;
  } catch {
    return undefined;
  }
}
