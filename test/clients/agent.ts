/** A shopping agent: serves its profile locally, and makes calls whose responses are validated. */
import { once } from 'node:events';
import { createServer, request as sendRequest } from 'node:http';
import { expect } from '@playwright/test';
import { z } from 'zod';
import { UCP_VERSION } from '#server/ucp/ucp-profile.ts';
import { listUcpFaults } from '#test/fixtures/ucp/validate-ucp.ts';

const CAPABILITIES = [
  'dev.ucp.shopping.catalog.search',
  'dev.ucp.shopping.catalog.lookup',
  'dev.ucp.shopping.cart',
];
const profile = {
  version: UCP_VERSION,
  capabilities: Object.fromEntries(CAPABILITIES.map((name) => [name, [{ version: UCP_VERSION }]])),
};

const responseSchema = z.record(z.string(), z.unknown());
export type AgentResponse = z.infer<typeof responseSchema>;

export type Agent = {
  /** Calls REST; validates the response with the schema of that name. */
  readonly call: (
    method: string,
    path: string,
    request: { readonly body?: object; readonly schema: string; readonly key?: string },
  ) => Promise<AgentResponse>;
  /** The same over MCP. */
  readonly tool: (name: string, args: object, schema: string) => Promise<AgentResponse>;
  readonly close: () => void;
};

export const CART_SCHEMA = 'schemas/shopping/cart.json';

/** `base`: origin of the shop, such as `http://nightjar.localhost:3000`. */
export async function openAgent(base: string): Promise<Agent> {
  const server = createServer((_, response) => response.end(JSON.stringify({ ucp: profile })));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const profileUrl = `http://127.0.0.1:${port}/`;
  const check = (response: AgentResponse, schema: string) => {
    expect(listUcpFaults(response, schema)).toEqual([]);
    return response;
  };
  return {
    async call(method, path, { body, schema, key }) {
      const headers = {
        'ucp-agent': `profile="${profileUrl}"`,
        ...(key !== undefined && { 'idempotency-key': key }),
      };
      return check(await send(base, { method, path: `/ucp${path}`, headers }, body), schema);
    },
    async tool(name, args, schema) {
      const meta = { 'ucp-agent': { profile: profileUrl } };
      const params = { name, arguments: { meta, ...args } };
      const message = { jsonrpc: '2.0', id: 1, method: 'tools/call', params };
      const target = { method: 'POST', path: '/ucp/mcp', headers: {} };
      const { result } = z
        .object({ result: z.object({ structuredContent: responseSchema }) })
        .parse(await send(base, target, message));
      return check(result.structuredContent, schema);
    },
    close: () => server.close(),
  };
}

type Target = {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
};

/** Connects to 127.0.0.1, since Node does not resolve names below `localhost`. */
async function send(base: string, target: Target, body?: object): Promise<AgentResponse> {
  const { host, port } = new URL(base);
  const text = body === undefined ? '' : JSON.stringify(body);
  const headers = {
    ...{ host, 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) },
    ...target.headers,
  };
  const response = await new Promise<string>((resolve, reject) => {
    const request = sendRequest({ ...target, host: '127.0.0.1', port, headers }, (response) => {
      let received = '';
      response.setEncoding('utf8');
      response.on('data', (part: string) => {
        received += part;
      });
      response.on('end', () => resolve(received));
    });
    request.on('error', reject);
    request.end(text);
  });
  return responseSchema.parse(JSON.parse(response));
}
