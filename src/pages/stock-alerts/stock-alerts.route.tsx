/** Account page: the customer's stock alerts, each with a button that ends it. */
import { redirect } from 'react-router';
import { AccountListItem } from '#features/account-lists/account-list-item.tsx';
import { AccountListLayout } from '#features/account-lists/account-list-layout.tsx';
import { EmptyState } from '#features/account-lists/empty-state.tsx';
import { handleForm } from '#features/accounts/forms/account-form.server.ts';
import { formErrorsOf } from '#features/accounts/forms/account-problem.ts';
import { issueFormToken } from '#features/accounts/forms/form-token.server.ts';
import { requireCustomer } from '#features/accounts/require-customer.server.ts';
import { formatStockAlertItem } from '#features/stock-alerts/stock-alert.ts';
import { formatStockAlertProblem } from '#features/stock-alerts/stock-alert-problem.ts';
import { useText } from '#i18n/text.tsx';
import { links } from '#links';
import { privateRoute } from '#request/route.server.ts';
import type { Route } from './+types/stock-alerts.route.ts';

export const loader = privateRoute(async (shop, { request }) => {
  const { id } = requireCustomer(shop, links.stockAlerts());
  return {
    csrf: issueFormToken(shop),
    alerts: await shop.ports.stockAlerts.listAlerts(id),
    isStopped: new URL(request.url).searchParams.get('done') === 'stopped',
  };
});

export const action = privateRoute((shop, { request }) => {
  const { id: customerId } = requireCustomer(shop, links.stockAlerts());
  return handleForm(shop, request, async ({ alert }) => {
    const alertId = typeof alert === 'string' ? alert : '';
    await shop.ports.stockAlerts.stopAlert({ alertId, customerId });
    return redirect(links.stockAlerts({ done: 'stopped' }), 303);
  });
});

export const meta: Route.MetaFunction = () => [{ name: 'robots', content: 'noindex' }];

export default function StockAlertsPage({ loaderData, actionData }: Route.ComponentProps) {
  const text = useText('stock-alerts');
  useText('account');
  const { alerts, csrf, isStopped } = loaderData;
  const formErrors = formErrorsOf(actionData);
  return (
    <AccountListLayout
      title={text('stockAlert.yours')}
      formError={formErrors === null ? undefined : formatStockAlertProblem(text, formErrors)}
      status={isStopped && formErrors === null && text('stockAlert.stopped')}
    >
      {alerts.length === 0 && (
        <EmptyState
          title={text('stockAlert.yoursNone')}
          to={links.home()}
          action={text('account.continue')}
        />
      )}
      <ul className="account-list">
        {alerts.map(({ id, item }) => (
          <AccountListItem
            key={id}
            name={formatStockAlertItem(item)}
            to={links.product({ slug: item.slug, colour: item.colour })}
            action={links.stockAlerts()}
            fields={{ csrf, alert: id }}
            buttonText={text('stockAlert.stop')}
          />
        ))}
      </ul>
    </AccountListLayout>
  );
}
