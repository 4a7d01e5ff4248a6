/**
 * Profile of the shop in the Universal Commerce Protocol (UCP, https://ucp.dev), which shopping
 * agents use: protocol version, services and capabilities.
 */

export const UCP_VERSION = '2026-04-08';
const SPEC_BASE_URL = `https://ucp.dev/${UCP_VERSION}`;

const CAPABILITIES = {
  'dev.ucp.shopping.catalog.search': 'catalog/search',
  'dev.ucp.shopping.catalog.lookup': 'catalog/lookup',
  'dev.ucp.shopping.cart': 'cart',
} as const;
export type UcpCapability = keyof typeof CAPABILITIES;

export function isUcpCapability(name: string): name is UcpCapability {
  return Object.hasOwn(CAPABILITIES, name);
}

/** Response body of `/.well-known/ucp`. Payment takes place in the shop's own checkout. */
export function createUcpProfile(origin: string) {
  return {
    ucp: {
      version: UCP_VERSION,
      services: {
        'dev.ucp.shopping': [
          toService('rest', 'rest.openapi.json', `${origin}/ucp`),
          toService('mcp', 'mcp.openrpc.json', `${origin}/ucp/mcp`),
        ],
      },
      capabilities: Object.fromEntries(
        Object.entries(CAPABILITIES).map(([name, path]) => [
          name,
          [
            {
              version: UCP_VERSION,
              spec: `${SPEC_BASE_URL}/specification/${path}`,
              schema: `${SPEC_BASE_URL}/schemas/shopping/${path.replace('/', '_')}.json`,
            },
          ],
        ]),
      ),
      payment_handlers: {},
    },
  };
}

function toService(transport: string, schema: string, endpoint: string) {
  return {
    version: UCP_VERSION,
    spec: `${SPEC_BASE_URL}/specification/overview`,
    transport,
    schema: `${SPEC_BASE_URL}/services/shopping/${schema}`,
    endpoint,
  };
}

/** The `ucp` field of a response. */
export function createUcpMetadata(capability: UcpCapability) {
  return { version: UCP_VERSION, capabilities: { [capability]: [{ version: UCP_VERSION }] } };
}
