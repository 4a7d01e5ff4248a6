/** Account page: the customer's orders at this fascia, newest first. */
import { AccountLayout } from '#features/accounts/forms/account-layout.tsx';
import { requireCustomer } from '#features/accounts/require-customer.server.ts';
import { listOwnOrders } from '#features/orders/pages/list-own-orders.server.ts';
import { useText } from '#i18n/text.tsx';
import { links, serverLinks } from '#links';
import { Link } from '#request/link.tsx';
import { privateRoute } from '#request/route.server.ts';
import type { Route } from './+types/orders.route.ts';

export const loader = privateRoute(async (shop) => ({
  orders: await listOwnOrders(shop, requireCustomer(shop, serverLinks.orders())),
}));

export const meta: Route.MetaFunction = () => [{ name: 'robots', content: 'noindex' }];

export default function OrdersPage({ loaderData: { orders } }: Route.ComponentProps) {
  const text = useText('order');
  useText('account');
  return (
    <AccountLayout title={text('order.yours')}>
      {orders.length === 0 && <p>{text('order.yoursNone')}</p>}
      <ul className="grid empty:hidden">
        {orders.map(({ number, href, names, day, status, amount }) => (
          <li key={number} className="grid gap-1 border-t border-line py-4">
            <Link to={href} className="justify-self-start py-1 underline underline-offset-4">
              <bdi>{text('order.title', { number })}</bdi>
            </Link>
            <span className="wrap-anywhere">{names}</span>
            <span className="text-sm text-muted">
              {text('order.summary', { day, amount, status: text(`order.status.${status}`) })}
            </span>
          </li>
        ))}
      </ul>
      <p>
        <Link to={links.account()} className="underline underline-offset-4">
          {text('account.title')}
        </Link>
      </p>
    </AccountLayout>
  );
}
