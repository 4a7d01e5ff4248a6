/** UCP operations by name; the names are the same over REST and MCP. */
import { cancelCart, createCart, getCart, updateCart } from './carts/cart-calls.server.ts';
import { getProduct, lookupCatalog, searchCatalog } from './catalog-calls.server.ts';
import type { UcpInput, UcpOperationDeps, UcpResponse } from './ucp-operation.ts';
import type { UcpCapability } from './ucp-profile.ts';
import {
  parseLookupRequest,
  parseProductRequest,
  parseSearchRequest,
} from './ucp-requests.server.ts';

type UcpOperation = {
  readonly capability: UcpCapability;
  readonly handle: (input: UcpInput, deps: UcpOperationDeps) => Promise<UcpResponse>;
};

const ok = (body: object): UcpResponse => ({ status: 200, body });

export const UCP_OPERATIONS = {
  search_catalog: {
    capability: 'dev.ucp.shopping.catalog.search',
    handle: async ({ body }, { openShop, origin }) => {
      const request = parseSearchRequest(body);
      return ok(await searchCatalog(openShop(request.context), origin, request));
    },
  },
  lookup_catalog: {
    capability: 'dev.ucp.shopping.catalog.lookup',
    handle: async ({ body }, { openShop, origin }) => {
      const request = parseLookupRequest(body);
      return ok(await lookupCatalog(openShop(request.context), origin, request));
    },
  },
  get_product: {
    capability: 'dev.ucp.shopping.catalog.lookup',
    handle: async ({ body }, { openShop, origin }) => {
      const request = parseProductRequest(body);
      return ok(await getProduct(openShop(request.context), origin, request));
    },
  },
  create_cart: { capability: 'dev.ucp.shopping.cart', handle: createCart },
  get_cart: { capability: 'dev.ucp.shopping.cart', handle: getCart },
  update_cart: { capability: 'dev.ucp.shopping.cart', handle: updateCart },
  cancel_cart: { capability: 'dev.ucp.shopping.cart', handle: cancelCart },
} as const satisfies Readonly<Record<string, UcpOperation>>;

export type UcpOperationName = keyof typeof UCP_OPERATIONS;

export function isUcpOperation(name: string): name is UcpOperationName {
  return Object.hasOwn(UCP_OPERATIONS, name);
}
