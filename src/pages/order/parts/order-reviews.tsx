/** Links to the review forms of what was bought, once it has arrived. */
import type { OrderPageView } from '#features/orders/order.ts';
import { useText } from '#i18n/text.tsx';
import { Link } from '#request/link.tsx';

export function OrderReviews({ links }: { readonly links: OrderPageView['reviewLinks'] }) {
  const text = useText();
  if (links.length === 0) return null;
  return (
    <section aria-labelledby="reviews-title" className="grid gap-1 border-t border-line pt-5">
      <h2 id="reviews-title" className="text-lg">
        {text('order.reviews')}
      </h2>
      <ul>
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
      </ul>
    </section>
  );
}
