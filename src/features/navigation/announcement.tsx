/** The line above the header: what delivery and returns cost. */
import { sayMoney } from '#kit/say-money.ts';
import { useShop } from '#kit/shop-public.tsx';
import { useText } from '#kit/text.tsx';
import type { Navigation } from './navigation.ts';

export function Announcement({ freeDeliveryFrom }: Pick<Navigation, 'freeDeliveryFrom'>) {
  const text = useText('menu');
  const { currency, locale } = useShop();
  const amount =
    freeDeliveryFrom === null
      ? null
      : sayMoney({ centAmount: freeDeliveryFrom, currencyCode: currency }, locale.tag);
  return (
    <section aria-label={text('nav.news')} className="bg-announcement text-on-announcement">
      <div className="page flex min-h-9 items-center justify-center gap-x-10 py-2 text-center text-xs font-medium">
        {amount !== null && <p>{text('nav.announcement', { amount })}</p>}
        <p className={amount === null ? undefined : 'hidden md:block'}>{text('nav.returns')}</p>
      </div>
    </section>
  );
}
