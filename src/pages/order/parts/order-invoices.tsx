/** Links to the invoice and the credit notes of an order. */
import type { OrderPageView } from '#features/orders/order.ts';
import { useText } from '#i18n/text.tsx';
import { useShop } from '#request/shop-public.tsx';
import { OrderLinks } from './order-links.tsx';

export function OrderInvoices({ invoices }: Pick<OrderPageView, 'invoices'>) {
  const text = useText();
  const { prefix } = useShop();
  if (invoices.length === 0) return null;
  return (
    <OrderLinks id="invoices-title" title={text('order.invoices')}>
      {invoices.map(({ kind, number, href }) => (
        <li key={number}>
          <a
            href={`${prefix}${href}`}
            className="inline-flex min-h-11 items-center underline underline-offset-4 wrap-anywhere"
          >
            {text(`order.${kind}`, { number })}
          </a>
        </li>
      ))}
    </OrderLinks>
  );
}
