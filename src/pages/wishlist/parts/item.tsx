/** Wishlist item: picture, name, price, size, buttons to move it to the basket and to remove it. */
import { useId } from 'react';
import { MISC_COLOUR, ONE_SIZE } from '#features/catalogue/catalogue.ts';
import { Picture } from '#features/pictures/picture.tsx';
import { lowestPriceRangeOf } from '#features/price/lowest-price.ts';
import { Price } from '#features/price/price.tsx';
import { formatPriceAlertItem } from '#features/price-alerts/price-alert.ts';
import { MAX_SIZE_BUTTONS_ON_WISHLIST } from '#features/selection/selection.ts';
import { toWishlistItemId } from '#features/wishlist/wishlist.ts';
import type { WishlistLine } from '#features/wishlist/wishlist-line.ts';
import { formatMoney } from '#i18n/money.ts';
import { type MessageId, useText } from '#i18n/text.tsx';
import { links } from '#links';
import { Link } from '#request/link.tsx';
import { useShop } from '#request/shop-public.tsx';
import { HiddenFields } from '#ui/hidden-fields/hidden-fields.tsx';
import { Icon } from '#ui/icon/icon.tsx';

export type ItemProps = {
  readonly line: WishlistLine;
  readonly aspect: '1x1' | '4x5' | '2x3';
  /** Number of items that the page shows; undefined for its first ones. */
  readonly show?: number | undefined;
  readonly problem: MessageId | undefined;
  /** Shown at the button of the price alert. */
  readonly alertProblem?: MessageId | undefined;
};

const SIZES = '(min-width: 1200px) 22vw, (min-width: 768px) 31vw, 47vw';

export function Item({ line, aspect, show, problem, alertProblem }: ItemProps) {
  const text = useText();
  const { prefix } = useShop();
  const { wishlistKey, slug, name, brand, colour, colourLabel, picture, price, wasPrice } = line;
  const href = links.product({ slug, colour });
  return (
    <li id={toWishlistItemId(wishlistKey)} className="flex scroll-my-32 flex-col">
      <div className="relative">
        <Link
          to={href}
          tabIndex={-1}
          aria-hidden="true"
          className="block overflow-hidden rounded-card bg-tint"
        >
          {picture && (
            <Picture
              picture={{ ...picture, alt: '' }}
              aspect={aspect}
              widths={[320, 480, 640]}
              sizes={SIZES}
            />
          )}
        </Link>
        <form
          method="post"
          action={`${prefix}${links.wishlist()}`}
          className="absolute end-2 top-2"
        >
          <HiddenFields fields={{ formType: 'removeFromWishlist', wishlistKey }} />
          <button
            type="submit"
            aria-label={text('wishlist.removeName', { name })}
            className="grid size-11 place-items-center rounded-full bg-paper text-ink"
          >
            <Icon name="close" size={20} />
          </button>
        </form>
      </div>
      <div className="card-text flex-1 pt-3 text-sm">
        <p className="text-muted">{brand}</p>
        <h2 className="card-name">
          <Link to={href} className="line-clamp-2 underline-offset-4 hover:underline">
            {name}
          </Link>
        </h2>
        {colour !== MISC_COLOUR && <p className="text-muted">{colourLabel}</p>}
        <Price price={price} wasPrice={wasPrice} lowestPrices={lowestPriceRangeOf([line])} />
        <Marks line={line} />
        <PriceAlert line={line} show={show} alertProblem={alertProblem} />
      </div>
      {line.page === null ? (
        <MoveForm line={line} problem={problem} />
      ) : (
        <PageLink name={name} page={line.page} />
      )}
    </li>
  );
}

/** Price drop and return to stock since the item was saved. */
function Marks({ line: { price, droppedFrom, isBack } }: Pick<ItemProps, 'line'>) {
  const text = useText();
  const { locale, currency } = useShop();
  const money = (centAmount: number) =>
    formatMoney({ centAmount, currencyCode: currency }, locale.tag);
  return (
    <>
      {droppedFrom !== null && (
        <p className="text-sale">
          {text('wishlist.priceDropped', { amount: money(droppedFrom - price) })}
        </p>
      )}
      {isBack && <p className="font-medium">{text('wishlist.backInStock')}</p>}
    </>
  );
}

