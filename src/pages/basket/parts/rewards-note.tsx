/** PROMO-2: what the order earns in rewards, with a link to join for guests. */
import { REWARD_CURRENCY } from '#features/catalogue/reward-points.ts';
import { formatMoney } from '#i18n/money.ts';
import { useText } from '#i18n/text.tsx';
import { Link } from '#request/link.tsx';
import { useShop } from '#request/shop-public.tsx';

export type RewardsNoteProps = {
  /** Pence; 0 shows nothing. */
  readonly points: number;
  /** null for a customer. */
  readonly joinHref: string | null;
};

export function RewardsNote({ points, joinHref }: RewardsNoteProps) {
  const text = useText();
  const { locale } = useShop();
  if (points === 0) return null;
  const amount = formatMoney({ centAmount: points, currencyCode: REWARD_CURRENCY }, locale.tag);
  if (joinHref === null)
    return <p className="mt-4 text-sm">{text('basket.rewards', { amount })}</p>;
  return (
    <p className="mt-4 text-sm">
      {text('basket.rewardsGuest', { amount })}{' '}
      <Link to={joinHref} className="inline-block underline underline-offset-4">
        {text('basket.rewardsJoin')}
      </Link>
    </p>
  );
}
