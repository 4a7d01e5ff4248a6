/** Page that the email-change message links to; its button confirms the new email address. */
import { redirect } from 'react-router';
import { useFormErrors } from '#features/accounts/forms/account-fields.tsx';
import { handleForm } from '#features/accounts/forms/account-form.server.ts';
import { AccountLayout } from '#features/accounts/forms/account-layout.tsx';
import { formErrorsOf, usableTokenOf } from '#features/accounts/forms/account-problem.ts';
import {
  clientContextOf,
  parseEmailToken,
} from '#features/accounts/forms/account-request.server.ts';
import { issueFormToken } from '#features/accounts/forms/form-token.server.ts';
import { tokenPageMeta } from '#features/accounts/forms/link-form.tsx';
import { requireCustomer } from '#features/accounts/require-customer.server.ts';
import { useText } from '#i18n/text.tsx';
import { links } from '#links';
import { Link } from '#request/link.tsx';
import { privateRoute } from '#request/route.server.ts';
import type { PrivateShop } from '#request/shop.ts';
import { useShop } from '#request/shop-public.tsx';
import { HiddenFields } from '#ui/hidden-fields/hidden-fields.tsx';
import { Submit } from '#ui/submit/submit.tsx';
import type { Route } from './+types/confirm-email.route.ts';

/**
 * Only for the customer who requested the change: a guest signs in first and is redirected back.
 */
function requireRequester(shop: PrivateShop, request: Request) {
  const token = new URL(request.url).searchParams.get('token');
  const returnTo = links.confirmEmail({ token: token ?? undefined });
  return { customer: requireCustomer(shop, returnTo), token };
}

export const loader = privateRoute(async (shop, { request }) => {
  const { token } = requireRequester(shop, request);
  return { csrf: issueFormToken(shop), token };
});

export const action = privateRoute((shop, { request }) => {
  const { id } = requireRequester(shop, request).customer;
  return handleForm(shop, request, async (fields) => {
    await shop.ports.accounts.confirmEmail(clientContextOf(shop), id, parseEmailToken(fields));
    return redirect(links.login({ done: 'email' }), 303);
  });
});

export const meta: Route.MetaFunction = tokenPageMeta;

export default function ConfirmEmailPage({ loaderData, actionData }: Route.ComponentProps) {
  const text = useText('account');
  const { prefix } = useShop();
  const { csrf } = loaderData;
  const formErrors = formErrorsOf(actionData);
  const token = usableTokenOf(loaderData.token, formErrors);
  const { formError } = useFormErrors(formErrors);
  return (
    <AccountLayout title={text('account.confirmEmail')} formError={formError}>
      {token === null ? (
        <Link
          to={links.account()}
          className="inline-flex min-h-11 items-center underline underline-offset-4"
        >
          {text('account.title')}
        </Link>
      ) : (
        <form
          method="post"
          action={`${prefix}${links.confirmEmail({ token })}`}
          className="grid gap-5"
        >
          <HiddenFields fields={{ csrf, token }} />
          <Submit>{text('account.confirmEmailAction')}</Submit>
        </form>
      )}
    </AccountLayout>
  );
}
