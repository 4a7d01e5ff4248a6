/** Password reset: the form that requests a link, and the form that sets the new password. */
import { redirect } from 'react-router';
import { MAX_EMAIL } from '#features/accounts/accounts.ts';
import { NewPasswordField, UsernameField } from '#features/accounts/forms/account-fields.tsx';
import { handleForm } from '#features/accounts/forms/account-form.server.ts';
import { AccountLayout } from '#features/accounts/forms/account-layout.tsx';
import { issueFormToken } from '#features/accounts/forms/form-token.server.ts';
import { CheckInbox, tokenPageMeta, useLinkForm } from '#features/accounts/forms/link-form.tsx';
import { parseReturnTo } from '#features/accounts/return-to.ts';
import { findNextLink } from '#features/sign-in/complete-sign-in.server.ts';
import { findEmailedLink, requestLink, resetPassword } from '#features/sign-in/sign-in.server.ts';
import { useText } from '#i18n/text.tsx';
import { links } from '#links';
import { privateRoute } from '#request/route.server.ts';
import { useShop } from '#request/shop-public.tsx';
import { HiddenFields } from '#ui/hidden-fields/hidden-fields.tsx';
import { Submit } from '#ui/submit/submit.tsx';
import type { Route } from './+types/reset-password.route.ts';

export const loader = privateRoute(async (shop, { request }) => {
  const { searchParams } = new URL(request.url);
  return {
    csrf: issueFormToken(shop),
    link: await findEmailedLink(shop, searchParams.get('token'), 'reset'),
    email: searchParams.get('email')?.slice(0, MAX_EMAIL),
    returnTo: parseReturnTo(searchParams.get('redirect')),
  };
});

export const action = privateRoute((shop, { request }) =>
  handleForm(shop, request, async (fields) => {
    if (fields.token === undefined) {
      await requestLink(shop, fields, 'reset');
      return { isSent: true } as const;
    }
    const entered = await resetPassword(shop, fields);
    return redirect(
      findNextLink(entered, entered.returnTo ?? links.account({ done: 'password' })),
      303,
    );
  }),
);

export const meta: Route.MetaFunction = tokenPageMeta;

export default function ResetPasswordPage({ loaderData, actionData }: Route.ComponentProps) {
  const text = useText('account');
  const { prefix } = useShop();
  const { csrf, link, email, returnTo } = loaderData;
  const { isSent, emailedLink, formError, formErrors, fieldPropsOf } = useLinkForm(
    link,
    actionData,
  );
  if (isSent) return <CheckInbox />;
  const ownParameters = emailedLink
    ? { token: emailedLink.token }
    : { redirect: returnTo ?? undefined };
  return (
    <AccountLayout
      title={text(emailedLink ? 'account.chooseNew' : 'account.reset')}
      intro={emailedLink ? undefined : text('account.resetHint')}
      formError={formError}
    >
      <form
        method="post"
        noValidate
        action={`${prefix}${links.resetPassword(ownParameters)}`}
        className="grid gap-5"
      >
        <HiddenFields fields={{ csrf, ...ownParameters }} />
        {emailedLink ? (
          <>
            <UsernameField
              value={emailedLink.recipient.email}
              state={fieldPropsOf('username')}
              readOnly
            />
            <NewPasswordField
              label={text('account.newPassword')}
              state={fieldPropsOf('newPassword')}
            />
          </>
        ) : (
          <UsernameField
            value={formErrors?.formValues.username ?? email}
            state={fieldPropsOf('username')}
          />
        )}
        <Submit>{text(emailedLink ? 'account.savePassword' : 'account.sendLink')}</Submit>
      </form>
    </AccountLayout>
  );
}
