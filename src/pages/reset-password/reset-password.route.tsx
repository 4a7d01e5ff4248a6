/** A forgotten password: asking for the link, and choosing a new password by it. */
import { redirect } from 'react-router';
import { NewPasswordField, UsernameField, useRefusal } from '#features/accounts/account-fields.tsx';
import { answerForm } from '#features/accounts/account-form.server.ts';
import { AccountFrame } from '#features/accounts/account-frame.tsx';
import { usableToken } from '#features/accounts/account-problem.ts';
import { MAX_EMAIL } from '#features/accounts/accounts.ts';
import { issueFormToken } from '#features/accounts/form-token.server.ts';
import { askForLink, resetPassword } from '#features/sign-in/sign-in.server.ts';
import { privateRoute } from '#kit/route.server.ts';
import { useShop } from '#kit/shop-public.tsx';
import { useText } from '#kit/text.tsx';
import { links } from '#links';
import { Hidden } from '#ui/hidden-fields/hidden-fields.tsx';
import { Submit } from '#ui/submit/submit.tsx';
import type { Route } from './+types/reset-password.route.ts';

export const loader = privateRoute(async (shop, { request }) => {
  const { searchParams } = new URL(request.url);
  return { csrf: issueFormToken(shop), token: searchParams.get('token'), email: searchParams.get('email')?.slice(0, MAX_EMAIL) };
});

export const action = privateRoute((shop, { request }) =>
  answerForm(shop, request, async (fields) => {
    if (fields.token === undefined) {
      await askForLink(shop, fields, 'reset');
      return { isSent: true } as const;
    }
    await resetPassword(shop, fields);
    return redirect(links.account({ done: 'password' }), 303);
  }),
);

export const meta: Route.MetaFunction = () => [
  { name: 'robots', content: 'noindex' },
  { name: 'referrer', content: 'same-origin' },
];

export default function ResetPasswordPage({ loaderData, actionData }: Route.ComponentProps) {
  const text = useText('account');
  const { prefix } = useShop();
  const { csrf, email } = loaderData;
  const refusal = actionData && 'refusal' in actionData ? actionData.refusal : null;
  const token = usableToken(loaderData.token, refusal);
  const { problem, stateOf } = useRefusal(refusal);
  if (actionData && 'isSent' in actionData)
    return <AccountFrame title={text('account.checkInbox')}>{text('account.checkInboxHint')}</AccountFrame>;
  const isAsking = token === null;
  return (
    <AccountFrame
      title={text(isAsking ? 'account.reset' : 'account.chooseNew')}
      intro={isAsking ? text('account.resetHint') : undefined}
      problem={problem}
    >
      <form method="post" noValidate action={`${prefix}${links.resetPassword(isAsking ? {} : { token })}`} className="grid gap-5">
        <Hidden fields={{ csrf, token }} />
        {isAsking ? (
          <UsernameField value={refusal?.kept.username ?? email} state={stateOf('username')} />
        ) : (
          <NewPasswordField label={text('account.newPassword')} state={stateOf('newPassword')} />
        )}
        <Submit>{text(isAsking ? 'account.sendLink' : 'account.savePassword')}</Submit>
      </form>
    </AccountFrame>
  );
}
