/** Statement of the lowest price of the 30 days before a reduction. */
import { formatMoney } from '#i18n/money.ts';
import { useText } from '#i18n/text.tsx';
import { useShop } from '#request/shop-public.tsx';
import type { LowestPrices } from './lowest-price.ts';

/** Displays as a block, also inside a row or a paragraph. */
export function LowestPrice({ range }: { readonly range: LowestPrices }) {
  const text = useText();
  const { locale, currency } = useShop();
  const [lowest, highest] = range.map((centAmount) =>
    formatMoney({ centAmount, currencyCode: currency }, locale.tag),
  );
  const amount = lowest === highest ? `${lowest}` : `${lowest} – ${highest}`;
  return (
    <span className="mt-1 block w-full text-sm text-muted">{text('price.lowest', { amount })}</span>
  );
}
