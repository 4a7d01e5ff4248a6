/** Links to the review forms of what was bought, once it has arrived. */
import type { OrderPageView } from '#features/orders/order.ts';
import { useText } from '#i18n/text.tsx';
import { Link } from '#request/link.tsx';
import { OrderLinks } from './order-links.tsx';

export function OrderReviews({ links }: { readonly links: OrderPageView['reviewLinks'] }) {
  const text = useText();
  if (links.length === 0) return null;
  return (
    <OrderLinks id="reviews-title" title={text('order.reviews')}>
      {links.map(({ name, href }) => (
        <li key={href}>
          <Link
            to={href}
            className="inline-flex min-h-11 items-center underline underline-offset-4"
          >
            {text('order.review', { name })}
          </Link>
        </li>
      ))}
    </OrderLinks>
  );
}
