/** Descriptions of UCP's calls as tools of the Model Context Protocol. */
import { z } from 'zod';
import type { UcpOperationName } from '../ucp-operations.server.ts';
import { UCP_SCHEMAS } from '../ucp-requests.server.ts';

const meta = z.object({
  'ucp-agent': z.object({ profile: z.url().describe('Address of the UCP profile of the agent.') }),
  'idempotency-key': z.uuid().optional().describe('The same key gives a repeated call one effect.'),
});
const keyed = meta.required({ 'idempotency-key': true });
const id = z.string().describe('Id of the cart.');

const TOOLS: Readonly<Record<UcpOperationName, readonly [string, z.ZodType]>> = {
  search_catalog: [
    'Search for products by words, categories and price.',
    z.object({ meta, catalog: UCP_SCHEMAS.search }),
  ],
  lookup_catalog: [
    'Look up products by their ids or by the ids of variants.',
    z.object({ meta, catalog: UCP_SCHEMAS.lookup }),
  ],
  get_product: [
    'Read one product, with the variants that the selected options leave.',
    z.object({ meta, catalog: UCP_SCHEMAS.product }),
  ],
  create_cart: [
    'Create a cart from ids of variants. Its continue_url leads the shopper to the checkout.',
    z.object({ meta, cart: UCP_SCHEMAS.cart }),
  ],
  get_cart: ['Read a cart with present prices and stock.', z.object({ meta, id })],
  update_cart: ['Replace all items of a cart.', z.object({ meta, id, cart: UCP_SCHEMAS.cart })],
  cancel_cart: ['Cancel a cart.', z.object({ meta: keyed, id })],
};

let described: readonly object[] | null = null;

/** Entries of `tools/list`. */
export function listUcpTools(): readonly object[] {
  described ??= Object.entries(TOOLS).map(([name, [description, schema]]) => ({
    ...{ name, description },
    inputSchema: z.toJSONSchema(schema, { io: 'input' }),
  }));
  return described;
}
