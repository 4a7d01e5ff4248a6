/** Formats the cost of delivery: an amount, or “Free”. */
import { type CurrencyCode, formatMoney } from '#i18n/money.ts';
import { useText } from '#i18n/text.tsx';
import { useShop } from '#request/shop-public.tsx';

/** The returned function takes minor units. */
export function useCostText(currencyCode: CurrencyCode): (centAmount: number) => string {
  const text = useText();
  const { tag } = useShop().locale;
  return (centAmount) =>
    centAmount === 0 ? text('checkoutStep.free') : formatMoney({ centAmount, currencyCode }, tag);
}
