/** Address and password, on the page and in the modal. */
import { UsernameField } from '#features/accounts/account-fields.tsx';
import { type FormRefusal, wordRefusal } from '#features/accounts/account-problem.ts';
import { useText } from '#kit/text.tsx';
import { Field } from '#ui/field/field.tsx';

export type CredentialsProps = { readonly refusal: FormRefusal | null; readonly email?: string | undefined };

export function Credentials({ refusal, email }: CredentialsProps) {
  const text = useText();
  const errorOf = (field: string) =>
    refusal?.field === field && refusal.code !== 'account.wrongPassword' ? wordRefusal(text, refusal) : undefined;
  return (
    <>
      <UsernameField value={refusal?.kept.username ?? email} error={errorOf('username')} />
      <Field
        label={text('account.password')}
        name="password"
        type="password"
        autoComplete="current-password"
        required
        error={errorOf('password')}
      />
    </>
  );
}
