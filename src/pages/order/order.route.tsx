/** Page of an order, opened by its link: confirmation, status, lines and totals. */
import { loadOrderPage } from '#features/orders/load-order-page.server.ts';
import type { OrderPageView } from '#features/orders/order.ts';
import { useText } from '#i18n/text.tsx';
import { links } from '#links';
import { Link } from '#request/link.tsx';
import { privateRoute } from '#request/route.server.ts';
import type { Route } from './+types/order.route.ts';
import { OrderDetails } from './parts/order-details.tsx';

export const loader = privateRoute((shop, { params, request }) =>
  loadOrderPage(shop, params.number ?? '', new URL(request.url).searchParams.get('token') ?? ''),
);

export const meta: Route.MetaFunction = () => [{ name: 'robots', content: 'noindex' }];

export default function OrderPage({ loaderData }: Route.ComponentProps) {
  const text = useText('order');
  return (
    <main id="main" className="page min-h-[60vh] py-8 lg:py-12">
      <title>{text('order.title', { number: loaderData.number })}</title>
      <div className="mx-auto grid max-w-prose gap-6">
        <OrderStatusText order={loaderData} />
        <OrderDetails order={loaderData} />
        <p>
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
  const { status, email, checkoutHref, reloadHref } = order;
  const heading = 'font-display text-4xl';
  const action = 'inline-flex min-h-11 items-center underline underline-offset-4';
  if (status === 'cancelled')
    return (
      <>
        <h1 className={heading}>{text('order.cancelled')}</h1>
        <p>{text('order.cancelledHint')}</p>
      </>
    );
  if (status === 'pending')
    return (
      <>
        <h1 className={heading}>{text('order.waiting')}</h1>
        <p className="wrap-anywhere">{text('order.waitingHint', { email })}</p>
        <p className="flex flex-wrap gap-x-6">
          <Link to={reloadHref} className={action}>
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
      <p className="wrap-anywhere">{text('order.paid', { email })}</p>
    </>
  );
}
