/** Page of an order, opened by its link: confirmation, status, lines and totals. */
import { handleForm } from '#features/accounts/forms/account-form.server.ts';
import { tokenPageMeta } from '#features/accounts/forms/link-form.tsx';
import { useMeasured } from '#features/analytics/use-measured.ts';
import { LegalGuaranteeSection } from '#features/legal-guarantee/legal-guarantee-section.tsx';
import type { OrderPageView } from '#features/orders/order.ts';
import { cancelOwnOrder } from '#features/orders/pages/cancel-own-order.server.ts';
import { loadOrderPage } from '#features/orders/pages/load-order-page.server.ts';
import { useTracked } from '#features/tracking/use-tracked.ts';
import { formatMoney } from '#i18n/money.ts';
import { useText } from '#i18n/text.tsx';
import { links } from '#links';
import { Link } from '#request/link.tsx';
import { privateRoute } from '#request/route.server.ts';
import { useShop } from '#request/shop-public.tsx';
import type { Route } from './+types/order.route.ts';
import { AccountOffer, CancelForm } from './parts/order-actions.tsx';
import { OrderDetails } from './parts/order-details.tsx';
import { OrderDispatches } from './parts/order-dispatches.tsx';
import { OrderInvoices } from './parts/order-invoices.tsx';
import { OrderReminders } from './parts/order-reminders.tsx';
import { OrderReturns } from './parts/order-returns.tsx';
import { OrderReviews } from './parts/order-reviews.tsx';

export const loader = privateRoute((shop, { params, request }) =>
  loadOrderPage(shop, params.number ?? '', new URL(request.url).searchParams.get('token') ?? ''),
);

export const action = privateRoute((shop, { params, request }) => {
  const token = new URL(request.url).searchParams.get('token') ?? '';
  const link = { number: params.number ?? '', token };
  return handleForm(shop, request, (fields) => cancelOwnOrder(shop, link, fields));
});

/** The URL contains a token, which no other site may see. */
export const meta: Route.MetaFunction = tokenPageMeta;

export default function OrderPage({ loaderData, actionData }: Route.ComponentProps) {
  const text = useText('order');
  const formErrors = actionData && 'formErrors' in actionData ? actionData.formErrors : null;
  const { status, isSignedIn } = loaderData;
  useTracked({ kind: 'ordered', order: loaderData }, status);
  useMeasured();
  const isBought = status !== 'pending' && status !== 'cancelled';
  return (
    <main id="main" className="page min-h-[60vh] py-8 lg:py-12">
      <title>{text('order.title', { number: loaderData.number })}</title>
      <div className="mx-auto grid max-w-prose gap-6">
        <p
          role="alert"
          className="border-s-2 border-sale bg-surface px-4 py-3 text-sm empty:hidden"
        >
          {formErrors &&
            text(formErrors.code === 'order.status' ? 'order.cannotCancel' : 'order.notCancelled')}
        </p>
        <OrderStatusText order={loaderData} />
        {loaderData.isTest && (
          <p className="border-s-2 border-ink bg-surface px-4 py-3 text-sm">{text('order.test')}</p>
        )}
        <OrderDetails order={loaderData} />
        <OrderDispatches dispatches={loaderData.dispatches} />
        <OrderReturns {...loaderData} />
        <OrderInvoices {...loaderData} />
        <OrderReviews links={loaderData.reviewLinks} />
        <OrderReminders links={loaderData.reminderLinks} />
        {loaderData.guarantee && (
          <LegalGuaranteeSection guarantee={loaderData.guarantee} heading="h2" />
        )}
        {isBought && !isSignedIn && <AccountOffer order={loaderData} />}
        {loaderData.isCancellable && <CancelForm order={loaderData} />}
        <p className="flex flex-wrap gap-x-6">
          {isSignedIn && (
            <Link
              to={loaderData.ordersHref}
              className="inline-flex min-h-11 items-center underline underline-offset-4"
            >
              {text('order.yours')}
            </Link>
          )}
          <Link
            to={links.home()}
            className="inline-flex min-h-11 items-center underline underline-offset-4"
          >
            {text('order.continue')}
          </Link>
        </p>
      </div>
    </main>
  );
}

function OrderStatusText({ order }: { readonly order: OrderPageView }) {
  const text = useText();
  const { status, email, totals, checkoutHref, href } = order;
  const { locale } = useShop();
  const formatCancellation = () => {
    if (order.cancelReason !== 'request') return text('order.cancelledHint');
    const money = { centAmount: totals.total, currencyCode: order.currency };
    if (totals.total === 0) return text('order.cancelledFree');
    return order.isTest
      ? text('order.cancelledTest')
      : text('order.cancelledByYou', { amount: formatMoney(money, locale.tag) });
  };
  const heading = 'font-display text-4xl';
  const action = 'inline-flex min-h-11 items-center underline underline-offset-4';
  if (status === 'cancelled')
    return (
      <>
        <h1 className={heading}>{text('order.cancelled')}</h1>
        <p>{formatCancellation()}</p>
      </>
    );
  if (status === 'pending')
    return (
      <>
        <h1 className={heading}>{text('order.waiting')}</h1>
        <p className="wrap-anywhere">
          {text(order.isProviderDown ? 'order.providerUnavailable' : 'order.waitingHint', {
            email,
          })}
        </p>
        <p className="flex flex-wrap gap-x-6">
          <Link to={href} className={action}>
            {text('order.reload')}
          </Link>
          <Link to={checkoutHref} className={action}>
            {text('order.backToCheckout')}
          </Link>
        </p>
      </>
    );
  return (
    <>
      <h1 className={heading}>{text('order.thanks')}</h1>
      <p className="wrap-anywhere">
        {text(totals.total === 0 ? 'order.free' : 'order.paid', { email })}
      </p>
    </>
  );
}
