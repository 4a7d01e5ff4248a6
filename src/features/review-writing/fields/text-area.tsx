/** Text area with label, hint and error message. */
import { useId } from 'react';

export type TextAreaProps = Omit<React.ComponentProps<'textarea'>, 'id' | 'className'> & {
  readonly label: string;
  readonly hint: string;
  readonly error: string | undefined;
};

export function TextArea({ label, hint, error, ...area }: TextAreaProps) {
  const id = useId();
  return (
    <div className="review-form-area">
      <label htmlFor={id}>{label}</label>
      <textarea
        {...area}
        id={id}
        rows={7}
        required
        dir="auto"
        aria-invalid={error !== undefined || undefined}
        aria-describedby={`${id}-note`}
      />
      <p
        id={`${id}-note`}
        className={error === undefined ? 'review-form-hint' : 'review-form-error'}
      >
        {error ?? hint}
      </p>
    </div>
  );
}
