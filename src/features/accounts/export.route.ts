/** GET /account/export: all data stored about the customer, as a JSON file. */

import { links } from '#links';
import { privateRoute } from '#request/route.server.ts';
import { exportAccount } from './own-account.server.ts';
import { requireCustomer } from './require-customer.server.ts';

export const loader = privateRoute(async (shop) => {
  const customer = requireCustomer(shop, links.account());
  return Response.json(await exportAccount(shop, customer), {
    headers: { 'content-disposition': 'attachment; filename="account.json"' },
  });
});
