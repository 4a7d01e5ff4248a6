/** Header links to account, wishlist and basket. */

import { useShopper } from '#features/shopper/use-shopper.ts';
import { useText } from '#i18n/text.tsx';
import { links } from '#links';
import { Link } from '#request/link.tsx';
import { Icon, type IconName } from '#ui/icon/icon.tsx';

export function ShopperLinks() {
  const text = useText();
  const { status, firstName, basketCount, wishlistKeys } = useShopper();
  return (
    <div className="shopper-links">
      <ShopperLink
        to={links.account()}
        icon="account"
        name={firstName ? text('nav.accountOf', { name: firstName }) : text('nav.account')}
      />
      <ShopperLink
        to={links.wishlist()}
        icon="heart"
        name={text('nav.wishlist', { count: wishlistKeys.length })}
        count={wishlistKeys.length}
      />
      <ShopperLink
        to={links.basket()}
        icon="bag"
        name={
          status === 'unknown'
            ? text('nav.basket')
            : text('nav.basketCount', { count: basketCount })
        }
        count={basketCount}
      />
    </div>
  );
}

type ShopperLinkProps = {
  readonly to: string;
  readonly icon: IconName;
  readonly name: string;
  readonly count?: number;
};

function ShopperLink({ to, icon, name, count = 0 }: ShopperLinkProps) {
  return (
    <Link to={to} aria-label={name} className="relative grid size-11 place-items-center">
      <Icon name={icon} />
      {count > 0 && (
        <span
          aria-hidden="true"
          className="absolute end-0 top-0.5 grid h-5 min-w-5 place-items-center rounded-full bg-accent px-1 text-xs font-medium text-on-accent"
        >
          {count}
        </span>
      )}
    </Link>
  );
}
