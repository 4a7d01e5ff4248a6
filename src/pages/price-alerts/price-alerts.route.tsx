/** Account page: the customer's price alerts, each with a button that ends it. */
import { redirect } from 'react-router';
import { AccountListItem } from '#features/account-lists/account-list-item.tsx';
import { AccountListLayout } from '#features/account-lists/account-list-layout.tsx';
import { EmptyState } from '#features/account-lists/empty-state.tsx';
import { handleForm } from '#features/accounts/forms/account-form.server.ts';
import { formatAccountError, formErrorsOf } from '#features/accounts/forms/account-problem.ts';
import { issueFormToken } from '#features/accounts/forms/form-token.server.ts';
import { requireCustomer } from '#features/accounts/require-customer.server.ts';
import {
  formatPriceAlertItem,
  PRICE_ALERT_DAYS,
  type PriceAlert,
} from '#features/price-alerts/price-alert.ts';
import { stopPriceAlert } from '#features/price-alerts/price-alerts.server.ts';
import { formatMoney } from '#i18n/money.ts';
import { useText } from '#i18n/text.tsx';
import { links } from '#links';
import { Link } from '#request/link.tsx';
import { privateRoute } from '#request/route.server.ts';
import { useShop } from '#request/shop-public.tsx';
import type { Route } from './+types/price-alerts.route.ts';

export const loader = privateRoute(async (shop, { request }) => {
  const { id } = requireCustomer(shop, links.priceAlerts());
  return {
    csrf: issueFormToken(shop),
    alerts: await shop.ports.priceAlerts.listAlerts(id, shop.fascia.code),
    isStopped: new URL(request.url).searchParams.get('done') === 'stopped',
  };
});

export const action = privateRoute((shop, { request }) => {
  const customer = requireCustomer(shop, links.priceAlerts());
  return handleForm(shop, request, async ({ productKey, colour, currency }) => {
    const read = (value: unknown) => (typeof value === 'string' ? value : '');
    const item = { productKey: read(productKey), colourSelected: read(colour) };
    await stopPriceAlert(shop, customer, item, read(currency));
    return redirect(links.priceAlerts({ done: 'stopped' }), 303);
  });
});

export const meta: Route.MetaFunction = () => [{ name: 'robots', content: 'noindex' }];

export default function PriceAlertsPage({ loaderData, actionData }: Route.ComponentProps) {
  const text = useText('price-alerts');
  useText('account');
  const { alerts, csrf, isStopped } = loaderData;
  const formErrors = formErrorsOf(actionData);
  const problem = formErrors && formatAccountError(text, formErrors);
  return (
    <AccountListLayout
      title={text('priceAlert.yours')}
      formError={problem ?? undefined}
      status={isStopped && formErrors === null && text('priceAlert.stopped')}
    >
      {alerts.length === 0 ? (
        <EmptyState
          title={text('priceAlert.none')}
          to={links.wishlist()}
          action={text('priceAlert.wishlist')}
        />
      ) : (
        <>
          <p className="account-list-intro">
            {text('priceAlert.intro', { days: PRICE_ALERT_DAYS })}{' '}
            <Link to={links.wishlist()} className="underline underline-offset-4">
              {text('priceAlert.wishlist')}
            </Link>
          </p>
          <ul className="account-list">
            {alerts.map((alert) => (
              <Alert key={keyOf(alert)} {...{ alert, csrf }} />
            ))}
          </ul>
        </>
      )}
    </AccountListLayout>
  );
}

function keyOf({ item, price }: PriceAlert): string {
  return [item.productKey, item.colourSelected, price.currencyCode].join(' ');
}

function Alert({ alert, csrf }: { readonly alert: PriceAlert; readonly csrf: string }) {
  const text = useText();
  const { locale } = useShop();
  const { item, price } = alert;
  const { productKey, colourSelected: colour, slug } = item;
  return (
    <AccountListItem
      name={formatPriceAlertItem(item)}
      to={links.product({ slug, colour })}
      detail={text('priceAlert.below', { price: formatMoney(price, locale.tag) })}
      action={links.priceAlerts()}
      fields={{ csrf, productKey, colour, currency: price.currencyCode }}
      buttonText={text('priceAlert.stop')}
    />
  );
}
