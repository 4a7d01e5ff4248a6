/** Sign-up: the form, the word to look into the inbox, and the page that the mail leads to. */
import { redirect } from 'react-router';
import { NewPasswordField, UsernameField, useRefusal } from '#features/accounts/account-fields.tsx';
import { answerForm } from '#features/accounts/account-form.server.ts';
import { AccountFrame } from '#features/accounts/account-frame.tsx';
import { type FormRefusal, usableToken } from '#features/accounts/account-problem.ts';
import { MAX_NAME } from '#features/accounts/accounts.ts';
import { parseDestination } from '#features/accounts/destination.ts';
import { issueFormToken } from '#features/accounts/form-token.server.ts';
import { findWayOn } from '#features/sign-in/enter.server.ts';
import { openLink, signUp } from '#features/sign-in/sign-in.server.ts';
import { Link } from '#kit/link.tsx';
import { privateRoute } from '#kit/route.server.ts';
import { useShop } from '#kit/shop-public.tsx';
import { useText } from '#kit/text.tsx';
import { links } from '#links';
import { Field } from '#ui/field/field.tsx';
import { Hidden } from '#ui/hidden-fields/hidden-fields.tsx';
import { Submit } from '#ui/submit/submit.tsx';
import type { Route } from './+types/sign-up.route.ts';

export const loader = privateRoute(async (shop, { request }) => {
  const { searchParams } = new URL(request.url);
  return {
    csrf: issueFormToken(shop),
    token: searchParams.get('token'),
    destination: parseDestination(searchParams.get('redirect')),
    isForWishlist: searchParams.get('registrationPath') === 'wishlist',
  };
});

export const action = privateRoute((shop, { request }) =>
  answerForm(shop, request, async (fields) => {
    if (fields.token === undefined) {
      await signUp(shop, fields);
      return { isSent: true } as const;
    }
    const entered = await openLink(shop, fields, 'signUp');
    return redirect(findWayOn(entered, entered.destination ?? (entered.heart === null ? null : links.wishlist())), 303);
  }),
);

export const meta: Route.MetaFunction = () => [
  { name: 'robots', content: 'noindex' },
  { name: 'referrer', content: 'same-origin' },
];

export default function SignUpPage({ loaderData, actionData }: Route.ComponentProps) {
  const text = useText('account');
  const { prefix } = useShop();
  const { csrf, destination, isForWishlist } = loaderData;
  const refusal = actionData && 'refusal' in actionData ? actionData.refusal : null;
  const token = usableToken(loaderData.token, refusal);
  const { problem } = useRefusal(refusal);
  if (actionData && 'isSent' in actionData)
    return <AccountFrame title={text('account.checkInbox')}>{text('account.checkInboxHint')}</AccountFrame>;
  const isAsking = token === null;
  const title = text(isAsking ? 'account.create' : 'account.signUpReady');
  return (
    <AccountFrame title={title} problem={problem} intro={isForWishlist ? text('account.signUpWishlist') : undefined}>
      <form method="post" noValidate action={`${prefix}${links.signUp(isAsking ? {} : { token })}`} className="grid gap-5">
        <Hidden fields={{ csrf, token, redirect: destination }} />
        {isAsking && <SignUpFields refusal={refusal} />}
        <Submit>{text(isAsking ? 'account.create' : 'account.signUpAction')}</Submit>
      </form>
      <p>
        {text('account.haveOne')}{' '}
        <Link className="underline underline-offset-4" to={links.login({ redirect: destination ?? undefined })}>
          {text('account.signIn')}
        </Link>
      </p>
    </AccountFrame>
  );
}

function SignUpFields({ refusal }: { readonly refusal: FormRefusal | null }) {
  const text = useText();
  const { stateOf } = useRefusal(refusal);
  const kept = refusal?.kept ?? {};
  const nameOf = (name: 'firstName' | 'lastName', autoComplete: string) => (
    <Field
      label={text(`account.${name}`)}
      name={name}
      autoComplete={autoComplete}
      maxLength={MAX_NAME}
      required
      defaultValue={kept[name]}
      {...stateOf(name)}
    />
  );
  return (
    <>
      {nameOf('firstName', 'given-name')}
      {nameOf('lastName', 'family-name')}
      <UsernameField value={kept.username} state={stateOf('username')} />
      <NewPasswordField label={text('account.password')} state={stateOf('newPassword')} />
    </>
  );
}