/** Button for one email when the price falls, or the one that ends the wait. */
function PriceAlert({ line, show, alertProblem }: Omit<ItemProps, 'aspect' | 'problem'>) {
  const text = useText();
  const { prefix } = useShop();
  const note = useId();
  const { wishlistKey, name, colour, colourLabel, hasPriceAlert } = line;
  const item = formatPriceAlertItem({
    ...{ name, colourLabel: colour === MISC_COLOUR ? null : colourLabel },
  });
  const formType = hasPriceAlert ? 'stopPriceAlert' : 'startPriceAlert';
  return (
    <form method="post" action={`${prefix}${links.wishlist({ show })}`} className="text-muted">
      <HiddenFields fields={{ formType, wishlistKey }} />
      <p role="alert" id={note} className="text-sm text-sale empty:hidden">
        {alertProblem && text(alertProblem)}
      </p>
      {hasPriceAlert && <p>{text('wishlist.alertOn')}</p>}
      <button
        type="submit"
        aria-describedby={alertProblem && note}
        className="min-h-11 text-start underline underline-offset-4"
      >
        {text(hasPriceAlert ? 'wishlist.alertStop' : 'wishlist.alert')}
        <span className="sr-only">{`: ${item}`}</span>
      </button>
    </form>
  );
}

/** Link to the product's page, for items that cannot be added to the basket directly. */
function PageLink({
  name,
  page: { href, action },
}: {
  readonly name: string;
  readonly page: NonNullable<WishlistLine['page']>;
}) {
  const text = useText();
  return (
    <Link
      to={href}
      aria-label={text(`wishlist.${action}Name`, { name })}
      className="mt-3 grid min-h-11 place-items-center rounded-control border border-ink bg-paper px-3 py-1.5 text-sm font-medium"
    >
      {text(`wishlist.${action}`)}
    </Link>
  );
}

function MoveForm({ line, problem }: Omit<ItemProps, 'aspect'>) {
  const text = useText();
  const { prefix } = useShop();
  const { wishlistKey, since, name, sizes } = line;
  const isSoldOut = sizes.every(({ isOnStock }) => !isOnStock);
  const note = useId();
  return (
    <form
      method="post"
      noValidate
      action={`${prefix}${links.wishlist()}`}
      className="mt-3 grid gap-2"
    >
      <HiddenFields fields={{ formType: 'moveToBasket', wishlistKey, since }} />
      {/* Above the field, so that the sizes and buttons of a row stay aligned. */}
      <p role="alert" id={note} className="text-sm text-sale empty:hidden">
        {problem && text(problem)}
      </p>
      <SizeChoice line={line} problem={problem} note={note} isSoldOut={isSoldOut} />
      <button
        type="submit"
        disabled={isSoldOut}
        aria-label={isSoldOut ? undefined : text('wishlist.moveName', { name })}
        className="min-h-11 rounded-control border border-ink bg-paper px-3 py-1.5 text-sm font-medium disabled:border-line disabled:text-muted"
      >
        {text(isSoldOut ? 'wishlist.soldOut' : 'wishlist.move')}
      </button>
    </form>
  );
}

type SizeChoiceProps = Omit<ItemProps, 'aspect'> & {
  readonly note: string;
  readonly isSoldOut: boolean;
};

/** PICK-3: on the wishlist a single size is a button, several are a dropdown. */
function SizeChoice({ line: { name, sizes, sku }, problem, note, isSoldOut }: SizeChoiceProps) {
  const text = useText();
  const [only] = sizes;
  const isSizeMissing = problem === 'wishlist.sizeMissing';
  if (only?.size === ONE_SIZE && sizes.length === 1)
    return <HiddenFields fields={{ sku: only.sku }} />;
  if (only && sizes.length === MAX_SIZE_BUTTONS_ON_WISHLIST)
    return <OnlySize {...only} name={name} note={problem && note} />;
  return (
    <select
      name="sku"
      required
      defaultValue={sku ?? ''}
      aria-label={text('wishlist.size', { name })}
      aria-invalid={isSizeMissing || undefined}
      aria-describedby={problem && note}
      {...(isSizeMissing && { autoFocus: true })}
      disabled={isSoldOut}
      className="h-11 w-full scroll-my-32 rounded-control border border-control bg-paper px-2 aria-invalid:border-sale"
    >
      <option value="">{text('wishlist.chooseSize')}</option>
      {sizes.map(({ size, sku: value, isOnStock }) => (
        <option key={value} value={value} disabled={!isOnStock}>
          {isOnStock ? size : text('wishlist.soldOutSize', { size })}
        </option>
      ))}
    </select>
  );
}

type OnlySizeProps = WishlistLine['sizes'][number] & {
  readonly name: string;
  readonly note: string | undefined;
};

/** The only size, preselected. */
function OnlySize({ name, size, sku, isOnStock, note }: OnlySizeProps) {
  const text = useText();
  const sizeLabel = isOnStock ? size : text('wishlist.soldOutSize', { size });
  return (
    <label className="relative flex h-11 items-center justify-center rounded-control border border-ink text-sm has-disabled:border-line has-disabled:text-muted">
      <input
        type="radio"
        name="sku"
        value={sku}
        defaultChecked={isOnStock}
        disabled={!isOnStock}
        aria-label={`${text('wishlist.size', { name })}: ${sizeLabel}`}
        aria-describedby={note}
        className="absolute inset-0 size-full appearance-none rounded-control outline-offset-2"
      />
      {sizeLabel}
    </label>
  );
}
