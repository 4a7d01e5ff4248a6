/** Removes a line that a guest saved for later, once it is on their wishlist after sign-in. */

import { setLineQuantity } from '#features/basket/basket.server.ts';
import type { Basket } from '#features/basket/basket.ts';
import { serialiseFlashMessage } from '#features/basket/requests/flash-message.server.ts';
import { takePendingLine } from '#features/wishlist/pending-item.server.ts';
import { isProblem } from '#kit/problem.ts';
import type { PrivateShop } from '#request/shop.ts';

export type SavedLine = {
  readonly basket: Basket | null /** Flash message that names the line on the basket page. */;
  readonly flash: string | undefined;
};

/** Leaves a line that is gone, or was merged with one of the customer's own. */
export async function moveSavedLine(
  shop: PrivateShop,
  basket: Basket | null,
  isSaved: boolean,
): Promise<SavedLine> {
  const lineId = takePendingLine(shop);
  const line = basket?.lines.find(({ id }) => id === lineId);
  if (!isSaved || !basket || !line) return { basket, flash: undefined };
  try {
    const remainingBasket = await setLineQuantity(shop, {
      lineId: line.id,
      quantity: 0,
      version: basket.version,
    });
    return { basket: remainingBasket, flash: serialiseFlashMessage(shop, 'saved', line) };
  } catch (error) {
    if (!isProblem(error)) throw error;
    return { basket, flash: undefined };
  }
}
