/** The shopper's own places; the count comes once the page is awake. */
import { Link } from 'react-router';
import { useShopper } from '#features/shopper/use-shopper.ts';
import { useText } from '#kit/text.tsx';
import { links } from '#links';
import { Icon, type IconName } from '#ui/icon/icon.tsx';

export function ShopperLinks() {
  const text = useText();
  const { status, basketCount } = useShopper();
  const basketLabel = status === 'unknown' ? text('nav.basket') : text('nav.basketCount', { count: basketCount });
  return (
    <nav aria-label={text('nav.account')} className="-me-2.5 ms-auto flex lg:ms-0">
      <IconLink to={links.account()} icon="account" label={text('nav.account')} />
      <IconLink to={links.wishlist()} icon="heart" label={text('nav.wishlist')} />
      <IconLink to={links.basket()} icon="bag" label={basketLabel} count={basketCount} />
    </nav>
  );
}

function IconLink({ to, icon, label, count = 0 }: { to: string; icon: IconName; label: string; count?: number }) {
  return (
    <Link to={to} aria-label={label} className="relative grid size-11 place-items-center rounded-control hover:bg-surface">
      <Icon name={icon} />
      {count > 0 && (
        <span
          aria-hidden="true"
          className="absolute end-0.5 top-1 grid h-4.5 min-w-4.5 place-items-center rounded-full bg-accent px-1 text-xs font-semibold tabular-nums text-on-accent"
        >
          {count > 99 ? '99+' : count}
        </span>
      )}
    </Link>
  );
}
