/** PDP-11: tooltip with the price breakdown, rendered for internal users only. */
import { useShopper } from '#features/shopper/use-shopper.ts';
import { PriceTooltip } from './parts/price-tooltip.tsx';

export type InternalPriceProps = { readonly productId: string; readonly sku: string };

export function InternalPrice(props: InternalPriceProps) {
  const { isOffice } = useShopper();
  return isOffice ? <PriceTooltip {...props} /> : null;
}
