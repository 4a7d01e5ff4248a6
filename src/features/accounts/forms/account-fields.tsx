/** Input fields and error texts that the account forms share. */
import { useState } from 'react';
import { useHydrated } from '#hydration/use-hydrated.ts';
import { useText } from '#i18n/text.tsx';
import { Field, type FieldProps } from '#ui/field/field.tsx';
import { MAX_EMAIL } from '../accounts.ts';
import { type FormErrors, formatAccountError } from './account-problem.ts';

const ACCOUNT_FIELDS: ReadonlySet<string> = new Set([
  'username',
  'password',
  'newPassword',
  'firstName',
  'lastName',
  'newEmail',
]);

/** Element id of the form's error text, so that the field it concerns can refer to it. */
export const FORM_ERROR_ID = 'form-problem';

export type FieldErrorProps = { readonly error: string | undefined; readonly autoFocus: boolean };

/** Error texts of a refused form: one per field, and one for the form as a whole. */
export function useFormErrors(formErrors: FormErrors | null) {
  const text = useText();
  const faults = (formErrors?.faults ?? []).filter(({ field }) => ACCOUNT_FIELDS.has(field));
  return {
    formError:
      formErrors === null || faults.length > 0 ? undefined : formatAccountError(text, formErrors),
    /** Props of a field. The first invalid field gets the focus when the page opens. */
    fieldPropsOf(name: string): FieldErrorProps {
      const fault = faults.find(({ field }) => field === name);
      return {
        error: fault && formatAccountError(text, fault),
        autoFocus: fault !== undefined && fault === faults[0],
      };
    },
  };
}

export type UsernameFieldProps = {
  readonly value: string | undefined;
  readonly state: FieldErrorProps;
  /** For an email address that cannot be changed, but is read by shoppers and password managers. */
  readonly readOnly?: true;
};

/** Email field that identifies the account. */
export function UsernameField({ value, state, readOnly }: UsernameFieldProps) {
  const text = useText();
  return (
    <Field
      label={text('account.email')}
      name="username"
      type="email"
      autoComplete="username"
      maxLength={MAX_EMAIL}
      required
      defaultValue={value}
      readOnly={readOnly}
      {...state}
    />
  );
}

/** Password field with a button to show the password; the button needs JavaScript. */
export function PasswordField(field: Omit<FieldProps, 'type' | 'action'>) {
  const text = useText();
  const canShow = useHydrated();
  const [isShown, setShown] = useState(false);
  const action: FieldProps['action'] = ({ input, label }) =>
    canShow && (
      <button
        type="button"
        aria-controls={input}
        aria-describedby={label}
        onClick={() => setShown(!isShown)}
        className="absolute end-0 top-0 h-12 max-w-28 px-3 text-sm underline underline-offset-4"
      >
        {text(isShown ? 'account.hide' : 'account.show')}
      </button>
    );
  return <Field {...field} type={isShown ? 'text' : 'password'} action={action} />;
}

/** Field for a new password, of a new or an existing account. */
export function NewPasswordField({
  label,
  state,
}: {
  readonly label: string;
  readonly state: FieldErrorProps;
}) {
  const text = useText();
  return (
    <PasswordField
      label={label}
      name="newPassword"
      autoComplete="new-password"
      required
      hint={text('account.passwordHint')}
      {...state}
    />
  );
}
