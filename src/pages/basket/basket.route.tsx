/** Basket page: lines, quantities, total. Private, and complete without JavaScript. */
import { Fragment } from 'react';
import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { consumeMergeNotes, loadBasket } from '#features/basket/basket.server.ts';
import {
  type Basket,
  countItems,
  isReadyForCheckout,
  isReservationExpired,
  secondsReserved,
  sumBasket,
  sumRewardPoints,
} from '#features/basket/basket.ts';
import { reservesOnAdd } from '#features/basket/conditions/reserve-policy.server.ts';
import { type FieldLabels, labelFields } from '#features/basket/label-fields.server.ts';
import { parseFlashMessage } from '#features/basket/requests/flash-message.server.ts';
import { loadBasketDelivery } from '#features/delivery/basket/basket-delivery.server.ts';
import { RecentlyViewed } from '#features/recently-viewed/recently-viewed-island.tsx';
import { useOtherTabs } from '#features/shopper/use-other-tabs.ts';
import { useTracked } from '#features/tracking/use-tracked.ts';
import { loadVoucher } from '#features/vouchers/vouchers.server.ts';
import { useText } from '#i18n/text.tsx';
import { links } from '#links';
import { Link } from '#request/link.tsx';
import { privateRoute } from '#request/route.server.ts';
import type { Route } from './+types/basket.route.ts';
import { handleBasketForm } from './basket.action.server.ts';
import { loadSuggestions } from './load-suggestions.server.ts';
import { UNREACHABLE } from './parts/format-basket-error.ts';
import { BasketSuggestions } from './parts/islands.tsx';
import { Line } from './parts/line.tsx';
import { Notices } from './parts/notices.tsx';
import { ReservationNote } from './parts/reservation-note.tsx';
import { Summary } from './parts/summary.tsx';
import { setUnreachableLine } from './parts/unreachable-line.ts';
import { useFocusAfterRemoval } from './parts/use-focus-after-removal.ts';
import { findVoucherError } from './parts/voucher-form.tsx';

export const loader = privateRoute(async (shop, { request }) => {
  const { searchParams } = new URL(request.url);
  const token = searchParams.get('flash');
  const flash = parseFlashMessage(shop, token);
  const basket = await loadBasket(shop);
  return {
    basket,
    voucher: await loadVoucher(shop, basket),
    fieldLabels: await labelFields(shop, basket),
    ...consumeMergeNotes(shop),
    flash: flash && token ? { kind: flash.kind, name: flash.name, token } : null,
    isCheckoutRefused: searchParams.get('refused') === 'checkout',
    reservedFor: basket && secondsReserved(basket, shop.now),
    isReservationExpired:
      basket !== null && reservesOnAdd(shop.fascia) && isReservationExpired(basket),
    delivery: await loadBasketDelivery(shop, basket),
    freeDeliveryFrom: shop.fascia.freeDeliveryFrom[shop.currency] ?? null,
    rewards: {
      points: basket ? sumRewardPoints(basket) : 0,
      joinHref: shop.customer ? null : links.signUp({ redirect: links.basket() }),
    },
    suggestions: await loadSuggestions(shop, basket),
  };
});

export const action = privateRoute((shop, { request }) => handleBasketForm(shop, request));

/**
 * A request that fails shows an error text beside the line; the router would replace the page by
 * its error boundary.
 */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  setUnreachableLine(null);
  const lineId = String((await request.clone().formData()).get('lineId'));
  try {
    return await serverAction();
  } catch (response) {
    // A redirect of the server.
    if (response instanceof Response) throw response;
    setUnreachableLine(lineId);
    return UNREACHABLE;
  }
}

/** A failed request has presumably changed nothing. */
export function shouldRevalidate({
  actionResult,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  return actionResult === UNREACHABLE ? false : defaultShouldRevalidate;
}

export const meta: Route.MetaFunction = () => [{ name: 'robots', content: 'noindex' }];

export default function BasketPage({ loaderData, actionData }: Route.ComponentProps) {
  const text = useText('basket');
  const { basket, reservedFor, freeDeliveryFrom, voucher, suggestions } = loaderData;
  const basketError = actionData && 'errorCode' in actionData ? actionData : null;
  const voucherError = basketError?.errorCode.startsWith('voucher.')
    ? { code: basketError.voucher, reason: findVoucherError(basketError.errorCode) }
    : null;
  const isEmpty = !basket || basket.lines.length === 0;
  useTracked({ kind: 'basket', lines: basket?.lines ?? [] }, basket?.version ?? 0);
  useOtherTabs();
  useFocusAfterRemoval(basket?.lines.length ?? 0);
  return (
    <main id="main" className="basket page min-h-svh py-8 lg:py-12">
      <title>{text('basket.title')}</title>
      <h1 tabIndex={-1} className="font-display text-4xl md:text-5xl">
        {text(isEmpty ? 'basket.empty' : 'basket.title')}
      </h1>
      <Notices {...loaderData} error={voucherError === null ? basketError : null} />
      {isEmpty ? (
        <Empty />
      ) : (
        <>
          {reservedFor !== null && <ReservationNote key={reservedFor} seconds={reservedFor} />}
          <div className="mt-8 grid gap-10 md:grid-cols-[minmax(0,5fr)_minmax(0,3fr)]">
            <Lines basket={basket} labels={loaderData.fieldLabels} />
            <Summary
              total={sumBasket(basket)}
              count={countItems(basket)}
              currency={basket.currency}
              freeDeliveryFrom={freeDeliveryFrom}
              delivery={loaderData.delivery}
              hasBulky={basket.lines.some((line) => line.isBulky)}
              isReady={isReadyForCheckout(basket)}
              voucher={voucher}
              voucherError={voucherError}
              rewards={loaderData.rewards}
            />
          </div>
        </>
      )}
      {/* The key remounts the rows when lines above them go: one that stayed would count as a layout
         shift. */}
      <Fragment key={basket?.lines.length ?? 0}>
        {suggestions.length > 0 && (
          <div className="mt-section">
            <BasketSuggestions
              title={isEmpty ? 'basket.bestSellers' : 'basket.suggestions'}
              hits={suggestions}
            />
          </div>
        )}
        <div className="mt-section empty:hidden">
          <RecentlyViewed productKey={null} />
        </div>
      </Fragment>
    </main>
  );
}

function Lines({ basket, labels }: { readonly basket: Basket; readonly labels: FieldLabels }) {
  return (
    <ul className="basket-lines @container divide-y self-start divide-line border-y border-line">
      {basket.lines.map((line) => (
        <Line
          key={line.id}
          line={line}
          labels={labels[line.sku]}
          version={basket.version}
          currency={basket.currency}
        />
      ))}
    </ul>
  );
}

function Empty() {
  const text = useText();
  return (
    <div className="basket-empty">
      <p className="mt-3 text-lg text-muted">{text('basket.emptyHint')}</p>
      <Link
        to={links.home()}
        className="mt-6 inline-flex h-12 items-center rounded-control bg-accent px-6 font-medium text-on-accent"
      >
        {text('basket.continue')}
      </Link>
    </div>
  );
}
