/** Number of returned units of a line, and the reason. */
import type { FormErrors } from '#features/accounts/forms/account-problem.ts';
import type { ReturnLineView } from '#features/orders/returns/return-views.ts';
import { useText } from '#i18n/text.tsx';
import { formatReturnProblem } from './format-return-problem.ts';

type ReturnLineFieldsProps = {
  readonly line: ReturnLineView;
  readonly formErrors: Pick<FormErrors, 'faults' | 'formValues'> | null;
};

export function ReturnLineFields({ line, formErrors }: ReturnLineFieldsProps) {
  const text = useText();
  const { position, name, details, returnable, rule, reasons } = line;
  const quantity = `quantity-${position}`;
  const reason = `reason-${position}`;
  const fault = formErrors?.faults.find(({ field }) => field === quantity || field === reason);
  const describedBy = [
    ...(rule === null ? [] : [`rule-${position}`]),
    ...(fault ? [`error-${position}`] : []),
  ].join(' ');
  const field = { describedBy, formErrors, fault: fault?.field };
  return (
    <fieldset className="grid gap-3 border-t border-line pt-4">
      <legend className="sr-only">{name}</legend>
      <ItemName name={name} details={details} />
      {rule !== null && (
        <p id={`rule-${position}`} className="text-sm text-muted">
          {text(`returns.rule.${rule}`)}
        </p>
      )}
      {returnable === 0 ? (
        <p className="text-sm text-muted">{text('returns.nothingLeft')}</p>
      ) : (
        <div className="grid gap-3">
          <Choice name={quantity} label={text('returns.quantity')} {...field}>
            <option value="0">{text('returns.keep')}</option>
            {Array.from({ length: Math.min(returnable, 99) }, (_, index) => (
              <option key={String(index + 1)} value={index + 1}>
                {index + 1}
              </option>
            ))}
          </Choice>
          <Choice name={reason} label={text('returns.reason')} {...field}>
            <option value="">{text('returns.chooseReason')}</option>
            {reasons.map((option) => (
              <option key={option} value={option}>
                {text(`returns.reason.${option}`)}
              </option>
            ))}
          </Choice>
        </div>
      )}
      {fault && (
        <p id={`error-${position}`} className="text-sm text-sale">
          {formatReturnProblem(
            text,
            fault.field === reason ? 'return.reason' : 'return.lines',
            fault.field,
          )}
        </p>
      )}
    </fieldset>
  );
}

function ItemName({ name, details }: Pick<ReturnLineView, 'name' | 'details'>) {
  return (
    <p className="grid wrap-anywhere">
      <span className="font-medium">{name}</span>
      {details.map((detail) => (
        <span key={detail} className="text-sm text-muted">
          <bdi>{detail}</bdi>
        </span>
      ))}
    </p>
  );
}

type ChoiceProps = {
  readonly name: string;
  readonly label: string;
  readonly describedBy: string;
  /** Name of the field at fault. */
  readonly fault: string | undefined;
  readonly formErrors: Pick<FormErrors, 'formValues'> | null;
  readonly children: React.ReactNode;
};

function Choice({ name, label, describedBy, fault, formErrors, children }: ChoiceProps) {
  const isInvalid = fault === name;
  return (
    <div className="grid gap-1.5">
      <label htmlFor={name} className="text-sm font-medium">
        {label}
      </label>
      <select
        id={name}
        name={name}
        defaultValue={formErrors?.formValues[name]}
        // biome-ignore lint/a11y/noAutofocus: the first invalid field of a refused form
        autoFocus={isInvalid}
        aria-invalid={isInvalid || undefined}
        aria-describedby={describedBy === '' ? undefined : describedBy}
        className="h-12 w-full min-w-0 rounded-control border border-control bg-paper px-3 aria-invalid:border-sale"
      >
        {children}
      </select>
    </div>
  );
}
