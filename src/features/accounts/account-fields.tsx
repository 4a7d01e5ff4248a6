/** Fields and helpers of wording that account forms share. */
import { useText } from '#kit/text.tsx';
import { Field } from '#ui/field/field.tsx';
import { type FormRefusal, wordRefusal } from './account-problem.ts';
import { MAX_EMAIL } from './accounts.ts';

const OWN_FIELDS: ReadonlySet<string> = new Set(['username', 'password', 'newPassword', 'firstName', 'lastName', 'newEmail']);

/** What is said at a field, and what is said above the form. */
export function useRefusal(refusal: FormRefusal | null) {
  const text = useText();
  const isAtField = refusal?.field != null && OWN_FIELDS.has(refusal.field) && refusal.code !== 'account.wrongPassword';
  const words = refusal === null ? undefined : wordRefusal(text, refusal);
  return {
    problem: isAtField ? undefined : words,
    errorOf: (field: string) => (isAtField && refusal.field === field ? words : undefined),
  };
}

/** The address that names an account. */
export function UsernameField({ value, error }: { readonly value: string | undefined; readonly error: string | undefined }) {
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
      error={error}
    />
  );
}

/** A password to be: for a new account, or in place of another. */
export function NewPasswordField({ label, error }: { readonly label: string; readonly error: string | undefined }) {
  const text = useText();
  return (
    <Field
      label={label}
      name="newPassword"
      type="password"
      autoComplete="new-password"
      required
      hint={text('account.passwordHint')}
      error={error}
    />
  );
}
