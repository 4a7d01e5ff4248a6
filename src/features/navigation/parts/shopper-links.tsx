/** The shopper's own links. Account and wishlist join the basket when they exist. */

import { useShopper } from '#features/shopper/use-shopper.ts';
import { Link } from '#kit/link.tsx';
import { useText } from '#kit/text.tsx';
import { links } from '#links';
import { Icon } from '#ui/icon/icon.tsx';

export function ShopperLinks() {
  const text = useText();
  const { status, basketCount } = useShopper();
  const name = status === 'unknown' ? text('nav.basket') : text('nav.basketCount', { count: basketCount });
  return (
    <Link to={links.basket()} aria-label={name} className="relative -me-2.5 ms-auto grid size-11 place-items-center lg:ms-0">
      <Icon name="bag" />
      {basketCount > 0 && (
        <span
          aria-hidden="true"
          className="absolute end-0 top-0.5 grid h-5 min-w-5 place-items-center rounded-full bg-accent px-1 text-xs font-medium text-on-accent"
        >
          {basketCount}
        </span>
      )}
    </Link>
  );
}
