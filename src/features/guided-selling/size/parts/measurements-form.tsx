/** Form with a field for each measure of the size guide; it can be skipped. */
import { useText } from '#i18n/text.tsx';
import { links, type SizeRecommendationQuery } from '#links';
import { findLimits, parseMeasurement } from '../parse-measurement.ts';
import type { SizeMeasure } from '../size-table.ts';

type MeasurementsFormProps = {
  readonly query: SizeRecommendationQuery & { readonly usual: string; readonly fit: string };
  readonly measures: readonly SizeMeasure[];
  /** Texts that were sent and refused; empty at first. */
  readonly values: readonly string[];
  readonly locale: string;
};

export function MeasurementsForm({ query, measures, values, locale }: MeasurementsFormProps) {
  const text = useText();
  const { sizes, guide, usual, fit } = query;
  const fields = { sizes: sizes.join('~'), usual, fit, guide, locale };
  const firstInvalid = measures.findIndex((measure, index) => isInvalid(measure, values[index]));
  return (
    <main aria-labelledby="title">
      <h1 id="title">{text('sizeRecommendation.measurements')}</h1>
      <p>{text('sizeRecommendation.measurementsHelp')}</p>
      <form action={links.api.sizeRecommendation({ sizes: [] })}>
        {Object.entries(fields).map(
          ([name, value]) =>
            value !== undefined && <input key={name} type="hidden" name={name} value={value} />,
        )}
        <div className="measures">
          {measures.map((measure, index) => (
            <MeasurementField
              key={measure.name}
              id={`measure-${index}`}
              measure={measure}
              value={values[index]}
              autoFocus={index === firstInvalid}
            />
          ))}
        </div>
        <div className="actions">
          <button type="submit" className="primary">
            {text('sizeRecommendation.submit')}
          </button>
          <a href={links.api.sizeRecommendation({ ...query, measured: '-' }, locale)}>
            {text('sizeRecommendation.skip')}
          </a>
        </div>
      </form>
    </main>
  );
}

function isInvalid(measure: SizeMeasure, value: string | undefined): boolean {
  return parseMeasurement(value ?? '', findLimits(measure)) === undefined;
}

type MeasurementFieldProps = {
  readonly id: string;
  readonly measure: SizeMeasure;
  readonly value: string | undefined;
  readonly autoFocus: boolean;
};

function MeasurementField({ id, measure, value, autoFocus }: MeasurementFieldProps) {
  const text = useText();
  const limits = findLimits(measure);
  const error = isInvalid(measure, value)
    ? text('sizeRecommendation.measurementError', limits)
    : undefined;
  return (
    <div>
      <label htmlFor={id}>
        {text('sizeRecommendation.measureLabel', { measure: measure.name })}
      </label>
      <input
        id={id}
        type="number"
        inputMode="decimal"
        name="measured"
        step="any"
        {...limits}
        defaultValue={value}
        {...{ autoFocus }}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={error && `${id}-error`}
      />
      {error && (
        <p id={`${id}-error`} className="invalid">
          {error}
        </p>
      )}
    </div>
  );
}
