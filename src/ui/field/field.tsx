/** Form field: label, input, hint and error message. */
import { type ReactNode, useId } from 'react';

export type FieldProps = Omit<React.ComponentProps<'input'>, 'id' | 'className'> & {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  /** Rendered at the end of the input; called with the ids of input and label. */
  readonly action?:
    | ((ids: { readonly input: string; readonly label: string }) => ReactNode)
    | undefined;
};

export function Field({ label, hint, error, action, ...input }: FieldProps) {
  const id = useId();
  const isInvalid = error !== undefined;
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} id={action && `${id}-label`} className="text-sm font-medium">
        {label}
      </label>
      <div className="relative">
        <input
          {...input}
          id={id}
          // Email addresses are written left to right in every language.
          dir={input.type === 'email' ? 'ltr' : input.dir}
          aria-invalid={isInvalid || undefined}
          aria-describedby={
            isInvalid || hint !== undefined ? `${id}-note` : input['aria-describedby']
          }
          className={`h-12 w-full scroll-my-32 rounded-control border border-control bg-paper ps-3 aria-invalid:border-sale rtl:text-right ${action ? 'pe-28' : 'pe-3'}`}
        />
        {action?.({ input: id, label: `${id}-label` })}
      </div>
      {(isInvalid || hint !== undefined) && (
        <p id={`${id}-note`} className={isInvalid ? 'text-sm text-sale' : 'text-sm text-muted'}>
          {error ?? hint}
        </p>
      )}
    </div>
  );
}
