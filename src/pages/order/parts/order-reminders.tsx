/** Links to the reminder forms of what was bought and is used up. */
import type { OrderPageView } from '#features/orders/order.ts';
import { useText } from '#i18n/text.tsx';
import { Link } from '#request/link.tsx';
import { OrderLinks } from './order-links.tsx';

export function OrderReminders({ links }: { readonly links: OrderPageView['reminderLinks'] }) {
  const text = useText();
  if (links.length === 0) return null;
  return (
    <OrderLinks id="reminders-title" title={text('order.reminders')}>
      {links.map(({ name, href }) => (
        <li key={href}>
          <Link
            to={href}
            className="inline-flex min-h-11 items-center underline underline-offset-4"
          >
            {name}
          </Link>
        </li>
      ))}
    </OrderLinks>
  );
}
