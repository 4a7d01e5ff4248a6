/** Wishlist page: saved items, with size pickers and buttons to move or remove them. */

import { EmptyState } from '#features/account-lists/empty-state.tsx';
import { requireCustomer } from '#features/accounts/require-customer.server.ts';
import { RecentlyViewed } from '#features/recently-viewed/recently-viewed-island.tsx';
import { loadTrendingProducts } from '#features/recommendations/load-similar.server.ts';
import { TrendingProducts } from '#features/recommendations/trending/trending-products-island.tsx';
import { loadWishlist, nameItem, parseShownCount } from '#features/wishlist/wishlist.server.ts';
import { parseWishlistKey } from '#features/wishlist/wishlist.ts';
import type { WishlistLine } from '#features/wishlist/wishlist-line.ts';
import { useText } from '#i18n/text.tsx';
import { links } from '#links';
import { Link } from '#request/link.tsx';
import { privateRoute } from '#request/route.server.ts';
import { useShop } from '#request/shop-public.tsx';
import { HiddenFields } from '#ui/hidden-fields/hidden-fields.tsx';
import type { Route } from './+types/wishlist.route.ts';
import { DiscontinuedItems } from './parts/discontinued-items.tsx';
import { Item, type ItemProps } from './parts/item.tsx';
import { changeWishlist } from './wishlist.action.server.ts';

/** Aspect ratios of pictures by `wishlistRatio`, which is height by width. */
const ASPECTS = { 1: '1x1', 1.25: '4x5', 1.5: '2x3' } as const;

/** Messages for an item that could not be added at sign-in. */
const SIGN_IN_ERRORS: Readonly<Record<string, 'wishlist.full' | 'wishlist.failed'>> = {
  full: 'wishlist.full',
  failed: 'wishlist.failed',
};

/** Messages after an alert was requested or stopped. */
const ALERTS: Readonly<Record<string, 'wishlist.alertSaved' | 'wishlist.alertStopped'>> = {
  on: 'wishlist.alertSaved',
  off: 'wishlist.alertStopped',
};

export const loader = privateRoute(async (shop, { request }) => {
  const customer = requireCustomer(shop, links.wishlist());
  const url = new URL(request.url);
  const { searchParams } = url;
  const [removed, moved] = [
    parseWishlistKey(searchParams.get('removed')),
    parseWishlistKey(searchParams.get('moved')),
  ];
  const removedName = await nameItem(shop, removed);
  const show = parseShownCount(url);
  const wishlist = await loadWishlist(shop, customer, show);
  return {
    ...{ ...wishlist, show },
    trending: wishlist.count === 0 ? await loadTrendingProducts(shop) : [],
    removed:
      removedName === null
        ? null
        : { name: removedName, wishlistKey: searchParams.get('removed') ?? '' },
    signInError: SIGN_IN_ERRORS[searchParams.get('refused') ?? ''] ?? null,
    movedName: await nameItem(shop, moved),
    alert: ALERTS[searchParams.get('alert') ?? ''] ?? null,
    aspect: ASPECTS[shop.fascia.wishlistRatio ?? 1.5],
  };
});

export const action = privateRoute((shop, { request }) => changeWishlist(shop, request));

export const meta: Route.MetaFunction = () => [{ name: 'robots', content: 'noindex' }];

