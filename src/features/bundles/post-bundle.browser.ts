/** Posts the selected products of a bundle in one add: all of them or none. */
import { fetchAddedPanel } from '#features/added-to-bag/fetch-added-panel.browser.ts';
import { type Basket, countItems } from '#features/basket/basket.ts';
import { dispatchAdded } from '#features/product-events/product-events.browser.ts';
import type { LastAdded } from '#features/shopper/shopper-store.ts';
import { changeShopper, notifyOtherTabs } from '#features/shopper/use-shopper.ts';
import { links } from '#links';
import type { Bundle } from './bundle.ts';

type Answer = (Basket & Omit<LastAdded, 'basket'>) | { readonly error: unknown };

/** Guest's first basket until an answer has set the cookie; see `post-item.browser.ts`. */
const seed = crypto.randomUUID();

/** Last add without an answer: sent again with its key, it has one effect. */
let unanswered: { readonly data: string; readonly key: string } | null = null;

/** Null once all are in the basket; else the reason, or '' where the server gave none. */
export async function postBundle(
  { products }: Pick<Bundle, 'products'>,
  skus: readonly string[],
  locale: string,
): Promise<string | null> {
  const data = JSON.stringify(skus.map((sku) => ({ sku, quantity: 1 })));
  const attempt = unanswered?.data === data ? unanswered : { data, key: crypto.randomUUID() };
  unanswered = attempt;
  void fetchAddedPanel();
  const answer = await send(attempt, locale);
  if (answer === null) return '';
  unanswered = null;
  if ('error' in answer) return readMessage(answer.error);
  const { addedLineIds, freeDeliveryFrom, ...basket } = answer;
  changeShopper({
    lastAdded: { basket, addedLineIds, freeDeliveryFrom },
    basketCount: countItems(basket),
  });
  notifyOtherTabs();
  for (const { productKey, colours } of products)
    for (const { sku } of colours.flatMap(({ variants }) => variants))
      if (skus.includes(sku)) dispatchAdded({ productKey, sku, quantity: 1 });
  return null;
}

function readMessage(error: unknown): string {
  if (typeof error === 'string') return error;
  const message = typeof error === 'object' && error && 'message' in error ? error.message : '';
  return typeof message === 'string' ? message : '';
}

/** Null without an answer, or for a server error. */
async function send(
  { data, key }: { readonly data: string; readonly key: string },
  locale: string,
): Promise<Answer | null> {
  const body = new FormData();
  body.set('data', data);
  try {
    const response = await fetch(links.api.addToBasket(locale), {
      method: 'POST',
      body,
      headers: { 'idempotency-key': key, 'basket-seed': seed },
    });
    if (response.status >= 500) return null;
    const answer = (await response.json()) as Answer;
    return response.ok || 'error' in answer ? answer : { error: '' };
  } catch {
    return null;
  }
}
