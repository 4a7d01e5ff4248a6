/**
 * POST /_api/basket/lines: sets a line's quantity. Responds 409 with the current basket to an
 * outdated version or a quantity above the stock.
 */
import { isProblem } from '#kit/problem.ts';
import { readRequestBody } from '#request/read-request-body.server.ts';
import { privateApi } from '#request/route.server.ts';
import { loadBasket, setLineQuantity } from './basket.server.ts';
import { parseChange } from './requests/basket-request.server.ts';

export const action = privateApi(async (shop, { request }) => {
  const change = parseChange(await readRequestBody(request));
  try {
    return await setLineQuantity(shop, change);
  } catch (error) {
    if (!isProblem(error) || error.status !== 409) throw error;
    const cart = await loadBasket(shop);
    return Response.json(
      { error: { code: error.code, message: error.message, ...error.details }, cart },
      { status: 409 },
    );
  }
});
