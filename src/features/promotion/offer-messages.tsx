/** Offer messages of a product: instalments, subscription, gift, samples. */

import { formatShortMoney } from '#i18n/formats/short-money.ts';
import { useLazyText, useText } from '#i18n/text.tsx';
import { Link } from '#request/link.tsx';
import { useShop } from '#request/shop-public.tsx';
import { isWithin, paymentOf, subscriptionPrice } from './promotion.ts';
import type { InstalmentView, PromotionView } from './promotion-view.ts';

export type OfferMessagesProps = {
  readonly promotion: PromotionView;
  /** Minor units; the lowest price among the selectable variants. */
  readonly price: number;
  /** True if all selectable variants have the same price. */
  readonly hasFixedPrice: boolean;
};

export function OfferMessages({ promotion, price, hasFixedPrice }: OfferMessagesProps) {
  const text = useLazyText('product-lazy');
  const money = useMoney();
  const { gift, hasSamples, isSubscribable, isPreloved, instalments } = promotion;
  const subscribe = hasFixedPrice ? 'promotion.subscribe' : 'promotion.subscribeFrom';
  const banners = instalments.filter((banner) => isWithin(price, banner));
  if (!(gift || hasSamples || isSubscribable || isPreloved || banners.length > 0)) return null;
  return (
    <ul className="grid gap-4 text-sm">
      {isPreloved && <li>{text('promotion.preloved')}</li>}
      {banners.map((banner) => (
        <Banner key={banner.provider} banner={banner} price={hasFixedPrice ? price : null} />
      ))}
      {isSubscribable && <li>{text(subscribe, { price: money(subscriptionPrice(price)) })}</li>}
      {gift && (
        <li>
          <span className="font-medium">
            {text('promotion.gift')}
            {text('pdp.colon')}
          </span>{' '}
          {gift}
        </li>
      )}
      {hasSamples && <li>{text('promotion.samples')}</li>}
    </ul>
  );
}

function Banner({
  banner,
  price,
}: {
  readonly banner: InstalmentView;
  readonly price: number | null;
}) {
  const text = useText();
  const money = useMoney();
  const { provider, label, labelNoPrice, numberOfPayments, logo, href, isNothingDueToday } = banner;
  const payment = price === null ? 0 : paymentOf(price, numberOfPayments);
  const lastPayment = price === null ? 0 : price - payment * (numberOfPayments - 1);
  return (
    <li className="flex items-center gap-3 rounded-control border border-line p-3">
      <img
        src={logo}
        alt={provider}
        width={64}
        height={24}
        loading="lazy"
        className="h-6 w-16 object-contain"
      />
      <span>
        {isNothingDueToday && (
          <span className="block font-medium">
            {text('promotion.payToday', { amount: money(0) })}
          </span>
        )}
        {price === null
          ? labelNoPrice
          : label
              .replace('{count}', String(numberOfPayments))
              .replace('{amount}', money(payment))}{' '}
        {lastPayment !== payment && (
          <>{text('promotion.lastPayment', { amount: money(lastPayment) })} </>
        )}
        <Link
          to={href}
          target="_blank"
          rel="noreferrer"
          className="inline-block underline underline-offset-4"
        >
          {text('promotion.learnMore', { provider })}
        </Link>
      </span>
    </li>
  );
}

function useMoney() {
  const { locale, currency } = useShop();
  return (centAmount: number) =>
    formatShortMoney({ centAmount, currencyCode: currency }, locale.tag);
}
