/** Overview of the account: links to what the customer has, each with a line about it. */
import { useText } from '#i18n/text.tsx';
import { links } from '#links';
import { Link } from '#request/link.tsx';
import { useShop } from '#request/shop-public.tsx';
import { HiddenFields } from '#ui/hidden-fields/hidden-fields.tsx';

export type OverviewProps = {
  readonly csrf: string;
  readonly ordersHref: string;
  readonly remindersHref: string;
  /** null where the balance cannot be read. */
  readonly rewards: { readonly href: string; readonly amount: string } | null;
  readonly basketCount: number;
  readonly wishlistCount: number;
};

export function Overview(props: OverviewProps) {
  const { csrf, ordersHref, remindersHref, rewards, basketCount, wishlistCount } = props;
  const text = useText();
  const { prefix } = useShop();
  return (
    <ul className="account-links">
      <Item to={ordersHref} title={text('account.orders')} hint="account.ordersHint" />
      <Item
        to={links.wishlist()}
        title={text('account.wishlist', { count: wishlistCount })}
        hint="account.wishlistHint"
      />
      <Item
        to={links.basket()}
        title={text('account.basket', { count: basketCount })}
        hint="account.basketHint"
      />
      {rewards && (
        <Item
          to={rewards.href}
          title={text('account.rewards', { amount: rewards.amount })}
          hint="account.rewardsHint"
        />
      )}
      <Item to={links.ownReviews()} title={text('account.reviews')} hint="account.reviewsHint" />
      <Item
        to={links.stockAlerts()}
        title={text('account.stockAlerts')}
        hint="account.stockAlertsHint"
      />
      <Item
        to={links.priceAlerts()}
        title={text('account.priceAlerts')}
        hint="account.priceAlertsHint"
      />
      <Item to={remindersHref} title={text('account.reminders')} hint="account.remindersHint" />
      <li>
        <form method="post" action={`${prefix}${links.account()}`}>
          <HiddenFields fields={{ csrf, intent: 'signOut' }} />
          <button type="submit" className="account-link">
            {text('account.signOut')}
          </button>
        </form>
      </li>
    </ul>
  );
}

type ItemProps = {
  readonly to: string;
  readonly title: string;
  readonly hint: `account.${'orders' | 'wishlist' | 'basket' | 'rewards' | 'reviews' | 'stockAlerts' | 'priceAlerts' | 'reminders'}Hint`;
};

function Item({ to, title, hint }: ItemProps) {
  const text = useText();
  return (
    <li>
      <Link to={to} className="account-link">
        {title}
      </Link>
      <p>{text(hint)}</p>
    </li>
  );
}
