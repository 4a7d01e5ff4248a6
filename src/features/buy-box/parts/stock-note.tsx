/** PDP-8: low stock, out of stock, and a colour that is sold out. */
import type { Selection } from '#features/selection/selection.ts';
import { useText } from '#kit/text.tsx';

export function StockNote({ selection, lowStockQuantity }: { readonly selection: Selection; readonly lowStockQuantity: number }) {
  const text = useText();
  const { variant, sizes } = selection;
  if (!sizes.some((one) => one.isOnStock)) return <p className="text-sm text-sale">{text('pdp.colourOutOfStock')}</p>;
  if (!variant) return null;
  if (!variant.isOnStock) return <p className="text-sm text-sale">{text('pdp.outOfStock')}</p>;
  if (variant.availableQuantity >= lowStockQuantity) return null;
  return <p className="text-sm text-sale">{text('pdp.lowStock', { amount: variant.availableQuantity })}</p>;
}
