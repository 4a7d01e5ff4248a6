/** PDP-11: a tooltip beside the price, for internal users only; nobody else is sent what it says. */
import { useShopper } from '#features/shopper/use-shopper.ts';
import { PriceTooltip } from './parts/price-tooltip.tsx';

export type InternalPriceProps = { readonly productId: string; readonly sku: string };

export function InternalPrice(props: InternalPriceProps) {
  const { isOffice } = useShopper();
  return isOffice ? <PriceTooltip {...props} /> : null;
}
