/** Fields and helpers of wording that account forms share. */
import { useState } from 'react';
import { useHydrated } from '#hydration/use-hydrated.ts';
import { useText } from '#i18n/text.tsx';
import { Field, type FieldProps } from '#ui/field/field.tsx';
import { type FormRefusal, wordRefusal } from './account-problem.ts';
import { MAX_EMAIL } from './accounts.ts';

const OWN_FIELDS: ReadonlySet<string> = new Set([
  'username',
  'password',
  'newPassword',
  'firstName',
  'lastName',
  'newEmail',
]);

/** Names what is said above a form, for the field that it concerns most. */
export const PROBLEM_ID = 'form-problem';

export type FieldState = { readonly error: string | undefined; readonly autoFocus: boolean };

/** What is said at a field, and what is said above the form. */
export function useRefusal(refusal: FormRefusal | null) {
  const text = useText();
  const faults = (refusal?.faults ?? []).filter(({ field }) => OWN_FIELDS.has(field));
  return {
    problem: refusal === null || faults.length > 0 ? undefined : wordRefusal(text, refusal),
    /** Props of a field. The first that is wrong has the focus when the page comes. */
    stateOf(name: string): FieldState {
      const fault = faults.find(({ field }) => field === name);
      return {
        error: fault && wordRefusal(text, fault),
        autoFocus: fault !== undefined && fault === faults[0],
      };
    },
  };
}

export type UsernameFieldProps = {
  readonly value: string | undefined;
  readonly state: FieldState;
  /** The address is settled, and shown for the reader and for password managers. */
  readonly readOnly?: true;
};

/** The address that names an account. */
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

/** A password, which can be looked at while it is typed: by a button that script adds. */
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

/** A password to be: for a new account, or in place of another. */
export function NewPasswordField({
  label,
  state,
}: {
  readonly label: string;
  readonly state: FieldState;
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
