/** Page of the link in the email of a reminder: stops all reminders of its customer. */
import { redirect } from 'react-router';
import { handleForm } from '#features/accounts/forms/account-form.server.ts';
import { AccountLayout } from '#features/accounts/forms/account-layout.tsx';
import { issueFormToken } from '#features/accounts/forms/form-token.server.ts';
import { formatReminderProblem } from '#features/replenishment/replenishment-problem.ts';
import { useText } from '#i18n/text.tsx';
import { links, serverLinks } from '#links';
import { Link, writeHref } from '#request/link.tsx';
import { readToken } from '#request/read-token.ts';
import { privateRoute } from '#request/route.server.ts';
import { useShopPrefix } from '#request/shop-public.tsx';
import { HiddenFields } from '#ui/hidden-fields/hidden-fields.tsx';
import { Submit } from '#ui/submit/submit.tsx';
import type { Route } from './+types/stop-reminders.route.ts';

export const loader = privateRoute(async (shop, { request }) => {
  const { searchParams } = new URL(request.url);
  const token = readToken(searchParams.get('token'));
  return {
    ...{ csrf: issueFormToken(shop), token },
    ...{ action: serverLinks.stopReminders({ token }), yours: serverLinks.reminders() },
    isStopped: searchParams.get('done') === 'stopped',
    count: token === '' ? null : await shop.ports.replenishment.countByToken(token),
  };
});

export const action = privateRoute((shop, { request }) =>
  handleForm(shop, request, async (fields) => {
    await shop.ports.replenishment.stopAllByToken(readToken(fields.token));
    return redirect(serverLinks.stopReminders({ done: 'stopped' }), 303);
  }),
);

export const meta: Route.MetaFunction = () => [
  { name: 'robots', content: 'noindex' },
  { name: 'referrer', content: 'same-origin' },
];

export default function StopRemindersPage({ loaderData, actionData }: Route.ComponentProps) {
  const text = useText('replenishment');
  useText('account');
  const prefix = useShopPrefix();
  const { count, isStopped, csrf, token } = loaderData;
  const refusal = actionData && 'refusal' in actionData ? actionData.refusal : null;
  const isExpired = count === null && !isStopped;
  const fault = refusal ?? (isExpired ? { code: 'replenishment.linkExpired' } : null);
  const problem = fault && formatReminderProblem(text, fault);
  return (
    <AccountLayout title={text('replenishment.stopAll')} formError={problem ?? undefined}>
      {isStopped && <p role="status">{text('replenishment.stoppedAll')}</p>}
      {count !== null && <p>{text('replenishment.count', { count })}</p>}
      {count !== null && count > 0 && (
        <form method="post" action={writeHref(prefix, loaderData.action)}>
          <HiddenFields fields={{ csrf, token }} />
          <Submit>{text('replenishment.stopAll')}</Submit>
        </form>
      )}
      <p className="grid gap-3 justify-items-start">
        {isExpired && (
          <Link to={loaderData.yours} className="underline underline-offset-4">
            {text('replenishment.yours')}
          </Link>
        )}
        <Link to={links.home()} className="underline underline-offset-4">
          {text('replenishment.home')}
        </Link>
      </p>
    </AccountLayout>
  );
}
