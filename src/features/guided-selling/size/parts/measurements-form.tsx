/** Form with a field for each measure of the size guide; it can be skipped. */
import { useText } from '#i18n/text.tsx';
import { links, type SizeRecommendationQuery } from '#links';
import { MEASUREMENTS, readMeasurement } from '../size-advice.ts';
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
  return (
    <main aria-labelledby="title">
      <h1 id="title">{text('fit.measures')}</h1>
      <p>{text('fit.measuresHelp')}</p>
      <form action={links.api.sizeRecommendation({ sizes: [] })}>
        {Object.entries(fields).map(
          ([name, value]) =>
            value !== undefined && <input key={name} type="hidden" name={name} value={value} />,
        )}
        <div className="measures">
          {measures.map(({ name }, index) => (
            <label key={name}>
              {text('fit.inCentimetres', { measure: name })}
              <input
                type="number"
                inputMode="decimal"
                name="measured"
                step="any"
                min={MEASUREMENTS.min}
                max={MEASUREMENTS.max}
                defaultValue={values[index]}
                aria-invalid={readMeasurement(values[index] ?? '') === undefined || undefined}
              />
            </label>
          ))}
        </div>
        {values.length > 0 && (
          <p role="alert" className="invalid">
            {text('fit.invalid', MEASUREMENTS)}
          </p>
        )}
        <div className="actions">
          <button type="submit" className="primary">
            {text('fit.submit')}
          </button>
          <a href={links.api.sizeRecommendation({ ...query, measured: '-' }, locale)}>
            {text('fit.skip')}
          </a>
        </div>
      </form>
    </main>
  );
}
