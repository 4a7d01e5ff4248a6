/** Groups of radio buttons: stars, scales from one to five, and labelled choices. */
import { useId } from 'react';
import { type Text, useText } from '#i18n/text.tsx';

type FieldValues = {
  readonly readValue: (name: string) => string;
  readonly findError: (name: string) => string | undefined;
};

const SCALE = [1, 2, 3, 4, 5] as const;
const STAR = 'M12 1.8 15.1 8.5 22.4 9.4 17 14.4 18.4 21.6 12 18 5.6 21.6 7 14.4 1.6 9.4 8.9 8.5Z';

type GroupProps = {
  readonly legend: string;
  readonly error: string | undefined;
  readonly children: React.ReactNode;
};

function Group({ legend, error, children }: GroupProps) {
  const id = useId();
  return (
    <fieldset
      className="review-form-group"
      aria-describedby={error === undefined ? undefined : id}
      data-is-wrong={error === undefined ? undefined : ''}
    >
      <legend>{legend}</legend>
      {children}
      {error !== undefined && (
        <p id={id} className="review-form-error">
          {error}
        </p>
      )}
    </fieldset>
  );
}

export function StarField({ readValue, findError }: FieldValues) {
  const text = useText();
  const error = findError('rating');
  return (
    <Group legend={text('reviewForm.rating')} error={error}>
      <div className="review-form-stars">
        {SCALE.map((count) => (
          <label key={count} title={ratingLabel(text, count)}>
            <input
              type="radio"
              name="rating"
              value={count}
              required
              aria-invalid={error !== undefined || undefined}
              defaultChecked={readValue('rating') === String(count)}
            />
            <svg viewBox="0 0 24 24" width="36" height="36" aria-hidden="true">
              <path d={STAR} />
            </svg>
            <span className="sr-only">
              {text('reviewForm.star', { count, label: ratingLabel(text, count) })}
            </span>
          </label>
        ))}
      </div>
    </Group>
  );
}

function ratingLabel(text: Text, count: (typeof SCALE)[number]): string {
  return text(`reviews.rating${count}`);
}

/** One to five, with the meaning of both ends. */
export function ScaleField({
  rating,
  readValue,
  findError,
}: FieldValues & { readonly rating: 'quality' | 'comfort' | 'value' }) {
  const text = useText();
  return (
    <Group legend={text(`reviews.secondary.${rating}`)} error={findError(rating)}>
      <div className="review-form-scale">
        {SCALE.map((number) => (
          <label key={number}>
            <input
              type="radio"
              name={rating}
              value={number}
              aria-label={text('reviewForm.scaleValue', { number })}
              defaultChecked={readValue(rating) === String(number)}
            />
            <span aria-hidden="true">{number}</span>
          </label>
        ))}
      </div>
      <p className="review-form-ends">
        <span>{text(`reviews.secondary.${rating}.min`)}</span>
        <span>{text(`reviews.secondary.${rating}.max`)}</span>
      </p>
    </Group>
  );
}

export type ChoiceFieldProps = FieldValues & {
  readonly name: string;
  readonly legend: string;
  readonly choices: readonly (readonly [value: string, label: string])[];
  /** Choices in a column, for long labels. */
  readonly isColumn?: true;
};

export function ChoiceField({ name, legend, choices, isColumn, ...values }: ChoiceFieldProps) {
  const { readValue, findError } = values;
  return (
    <Group legend={legend} error={findError(name)}>
      <div className={isColumn ? 'review-form-column' : 'review-form-choices'}>
        {choices.map(([value, label]) => (
          <label key={value}>
            <input
              type="radio"
              name={name}
              value={value}
              defaultChecked={readValue(name) === value}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </Group>
  );
}
