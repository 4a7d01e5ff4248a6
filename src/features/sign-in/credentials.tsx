/** Email and password fields, for the page and the modal. */
import {
  FORM_ERROR_ID,
  PasswordField,
  UsernameField,
  useFormErrors,
} from '#features/accounts/forms/account-fields.tsx';
import type { FormErrors } from '#features/accounts/forms/account-problem.ts';
import { useText } from '#i18n/text.tsx';

export type CredentialsProps = {
  readonly formErrors: FormErrors | null;
  readonly email?: string | undefined;
};

export function Credentials({ formErrors, email }: CredentialsProps) {
  const text = useText();
  const { fieldPropsOf } = useFormErrors(formErrors);
  // If email and password do not match, the error is at the password field.
  const isRefused = formErrors?.code === 'account.wrongPassword';
  return (
    <>
      <UsernameField
        value={formErrors?.formValues.username ?? email}
        state={fieldPropsOf('username')}
      />
      <PasswordField
        label={text('account.password')}
        name="password"
        autoComplete="current-password"
        required
        {...(isRefused
          ? { autoFocus: true, 'aria-describedby': FORM_ERROR_ID }
          : fieldPropsOf('password'))}
      />
    </>
  );
}
