/** The basket page: lines, quantities, total. Private, and whole without JavaScript. */
import { data, redirect } from 'react-router';
import { changeBasket, loadBasket } from '#features/basket/basket.server.ts';
import { countItems, sumBasket } from '#features/basket/basket.ts';
import { parseChange } from '#features/basket/basket-request.server.ts';
import { Link } from '#kit/link.tsx';
import { isProblem } from '#kit/problem.ts';
import { privateRoute } from '#kit/route.server.ts';
import { useText } from '#kit/text.tsx';
import { links } from '#links';
import type { Route } from './+types/basket.route.ts';
import { Line } from './parts/line.tsx';
import { Summary } from './parts/summary.tsx';

export const loader = privateRoute(async (shop) => ({
  basket: await loadBasket(shop),
  freeDeliveryFrom: shop.fascia.freeDeliveryFrom[shop.currency] ?? null,
}));

export const action = privateRoute(async (shop, { request }) => {
  try {
    await changeBasket(shop, parseChange(Object.fromEntries(await request.formData())));
    return redirect(links.basket(), 303);
  } catch (error) {
    if (!isProblem(error)) throw error;
    return data({ refused: error.code, available: error.details.available ?? null }, { status: error.status });
  }
});

export const meta: Route.MetaFunction = () => [{ name: 'robots', content: 'noindex' }];

export default function BasketPage({ loaderData, actionData }: Route.ComponentProps) {
  const text = useText('basket');
  const { basket, freeDeliveryFrom } = loaderData;
  const refusal = actionData && 'refused' in actionData ? actionData : null;
  return (
    <main id="main" className="page min-h-[60vh] py-8 lg:py-12">
      <title>{text('basket.title')}</title>
      <h1 className="font-display text-4xl md:text-5xl">{text('basket.title')}</h1>
      <p role="status" className="mt-3 text-sale empty:hidden">
        {refusal && wordRefusal(refusal.refused, refusal.available)}
      </p>
      {!basket || basket.lines.length === 0 ? (
        <Empty />
      ) : (
        <div className="mt-8 grid gap-10 lg:grid-cols-12">
          <ul className="divide-y divide-line border-y border-line lg:col-span-8">
            {basket.lines.map((line) => (
              <Line key={line.id} line={line} version={basket.version} currency={basket.currency} />
            ))}
          </ul>
          <Summary
            total={sumBasket(basket)}
            count={countItems(basket)}
            currency={basket.currency}
            freeDeliveryFrom={freeDeliveryFrom}
            hasBulky={basket.lines.some((line) => line.isBulky)}
          />
        </div>
      )}
    </main>
  );

  function wordRefusal(code: string, available: number | null): string {
    if (code === 'basket.stale') return text('basket.stale');
    return code === 'basket.notEnough' && available !== null ? text('basket.notEnough', { available }) : text('basket.refused');
  }
}

function Empty() {
  const text = useText();
  return (
    <div className="mt-10 max-w-prose">
      <p className="text-xl">{text('basket.empty')}</p>
      <p className="mt-2 text-muted">{text('basket.emptyHint')}</p>
      <Link to={links.home()} className="mt-6 inline-flex h-12 items-center rounded-control bg-accent px-6 font-medium text-on-accent">
        {text('basket.continue')}
      </Link>
    </div>
  );
}
