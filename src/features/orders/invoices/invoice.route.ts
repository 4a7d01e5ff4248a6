/** GET /order/:number/invoice/:invoice: a PDF, opened by the link of the order. */
import { privateRoute } from '#request/route.server.ts';
import { respondWithInvoice } from './respond-with-invoice.server.ts';

export const loader = privateRoute((shop, { params, request }) =>
  respondWithInvoice(shop, {
    ...{ number: params.number ?? '', invoice: params.invoice ?? '' },
    token: new URL(request.url).searchParams.get('token') ?? '',
  }),
);
