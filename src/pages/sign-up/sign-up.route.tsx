/** Sign-up: the form, the notice to check the inbox, and the emailed link's page for a password. */
import { redirect } from 'react-router';
import type { LinkRecipient } from '#features/accounts/accounts.port.ts';
import { MAX_NAME } from '#features/accounts/accounts.ts';
import {
  NewPasswordField,
  UsernameField,
  useFormErrors,
} from '#features/accounts/forms/account-fields.tsx';
import { handleForm } from '#features/accounts/forms/account-form.server.ts';
import { AccountLayout } from '#features/accounts/forms/account-layout.tsx';
import type { FormErrors } from '#features/accounts/forms/account-problem.ts';
import { issueFormToken } from '#features/accounts/forms/form-token.server.ts';
import { CheckInbox, tokenPageMeta, useLinkForm } from '#features/accounts/forms/link-form.tsx';
import { parseReturnTo } from '#features/accounts/return-to.ts';
import { findNextLink } from '#features/sign-in/complete-sign-in.server.ts';
import { createAccount, findEmailedLink, signUp } from '#features/sign-in/sign-in.server.ts';
import { useText } from '#i18n/text.tsx';
import { links } from '#links';
import { Link } from '#request/link.tsx';
import { privateRoute } from '#request/route.server.ts';
import { useShop } from '#request/shop-public.tsx';
import { Field } from '#ui/field/field.tsx';
import { HiddenFields } from '#ui/hidden-fields/hidden-fields.tsx';
import { Submit } from '#ui/submit/submit.tsx';
import type { Route } from './+types/sign-up.route.ts';

export const loader = privateRoute(async (shop, { request }) => {
  const { searchParams } = new URL(request.url);
  return {
    csrf: issueFormToken(shop),
    link: await findEmailedLink(shop, searchParams.get('token'), 'signUp'),
    returnTo: parseReturnTo(searchParams.get('redirect')),
    isForWishlist: searchParams.get('registrationPath') === 'wishlist',
  };
});

export const action = privateRoute((shop, { request }) =>
  handleForm(shop, request, async (fields) => {
    if (fields.token === undefined) {
      await signUp(shop, fields);
      return { isSent: true } as const;
    }
    const entered = await createAccount(shop, fields);
    return redirect(
      findNextLink(
        entered,
        entered.returnTo ?? (entered.wishlistKey === null ? null : links.wishlist()),
      ),
      303,
    );
  }),
);

export const meta: Route.MetaFunction = tokenPageMeta;

export default function SignUpPage({ loaderData, actionData }: Route.ComponentProps) {
  const text = useText('account');
  const { link, returnTo, isForWishlist } = loaderData;
  const { isSent, emailedLink, formError, formErrors } = useLinkForm(link, actionData);
  if (isSent) return <CheckInbox />;
  const wishlistIntro = isForWishlist ? text('account.signUpWishlist') : undefined;
  return (
    <AccountLayout
      title={text(emailedLink ? 'account.signUpReady' : 'account.create')}
      formError={formError}
      intro={emailedLink ? text('account.signUpChoose') : wishlistIntro}
    >
      <SignUpForm {...loaderData} formErrors={formErrors} />
      <p>
        {text('account.alreadyRegistered')}{' '}
        <Link
          className="underline underline-offset-4"
          to={links.login({ redirect: returnTo ?? undefined })}
        >
          {text('account.signIn')}
        </Link>
      </p>
    </AccountLayout>
  );
}

type SignUpFormProps = Route.ComponentProps['loaderData'] & {
  readonly formErrors: FormErrors | null;
};

/** The form's URL has all its parameters, so that a refused form is rendered the same. */
function SignUpForm({ csrf, link, returnTo, isForWishlist, formErrors }: SignUpFormProps) {
  const text = useText();
  const { prefix } = useShop();
  const emailedLink = link === null || link === 'expired' ? null : link;
  const registrationPath = isForWishlist ? ('wishlist' as const) : undefined;
  const ownParameters = emailedLink
    ? { token: emailedLink.token }
    : { redirect: returnTo ?? undefined, registrationPath };
  return (
    <form
      method="post"
      noValidate
      action={`${prefix}${links.signUp(ownParameters)}`}
      className="grid gap-5"
    >
      <HiddenFields fields={{ csrf, ...ownParameters }} />
      <SignUpFields formErrors={formErrors} recipient={emailedLink?.recipient ?? null} />
      <Submit>{text(emailedLink ? 'account.signUpAction' : 'account.create')}</Submit>
    </form>
  );
}

/** The reader of the emailed link sees the names typed at sign-up, and can correct them. */
function SignUpFields({
  formErrors,
  recipient,
}: {
  readonly formErrors: FormErrors | null;
  readonly recipient: LinkRecipient | null;
}) {
  const text = useText();
  const { fieldPropsOf } = useFormErrors(formErrors);
  const formValues = formErrors?.formValues ?? {};
  const nameOf = (name: 'firstName' | 'lastName', autoComplete: string) => (
    <Field
      label={text(`account.${name}`)}
      name={name}
      autoComplete={autoComplete}
      maxLength={MAX_NAME}
      required
      defaultValue={formValues[name] ?? recipient?.[name]}
      {...fieldPropsOf(name)}
    />
  );
  return (
    <>
      {nameOf('firstName', 'given-name')}
      {nameOf('lastName', 'family-name')}
      {recipient === null ? (
        <UsernameField value={formValues.username} state={fieldPropsOf('username')} />
      ) : (
        <>
          <UsernameField value={recipient.email} state={fieldPropsOf('username')} readOnly />
          <NewPasswordField label={text('account.password')} state={fieldPropsOf('newPassword')} />
        </>
      )}
    </>
  );
}
