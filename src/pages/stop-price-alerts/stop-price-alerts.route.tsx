/** Page of the link in the email of a price alert: stops all price alerts of its customer. */
import { redirect } from 'react-router';
import { handleForm } from '#features/accounts/forms/account-form.server.ts';
import { AccountLayout } from '#features/accounts/forms/account-layout.tsx';
import { formatAccountRefusal } from '#features/accounts/forms/account-problem.ts';
import { issueFormToken } from '#features/accounts/forms/form-token.server.ts';
import { useText } from '#i18n/text.tsx';
import { links } from '#links';
import { Link } from '#request/link.tsx';
import { readToken } from '#request/read-token.ts';
import { privateRoute } from '#request/route.server.ts';
import { useShopPrefix } from '#request/shop-public.tsx';
import { HiddenFields } from '#ui/hidden-fields/hidden-fields.tsx';
import { Submit } from '#ui/submit/submit.tsx';
import type { Route } from './+types/stop-price-alerts.route.ts';

export const loader = privateRoute(async (shop, { request }) => {
  const { searchParams } = new URL(request.url);
  const token = readToken(searchParams.get('token'));
  return {
    ...{ csrf: issueFormToken(shop), token },
    isStopped: searchParams.get('done') === 'stopped',
    count: token === '' ? null : await shop.ports.priceAlerts.countByToken(token),
  };
});

export const action = privateRoute((shop, { request }) =>
  handleForm(shop, request, async (fields) => {
    const token = readToken(fields.token);
    await shop.ports.priceAlerts.stopAllByToken(token);
    return redirect(links.stopPriceAlerts({ done: 'stopped' }), 303);
  }),
);

export const meta: Route.MetaFunction = () => [
  { name: 'robots', content: 'noindex' },
  { name: 'referrer', content: 'same-origin' },
];

export default function StopPriceAlertsPage({ loaderData, actionData }: Route.ComponentProps) {
  const text = useText('price-alerts');
  useText('account');
  const prefix = useShopPrefix();
  const { count, isStopped, csrf, token } = loaderData;
  const refusal = actionData && 'refusal' in actionData ? actionData.refusal : null;
  const isExpired = refusal ? refusal.code === 'priceAlert.linkExpired' : count === null;
  const problem =
    isExpired && !isStopped
      ? text('priceAlert.linkExpired')
      : refusal && formatAccountRefusal(text, refusal);
  return (
    <AccountLayout title={text('priceAlert.stopAll')} formError={problem ?? undefined}>
      {isStopped && <p role="status">{text('priceAlert.stoppedAll')}</p>}
      {count !== null && <p>{text('priceAlert.count', { count })}</p>}
      {count !== null && count > 0 && (
        <form method="post" action={`${prefix}${links.stopPriceAlerts({ token })}`}>
          <HiddenFields fields={{ csrf, token }} />
          <Submit>{text('priceAlert.stopAll')}</Submit>
        </form>
      )}
      <p className="grid gap-3 justify-items-start">
        {isExpired && !isStopped && (
          <Link to={links.priceAlerts()} className="underline underline-offset-4">
            {text('priceAlert.yours')}
          </Link>
        )}
        <Link to={links.home()} className="underline underline-offset-4">
          {text('priceAlert.home')}
        </Link>
      </p>
    </AccountLayout>
  );
}
