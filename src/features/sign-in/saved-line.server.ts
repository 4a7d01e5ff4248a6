/** A guest's line that is to be saved for later leaves the basket once they have signed in, and its item is on the wishlist. */

import { changeBasket } from '#features/basket/basket.server.ts';
import type { Basket } from '#features/basket/basket.ts';
import { writeFlashMessage } from '#features/basket/flash-message.server.ts';
import { takePendingLine } from '#features/wishlist/pending-item.server.ts';
import { isProblem } from '#kit/problem.ts';
import type { PrivateShop } from '#request/shop.ts';

export type SavedLine = {
  readonly basket: Basket | null /** Names the line to the basket page. */;
  readonly flash: string | undefined;
};

/** A line that went meanwhile, or has joined one of the customer's own, stays as it is. */
export async function moveSavedLine(
  shop: PrivateShop,
  basket: Basket | null,
  isKept: boolean,
): Promise<SavedLine> {
  const lineId = takePendingLine(shop);
  const line = basket?.lines.find(({ id }) => id === lineId);
  if (!isKept || !basket || !line) return { basket, flash: undefined };
  try {
    const left = await changeBasket(shop, {
      lineId: line.id,
      quantity: 0,
      version: basket.version,
    });
    return { basket: left, flash: writeFlashMessage(shop, 'saved', line) };
  } catch (error) {
    if (!isProblem(error)) throw error;
    return { basket, flash: undefined };
  }
}
