/** Hand-over page: displays the data that a checkout receives, when no real one is connected. */
import { data, redirect } from 'react-router';
import { countItems, sumBasket } from '#features/basket/basket.ts';
import { openCheckoutLink, startCheckout } from '#features/checkout/checkout.server.ts';
import { loadVoucher } from '#features/vouchers/vouchers.server.ts';
import { formatMoney } from '#i18n/money.ts';
import { useText } from '#i18n/text.tsx';
import { isProblem } from '#kit/problem.ts';
import { type CheckoutLinkQuery, links, serverLinks } from '#links';
import { Link } from '#request/link.tsx';
import { privateRoute } from '#request/route.server.ts';
import { useShop } from '#request/shop-public.tsx';
import type { Route } from './+types/checkout.route.ts';

export const loader = privateRoute(async (shop, { request }) => {
  const { searchParams } = new URL(request.url);
  if (!searchParams.has('signature'))
    throw redirect(
      shop.ports.checkout.isBuiltIn ? serverLinks.checkoutStep('review') : links.basket(),
      303,
    );
  const opened = await openCheckoutLink(shop, searchParams).catch((error: unknown) => {
    if (isProblem(error) && error.status === 410) return null;
    throw error;
  });
  if (!opened) return data({ summary: null }, { status: 410 });
  const { basket, query } = opened;
  const voucher = await loadVoucher(shop, basket);
  const centAmount = sumBasket(basket) - (voucher?.kind === 'valid' ? voucher.voucher.discount : 0);
  const total = formatMoney({ centAmount, currencyCode: basket.currency }, shop.locale.tag);
  return data({
    summary: { json: JSON.stringify(basket, null, 2), total, count: countItems(basket), query },
  });
});

export const action = privateRoute(async (shop) => {
  try {
    return redirect(await startCheckout(shop), 303);
  } catch (error) {
    if (!isProblem(error) || error.status !== 409) throw error;
    return redirect(links.basket({ refused: 'checkout' }), 303);
  }
});

export const meta: Route.MetaFunction = () => [{ name: 'robots', content: 'noindex' }];

type CheckoutView = {
  readonly json: string;
  readonly total: string;
  readonly count: number;
  readonly query: CheckoutLinkQuery;
};

export default function CheckoutPage({ loaderData: { summary } }: Route.ComponentProps) {
  const text = useText('checkout');
  return (
    <main id="main" className="page min-h-[60vh] py-8 lg:py-12">
      <title>{text('checkout.title')}</title>
      <h1 className="font-display text-4xl md:text-5xl">{text('checkout.title')}</h1>
      <p className="mt-4 max-w-prose">
        {text(summary ? 'checkout.intro' : 'checkout.linkExpired')}
      </p>
      {summary && (
        <p className="mt-4 text-xl">
          {text('checkout.total', { count: summary.count, amount: summary.total })}
        </p>
      )}
      <Link
        to={links.basket()}
        className="mt-4 inline-flex min-h-11 items-center underline underline-offset-4"
      >
        {text('checkout.back')}
      </Link>
      {summary && <CheckoutSummary {...summary} />}
    </main>
  );
}

function CheckoutSummary({ json, query }: CheckoutView) {
  const text = useText();
  const { locale } = useShop();
  return (
    <section className="mt-8 max-w-4xl">
      <h2 className="text-2xl">{text('checkout.data')}</h2>
      <pre dir="ltr" className="mt-3 bg-surface p-4 text-sm wrap-anywhere whitespace-pre-wrap">
        {json}
      </pre>
      <p className="mt-4 text-muted">{text('checkout.link')}</p>
      <a
        href={links.api.basketOfCheckoutLink(query, locale.tag)}
        className="inline-flex min-h-11 items-center underline underline-offset-4"
      >
        {text('checkout.open')}
      </a>
    </section>
  );
}
