/** Account page: the customer's orders at this fascia, newest first. */

import { AccountListLayout } from '#features/account-lists/account-list-layout.tsx';
import { EmptyState } from '#features/account-lists/empty-state.tsx';
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
  return (
    <AccountListLayout title={text('order.yours')}>
      {orders.length === 0 && (
        <EmptyState
          title={text('order.yoursNone')}
          hint={text('order.yoursHint')}
          to={links.home()}
          action={text('order.continue')}
        />
      )}
      <ul className="account-list">
        {orders.map(({ number, href, names, day, status, amount }) => (
          <li key={number}>
            <Link to={href} className="py-1 underline underline-offset-4">
              <bdi>{text('order.title', { number })}</bdi>
            </Link>
            <span>{names}</span>
            <span className="text-sm text-muted">
              {text('order.summary', { day, amount, status: text(`order.status.${status}`) })}
            </span>
          </li>
        ))}
      </ul>
    </AccountListLayout>
  );
}
