/** Announcement above the header: free delivery and returns. */
import { formatShortMoney } from '#i18n/formats/short-money.ts';
import { useText } from '#i18n/text.tsx';
import { useShop } from '#request/shop-public.tsx';

type AnnouncementProps = {
  /** Minor units; null if delivery is never free. */
  readonly freeDeliveryFrom: number | null;
};

export function Announcement({ freeDeliveryFrom }: AnnouncementProps) {
  const text = useText('menu');
  const { currency, locale } = useShop();
  const amount =
    freeDeliveryFrom === null
      ? null
      : formatShortMoney({ centAmount: freeDeliveryFrom, currencyCode: currency }, locale.tag);
  return (
    <section
      aria-label={text('nav.announcements')}
      className="bg-announcement text-on-announcement"
    >
      <div className="page flex min-h-9 items-center justify-center gap-x-10 py-2 text-center text-xs font-medium">
        {amount !== null && <p>{text('nav.announcement', { amount })}</p>}
        <p className={amount === null ? undefined : 'hidden md:block'}>{text('nav.returns')}</p>
      </div>
    </section>
  );
}
