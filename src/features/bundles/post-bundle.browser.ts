/** Posts the selected products of a bundle in one add: all of them or none. */
import { countItems } from '#features/basket/basket.ts';
import { postItems } from '#features/buy-box/post-item.browser.ts';
import { dispatchAdded } from '#features/product-events/product-events.browser.ts';
import { changeShopper, notifyOtherTabs } from '#features/shopper/use-shopper.ts';
import type { Bundle } from './bundle.ts';

/** Null once all are in the basket; else the reason, or '' where the server gave none. */
export async function postBundle(
  { products }: Pick<Bundle, 'products'>,
  skus: readonly string[],
  locale: string,
): Promise<string | null> {
  const items = skus.map((sku) => ({ sku, quantity: 1 }));
  const result = await postItems(items, locale);
  if (result === null) return '';
  if ('problem' in result) return result.problem.message ?? '';
  changeShopper({ lastAdded: result.added, basketCount: countItems(result.added.basket) });
  notifyOtherTabs();
  for (const { productKey, colours } of products)
    for (const { sku } of colours.flatMap(({ variants }) => variants))
      if (skus.includes(sku)) dispatchAdded({ productKey, sku, quantity: 1 });
  return null;
}
