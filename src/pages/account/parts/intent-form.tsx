/** Form of the account page: CSRF token, intent, and the form's error above the fields. */
import { useFormErrors } from '#features/accounts/forms/account-fields.tsx';
import type { FormErrors } from '#features/accounts/forms/account-problem.ts';
import { links } from '#links';
import { useShop } from '#request/shop-public.tsx';
import { HiddenFields } from '#ui/hidden-fields/hidden-fields.tsx';

export type IntentFormProps = {
  readonly intent: string;
  readonly csrf: string;
  readonly formErrors: FormErrors | null;
  readonly children: React.ReactNode;
};

export function IntentForm({ intent, csrf, formErrors, children }: IntentFormProps) {
  const { prefix } = useShop();
  const { formError } = useFormErrors(formErrors);
  return (
    <form
      method="post"
      noValidate
      action={`${prefix}${links.account()}`}
      className="account-intent grid max-w-md justify-items-start gap-4"
    >
      <HiddenFields fields={{ csrf, intent }} />
      <p role="alert" className="border-s-2 border-sale bg-surface px-4 py-3 text-sm empty:hidden">
        {formError}
      </p>
      {children}
    </form>
  );
}