export default function WishlistPage({ loaderData, actionData }: Route.ComponentProps) {
  const text = useText('wishlist');
  const { lines, gone, count, inOtherFascias, more, show, aspect, signInError, trending } =
    loaderData;
  const actionError = actionData && 'error' in actionData ? actionData : null;
  return (
    <main id="main" className="page min-h-svh py-8 lg:py-12">
      <title>{text('wishlist.title')}</title>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h1 className="font-display text-4xl md:text-5xl">{text('wishlist.title')}</h1>
        {count > 0 && <p className="text-muted">{text('wishlist.count', { count })}</p>}
      </div>
      <FlashNotice {...loaderData} />
      <p role="alert" className="mt-4 text-sale empty:hidden">
        {actionError
          ? !lines.some(({ wishlistKey }) => wishlistKey === actionError.wishlistKey) &&
            text(formatWishlistError(actionError.error))
          : signInError && text(signInError)}
      </p>
      {count === 0 ? (
        <Empty />
      ) : (
        <ul className="card-grid mt-8">
          {lines.map((line) => (
            <Item
              key={line.wishlistKey}
              {...{ line, aspect, show }}
              {...findProblems(line, actionError)}
            />
          ))}
        </ul>
      )}
      {gone.length > 0 && <DiscontinuedItems items={gone} />}
      {inOtherFascias > 0 && (
        <p className="mt-8 text-muted">{text('wishlist.otherShops', { count: inOtherFascias })}</p>
      )}
      {more !== null && (
        <Link
          to={links.wishlist({ show: more })}
          preventScrollReset
          className="mt-8 inline-flex min-h-11 items-center underline underline-offset-4"
        >
          {text('wishlist.more')}
        </Link>
      )}
      {trending.length > 0 && (
        <div className="mt-section">
          <TrendingProducts hits={trending} />
        </div>
      )}
      <div className="mt-section empty:hidden">
        <RecentlyViewed productKey={null} />
      </div>
    </main>
  );
}

type WishlistActionError = {
  readonly error: string;
  readonly errorSource: string;
  readonly wishlistKey: string | null;
};

/** Error of an item, at the button that was pressed; a size is only shown beside its own form. */
function findProblems(
  { wishlistKey, page }: WishlistLine,
  actionError: WishlistActionError | null,
): Pick<ItemProps, 'problem' | 'alertProblem'> {
  if (actionError?.wishlistKey !== wishlistKey) return { problem: undefined };
  const problem = formatWishlistError(actionError.error);
  const isOfAlert = page !== null || actionError.errorSource.endsWith('PriceAlert');
  return isOfAlert ? { problem: undefined, alertProblem: problem } : { problem };
}

function formatWishlistError(code: string) {
  if (code === 'wishlist.sizeMissing') return 'wishlist.sizeMissing';
  if (code === 'wishlist.limitReached') return 'wishlist.full';
  if (code === 'wishlist.notSold' || code === 'priceAlert.notSaved') return 'wishlist.notSold';
  return code === 'basket.outOfStock' || code === 'basket.notEnough'
    ? 'wishlist.notEnough'
    : 'wishlist.failed';
}

type FlashProps = {
  readonly removed: { readonly name: string; readonly wishlistKey: string } | null;
  readonly movedName: string | null;
  readonly alert: 'wishlist.alertSaved' | 'wishlist.alertStopped' | null;
};

/** Result of the last action, with a link or undo button. */
function FlashNotice({ removed, movedName, alert }: FlashProps) {
  const text = useText();
  const { prefix } = useShop();
  const action = 'inline-flex min-h-11 items-center font-medium underline underline-offset-4';
  return (
    <div
      role="status"
      className="mt-4 flex flex-wrap items-center gap-x-4 border-s-2 border-ink bg-surface px-4 empty:hidden"
    >
      {alert && <p className="py-2">{text(alert)}</p>}
      {movedName !== null && (
        <>
          <p className="py-2">{text('wishlist.moved', { name: movedName })}</p>
          <Link to={links.basket()} className={action}>
            {text('wishlist.viewBasket')}
          </Link>
        </>
      )}
      {removed !== null && (
        <>
          <p className="py-2">{text('wishlist.removed', { name: removed.name })}</p>
          <form method="post" action={`${prefix}${links.wishlist()}`}>
            <HiddenFields
              fields={{ formType: 'addToWishlist', wishlistKey: removed.wishlistKey }}
            />
            <button type="submit" className={action}>
              {text('wishlist.undo')}
            </button>
          </form>
        </>
      )}
    </div>
  );
}

function Empty() {
  const text = useText();
  return (
    <EmptyState
      title={text('wishlist.empty')}
      hint={text('wishlist.emptyHint')}
      to={links.home()}
      action={text('wishlist.continue')}
    />
  );
}
