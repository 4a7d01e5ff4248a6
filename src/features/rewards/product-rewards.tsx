/** PROMO-2: reward points of a product, with a link to join for guests. */
import { REWARD_CURRENCY } from '#features/catalogue/reward-points.ts';
import { useShopper } from '#features/shopper/use-shopper.ts';
import { formatShortMoney } from '#i18n/formats/short-money.ts';
import { useLazyText } from '#i18n/text.tsx';
import { Link } from '#request/link.tsx';
import { useShop } from '#request/shop-public.tsx';

export type ProductRewardsProps = {
  /** Points of one unit: pence. */
  readonly points: number;
  /** Path of the sign-up, which leads back to the product. */
  readonly joinHref: string;
};

/** The shared server HTML has the link; only the browser knows whether the shopper is signed in. */
export function ProductRewards({ points, joinHref }: ProductRewardsProps) {
  const text = useLazyText('product-lazy');
  const { status } = useShopper();
  const { locale } = useShop();
  const amount = formatShortMoney(
    { centAmount: points, currencyCode: REWARD_CURRENCY },
    locale.tag,
  );
  return (
    <p className="text-sm">
      {text('rewards.earn', { amount })}
      {status !== 'customer' && (
        <>
          {' '}
          <Link to={joinHref} className="inline-block underline underline-offset-4">
            {text('rewards.join')}
          </Link>
        </>
      )}
    </p>
  );
}
