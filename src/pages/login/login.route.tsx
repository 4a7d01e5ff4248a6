/** Sign-in page, which works without JavaScript; `sign-in.route.ts` answers in JSON. */
import { redirect } from 'react-router';
import { useFormErrors } from '#features/accounts/forms/account-fields.tsx';
import { handleForm } from '#features/accounts/forms/account-form.server.ts';
import { AccountLayout } from '#features/accounts/forms/account-layout.tsx';
import { formErrorsOf } from '#features/accounts/forms/account-problem.ts';
import { issueFormToken } from '#features/accounts/forms/form-token.server.ts';
import { parseReturnTo } from '#features/accounts/return-to.ts';
import { findNextLink } from '#features/sign-in/complete-sign-in.server.ts';
import { copyEmailToLink } from '#features/sign-in/copy-email-to-link.browser.ts';
import { Credentials } from '#features/sign-in/credentials.tsx';
import { signIn } from '#features/sign-in/sign-in.server.ts';
import { readPendingWishlistKey } from '#features/wishlist/pending-item.server.ts';
import { useText } from '#i18n/text.tsx';
import { links } from '#links';
import { Link } from '#request/link.tsx';
import { privateRoute } from '#request/route.server.ts';
import { useShop } from '#request/shop-public.tsx';
import { HiddenFields } from '#ui/hidden-fields/hidden-fields.tsx';
import { Submit } from '#ui/submit/submit.tsx';
import type { Route } from './+types/login.route.ts';

const DONE = {
  out: 'account.doneOut',
  deleted: 'account.doneDeleted',
  email: 'account.doneEmail',
} as const;

export const loader = privateRoute(async (shop, { request }) => {
  const { searchParams } = new URL(request.url);
  const returnTo = parseReturnTo(searchParams.get('redirect'));
  if (shop.customer !== null && request.method === 'GET')
    throw redirect(returnTo ?? links.account());
  const done = searchParams.get('done') ?? '';
  const isForWishlist =
    returnTo?.startsWith(links.wishlist()) || readPendingWishlistKey(shop) !== null;
  return {
    csrf: issueFormToken(shop),
    returnTo,
    isForWishlist,
    done: Object.hasOwn(DONE, done) ? (done as keyof typeof DONE) : null,
  };
});

export const action = privateRoute((shop, { request }) =>
  handleForm(shop, request, async (fields) => {
    const entered = await signIn(shop, fields);
    return redirect(findNextLink(entered, entered.returnTo), 303);
  }),
);

export const meta: Route.MetaFunction = () => [{ name: 'robots', content: 'noindex' }];

export default function LoginPage({ loaderData, actionData }: Route.ComponentProps) {
  const text = useText('account');
  const { prefix } = useShop();
  const { csrf, returnTo, isForWishlist, done } = loaderData;
  const formErrors = formErrorsOf(actionData);
  const { formError } = useFormErrors(formErrors);
  return (
    <AccountLayout
      title={text('account.signIn')}
      formError={formError}
      intro={isForWishlist ? text('account.wishlistIntro') : undefined}
      aside={<NewCustomer returnTo={returnTo} isForWishlist={isForWishlist} />}
    >
      <p role="status" className="border-s-2 border-ink bg-surface px-4 py-3 empty:hidden">
        {done !== null && formErrors === null && text(DONE[done])}
      </p>
      <form
        method="post"
        noValidate
        action={`${prefix}${links.login({ redirect: returnTo ?? undefined })}`}
        className="grid gap-5"
      >
        <HiddenFields fields={{ csrf, redirect: returnTo }} />
        <Credentials formErrors={formErrors} />
        <Submit>{text('account.signIn')}</Submit>
      </form>
      <SignInLinks
        returnTo={returnTo}
        isForWishlist={isForWishlist}
        email={formErrors?.formValues.username}
      />
    </AccountLayout>
  );
}

type SignInLinksProps = {
  readonly returnTo: string | null;
  readonly isForWishlist: boolean;
  /** As typed into the refused form. */
  readonly email: string | undefined;
};

function SignInLinks({ returnTo, isForWishlist, email }: SignInLinksProps) {
  const text = useText();
  const returnParameter = { redirect: returnTo ?? undefined };
  const buttonClass = 'inline-flex min-h-11 items-center underline underline-offset-4';
  return (
    <ul className="grid" onClickCapture={copyEmailToLink}>
      <li>
        <Link className={buttonClass} to={links.resetPassword({ email, ...returnParameter })}>
          {text('account.forgotten')}
        </Link>
      </li>
      <li>
        <Link
          className={buttonClass}
          to={links.signInLink({
            email,
            ...returnParameter,
            source: isForWishlist ? 'wishlist' : undefined,
          })}
        >
          {text('account.emailLink')}
        </Link>
      </li>
    </ul>
  );
}

type NewCustomerProps = Pick<SignInLinksProps, 'returnTo' | 'isForWishlist'>;

/** Reasons for an account, and the link to sign up. */
function NewCustomer({ returnTo, isForWishlist }: NewCustomerProps) {
  const text = useText();
  return (
    <>
      <h2>{text('account.newHere')}</h2>
      <ul>
        <li>{text('account.benefitWishlist')}</li>
        <li>{text('account.benefitOrders')}</li>
        <li>{text('account.benefitBasket')}</li>
      </ul>
      <Link
        className="inline-flex min-h-12 items-center rounded-control border border-ink px-6 font-medium"
        to={links.signUp({
          redirect: returnTo ?? undefined,
          registrationPath: isForWishlist ? 'wishlist' : undefined,
        })}
      >
        {text('account.create')}
      </Link>
    </>
  );
}
