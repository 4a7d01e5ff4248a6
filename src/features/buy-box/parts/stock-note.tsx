/**
 * Message for low stock, out of stock and a sold-out colour, and the link to a stock alert; also
 * dispatches analytics events.
 */
import { type ReactNode, useEffect } from 'react';
import { dispatchValidation } from '#features/product-events/product-events.browser.ts';
import { useText } from '#i18n/text.tsx';
import { Link } from '#request/link.tsx';
import type { StockMessage } from '../stock-message.ts';

export type StockNoteProps = {
  readonly message: StockMessage | null;
  readonly productKey: string;
  /** Shown while the selection is out of stock. */
  readonly soldOutLink?: ReactNode;
  /** True if no variant of the product is in stock. */
  readonly isAllOut: boolean;
  /** Path of the stock alert form; null if every size is in stock. */
  readonly alertPath: string | null;
};

export function StockNote({
  message,
  productKey,
  soldOutLink,
  isAllOut,
  alertPath,
}: StockNoteProps) {
  const text = useText();
  const low = message?.id === 'pdp.lowStock' ? message : null;
  const { amount, sku } = low ?? {};
  useEffect(() => {
    if (isAllOut) dispatchValidation({ kind: 'fullyOutOfStock', productKey });
  }, [isAllOut, productKey]);
  useEffect(() => {
    if (amount !== undefined && sku !== undefined)
      dispatchValidation({ kind: 'lowStock', productKey, sku, amount });
  }, [amount, sku, productKey]);
  return (
    <>
      <p role="status" className="text-sm text-sale empty:hidden">
        {message && (low ? text('pdp.lowStock', { amount: low.amount }) : text(message.id))}
      </p>
      {alertPath !== null && (
        <Link to={alertPath} className="text-sm underline underline-offset-4">
          {text('buy.stockAlert')}
        </Link>
      )}
      {message && !low && soldOutLink}
    </>
  );
}
