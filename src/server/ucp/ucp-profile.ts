/**
 * UCP, the Universal Commerce Protocol for shopping agents: version, capabilities and profile of
 * the shop (https://ucp.dev).
 */

export const UCP_VERSION = '2026-04-08';
const PUBLISHED = `https://ucp.dev/${UCP_VERSION}`;

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
          describeService('rest', 'rest.openapi.json', `${origin}/ucp`),
          describeService('mcp', 'mcp.openrpc.json', `${origin}/ucp/mcp`),
        ],
      },
      capabilities: Object.fromEntries(
        Object.entries(CAPABILITIES).map(([name, path]) => [
          name,
          [
            {
              version: UCP_VERSION,
              spec: `${PUBLISHED}/specification/${path}`,
              schema: `${PUBLISHED}/schemas/shopping/${path.replace('/', '_')}.json`,
            },
          ],
        ]),
      ),
      payment_handlers: {},
    },
  };
}

function describeService(transport: string, schema: string, endpoint: string) {
  return {
    version: UCP_VERSION,
    spec: `${PUBLISHED}/specification/overview`,
    transport,
    schema: `${PUBLISHED}/services/shopping/${schema}`,
    endpoint,
  };
}

/** The `ucp` field of a response. */
export function createUcpMetadata(capability: UcpCapability) {
  return { version: UCP_VERSION, capabilities: { [capability]: [{ version: UCP_VERSION }] } };
}
