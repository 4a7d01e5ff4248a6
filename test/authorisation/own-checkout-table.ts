/** Expected statuses of checkout, orders and returns on a fascia that takes orders itself. */
import { expectDefined } from '#test/expect-defined.ts';
import { type Row, shared } from './row.ts';
import { table } from './table.ts';

const ROUTES =
  /^[A-Z]+ \/(?:checkout|order|withdraw|test-terminal|_api\/payments|_api\/checkout)\b/;
const ACCOUNT_ROUTES = /^[A-Z]+ \/account\/(?:orders|rewards|export)\b/;

const rows = Object.entries(table).filter(
  ([route]) => ROUTES.test(route) || ACCOUNT_ROUTES.test(route),
);

export const ownCheckoutTable: Readonly<Record<string, Row>> = {
  ...Object.fromEntries(rows),
  'GET /withdraw': shared,
  // Asks for a confirmation, and does not reveal whether there is such an order.
  'POST /withdraw': { ...expectDefined(table['POST /withdraw']), ...shared },
};
