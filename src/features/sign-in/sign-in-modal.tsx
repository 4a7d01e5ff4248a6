/** Sign-in modal for a guest who clicked a wishlist button. */
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { isEmail } from '#features/accounts/accounts.ts';
import { FORM_ERROR_ID, useFormErrors } from '#features/accounts/forms/account-fields.tsx';
import type { FormErrors } from '#features/accounts/forms/account-problem.ts';
import { shopperChanged } from '#features/shopper/use-shopper.ts';
import { useText } from '#i18n/text.tsx';
import type { FieldFault } from '#kit/problem.ts';
import { links } from '#links';
import { Link } from '#request/link.tsx';
import { useShop } from '#request/shop-public.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { HiddenFields } from '#ui/hidden-fields/hidden-fields.tsx';
import { Submit } from '#ui/submit/submit.tsx';
import { copyEmailToLink } from './copy-email-to-link.browser.ts';
import { Credentials } from './credentials.tsx';
import { fetchFormToken, postCredentials } from './post-credentials.browser.ts';

/** Closes after a sign-in, during which the server adds the pending item to the wishlist. */
export function SignInModal({ onClose }: { readonly onClose: () => void }) {
  // Alone in its component: React miscounts hooks with state where a component suspends before
  // them.
  useText('account');
  return <OpenModal onClose={onClose} />;
}

function OpenModal({ onClose }: { readonly onClose: () => void }) {
  const text = useText();
  const { pathname, search } = useLocation();
  const redirect = pathname + search;
  return (
    <Dialog
      title={text('account.signIn')}
      closeLabel={text('account.close')}
      variant="sheet"
      onClose={onClose}
    >
      {(close) => (
        <>
          <ModalForm redirect={redirect} onEntered={close} />
          <ModalLinks redirect={redirect} />
        </>
      )}
    </Dialog>
  );
}

type ModalFormProps = { readonly redirect: string; readonly onEntered: () => void };

function ModalForm({ redirect, onEntered }: ModalFormProps) {
  const text = useText();
  const { prefix } = useShop();
  const { form, formErrors, isBusy, onSubmit } = useSignIn(onEntered);
  const { formError } = useFormErrors(formErrors);
  return (
    <>
      <p
        role="alert"
        id={FORM_ERROR_ID}
        className="mt-4 border-s-2 border-sale bg-surface px-4 py-3 text-sm empty:hidden"
      >
        {formError}
      </p>
      {formError === undefined && (
        <p className="mt-4 border-s-2 border-ink bg-surface px-4 py-3 text-sm">
          {text('account.wishlistIntro')}
        </p>
      )}
      <form
        ref={form}
        method="post"
        action={`${prefix}${links.login()}`}
        noValidate
        onSubmit={(event) => void onSubmit(event)}
        className="mt-5 grid gap-5"
      >
        <HiddenFields fields={{ redirect }} />
        <Credentials formErrors={formErrors} />
        <Submit disabled={isBusy}>{text('account.signIn')}</Submit>
      </form>
    </>
  );
}

/** State of the form: CSRF token, last errors, focus and the submit handler. */
function useSignIn(onEntered: () => void) {
  const token = useRef<Promise<string>>(undefined);
  const [formErrors, setFormErrors] = useState<FormErrors | null>(null);
  const [isBusy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    token.current = fetchFormToken();
    // By default a dialog focuses its first button, which here closes it.
    form.current?.querySelector<HTMLInputElement>('[name=username]')?.focus();
  }, []);
  useEffect(() => {
    if (formErrors)
      form.current
        ?.querySelector<HTMLInputElement>(
          formErrors.faults[0] ? '[aria-invalid]' : '[name=password]',
        )
        ?.focus();
  }, [formErrors]);

  async function onSubmit(event: React.SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const faults = findFaults(fields);
    if (faults[0])
      return setFormErrors({ code: faults[0].code, faults, retryAfter: null, formValues: {} });
    setBusy(true);
    const refused = await postCredentials(fields, token.current);
    if (!refused) await shopperChanged();
    setBusy(false);
    setFormErrors(refused);
    if (!refused) return onEntered();
    token.current = fetchFormToken();
  }

  return { form, formErrors, isBusy, onSubmit };
}

function ModalLinks({ redirect }: { readonly redirect: string }) {
  const text = useText();
  const buttonClass = 'inline-flex min-h-11 items-center underline underline-offset-4';
  return (
    <ul className="mt-4 grid text-sm" onClickCapture={copyEmailToLink}>
      <li>
        <Link className={buttonClass} to={links.signUp({ redirect, registrationPath: 'wishlist' })}>
          {text('account.create')}
        </Link>
      </li>
      <li>
        <Link className={buttonClass} to={links.resetPassword({ redirect })}>
          {text('account.forgotten')}
        </Link>
      </li>
      <li>
        <Link className={buttonClass} to={links.signInLink({ source: 'wishlist', redirect })}>
          {text('account.emailLink')}
        </Link>
      </li>
    </ul>
  );
}

function findFaults(fields: FormData): FieldFault[] {
  return [
    ...(isEmail(String(fields.get('username') ?? ''))
      ? []
      : [{ field: 'username', code: 'account.badEmail' }]),
    ...(fields.get('password') ? [] : [{ field: 'password', code: 'account.missing' }]),
  ];
}
