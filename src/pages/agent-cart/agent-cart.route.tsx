/**
 * Page of an agent's link: shows what the agent has put into its cart, and moves it into the
 * shopper's basket when they agree. Opening the page changes nothing.
 */
import { data, redirect } from 'react-router';
import { loadCartOfLink, transferCart } from '#features/agent-carts/agent-carts.server.ts';
import { loadBasket } from '#features/basket/basket.server.ts';
import { type Basket, countItems, sumBasket } from '#features/basket/basket.ts';
import { formatMoney } from '#i18n/money.ts';
import { useText } from '#i18n/text.tsx';
import { links, serverLinks } from '#links';
import { Link } from '#request/link.tsx';
import { readRequestBody } from '#request/read-request-body.server.ts';
import { privateRoute } from '#request/route.server.ts';
import { useShop } from '#request/shop-public.tsx';
import { HiddenFields } from '#ui/hidden-fields/hidden-fields.tsx';
import { Submit } from '#ui/submit/submit.tsx';
import type { Route } from './+types/agent-cart.route.ts';
import { AgentCartLine } from './parts/agent-cart-line.tsx';

const MAX_PARAMETER = 200;
const parseText = (value: unknown) =>
  typeof value === 'string' ? value.slice(0, MAX_PARAMETER) : '';

export const loader = privateRoute(async (shop, { request }) => {
  const { searchParams } = new URL(request.url);
  const query = {
    cart: parseText(searchParams.get('cart')),
    signature: parseText(searchParams.get('signature')),
  };
  const { cart, basket } = await loadCartOfLink(shop, query);
  const lines = basket?.lines ?? [];
  const view = {
    status: cart?.status ?? 'expired',
    basket: lines.length > 0 ? basket : null,
    ownCount: countItems(await loadBasket(shop)),
    form: {
      action: serverLinks.agentCart(query),
      fields: { ...query, version: String(basket?.version ?? '') },
    },
  };
  return data(view, { status: cart?.status === 'open' ? 200 : 410 });
});

export const action = privateRoute(async (shop, { request }) => {
  const { cart: id, signature, version } = await readRequestBody(request);
  const query = { cart: parseText(id), signature: parseText(signature) };
  const { cart, basket } = await loadCartOfLink(shop, query);
  // The agent has changed the cart since the page was read: the shopper sees it first.
  const isAsShown = basket !== null && String(basket.version) === parseText(version);
  const isMoved = cart !== null && isAsShown && (await transferCart(shop, cart, basket.version));
  const isDone = isMoved || cart?.status === 'transferred';
  return redirect(isDone ? links.basket() : serverLinks.agentCart(query), 303);
});

export const meta: Route.MetaFunction = () => [
  { name: 'robots', content: 'noindex' },
  { name: 'referrer', content: 'same-origin' },
];

export default function AgentCartPage({ loaderData }: Route.ComponentProps) {
  const text = useText('agent-cart');
  useText('basket');
  const { status, basket, ownCount, form } = loaderData;
  const title = text(status === 'transferred' ? 'agentCart.usedTitle' : 'agentCart.title');
  const problem =
    status === 'transferred'
      ? text('agentCart.transferred')
      : status === 'open'
        ? text('agentCart.empty')
        : text('agentCart.expired');
  return (
    <main id="main" className="page min-h-[60vh] py-8 lg:py-12">
      <title>{title}</title>
      <div className="mx-auto grid max-w-2xl gap-6">
        <h1 className="font-display text-4xl md:text-5xl">{title}</h1>
        {basket ? (
          <CartForm basket={basket} ownCount={ownCount} form={form} />
        ) : (
          <>
            <p role="status" className="text-lg">
              {problem}
            </p>
            <Link
              to={links.basket()}
              className="inline-flex min-h-11 items-center justify-self-start underline underline-offset-4"
            >
              {text('agentCart.view')}
            </Link>
          </>
        )}
      </div>
    </main>
  );
}

type CartFormProps = {
  readonly basket: Basket;
  /** Items in the shopper's own basket. */
  readonly ownCount: number;
  readonly form: { readonly action: string; readonly fields: Readonly<Record<string, string>> };
};

function CartForm({ basket, ownCount, form }: CartFormProps) {
  const text = useText();
  const { prefix, locale } = useShop();
  const { lines, currency } = basket;
  const total = formatMoney({ centAmount: sumBasket(basket), currencyCode: currency }, locale.tag);
  return (
    <>
      <p className="text-lg text-muted">{text('agentCart.intro')}</p>
      <ul className="divide-y divide-line border-y border-line">
        {lines.map((line) => (
          <AgentCartLine key={line.id} line={line} />
        ))}
      </ul>
      <p className="flex flex-wrap justify-between gap-4 text-xl">
        <span>{text('basket.total')}</span>
        <span>{total}</span>
      </p>
      {ownCount > 0 && <p>{text('agentCart.joins', { count: ownCount })}</p>}
      <form method="post" action={`${prefix}${form.action}`} className="grid">
        <HiddenFields fields={form.fields} />
        <Submit>{text('agentCart.add')}</Submit>
      </form>
    </>
  );
}
