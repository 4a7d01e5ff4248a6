/** Notices of the basket page: errors, the flash message, merged lines, changed prices. */

import { useText } from '#i18n/text.tsx';
import { links } from '#links';
import { Link } from '#request/link.tsx';
import { useShop } from '#request/shop-public.tsx';
import { HiddenFields } from '#ui/hidden-fields/hidden-fields.tsx';
import { type BasketError, formatBasketError } from './format-basket-error.ts';

type Flash = { readonly kind: 'removed' | 'saved'; readonly name: string; readonly token: string };

export type NoticesProps = {
  readonly basket: { readonly currency: string; readonly isRepriced: boolean } | null;
  readonly adjusted: readonly {
    readonly name: string;
    readonly requested: number;
    readonly added: number;
  }[];
  readonly joined: readonly { readonly name: string; readonly quantity: number }[];
  readonly flash: Flash | null;
  readonly isCheckoutRefused: boolean;
  readonly isReservationExpired: boolean;
  readonly error: BasketError | null;
};

const noticeClass = 'mt-4 border-s-2 border-ink bg-surface px-4 py-2 empty:hidden';

export function Notices({
  basket,
  adjusted,
  joined,
  flash,
  isCheckoutRefused,
  isReservationExpired,
  error,
}: NoticesProps) {
  const text = useText();
  return (
    <>
      <p role="alert" className="mt-3 text-sale empty:hidden">
        {error ? formatBasketError(text, error) : isCheckoutRefused && text('basket.notReady')}
      </p>
      {flash !== null && !error && <FlashNotice {...flash} />}
      {adjusted.length + joined.length > 0 && (
        <div role="status" className={noticeClass}>
          {joined.map((line) => (
            <p key={line.name}>{text('basket.merged', line)}</p>
          ))}
          {adjusted.map((line) => (
            <p key={line.name}>{text('basket.adjusted', line)}</p>
          ))}
        </div>
      )}
      <p role="status" className={noticeClass}>
        {isReservationExpired && text('basket.reservationExpired')}
      </p>
      {basket?.isRepriced && (
        <p className={noticeClass}>{text('basket.repriced', { currency: basket.currency })}</p>
      )}
    </>
  );
}

function FlashNotice({ kind, name, token }: Flash) {
  const text = useText();
  const { prefix } = useShop();
  const action = 'inline-flex min-h-11 items-center font-medium underline underline-offset-4';
  return (
    <div
      role="status"
      data-flash
      tabIndex={-1}
      className={`${noticeClass} flex flex-wrap items-center gap-x-4`}
    >
      <p className="py-1">{text(kind === 'saved' ? 'basket.saved' : 'basket.removed', { name })}</p>
      {kind === 'saved' && (
        <Link to={links.wishlist()} className={action}>
          {text('basket.viewWishlist')}
        </Link>
      )}
      <form method="post" action={`${prefix}${links.basket()}`}>
        <HiddenFields fields={{ intent: 'undo', flash: token }} />
        <button type="submit" className={action}>
          {text('basket.undo')}
        </button>
      </form>
    </div>
  );
}
