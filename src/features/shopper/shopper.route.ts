/** GET /_api/shopper: the one small private answer that the header waits for. */

import { loadBasket } from '#features/basket/basket.server.ts';
import { countItems } from '#features/basket/basket.ts';
import { privateApi } from '#kit/route.server.ts';

export const loader = privateApi(async (shop) => ({ status: 'guest', basketCount: countItems(await loadBasket(shop)) }));
