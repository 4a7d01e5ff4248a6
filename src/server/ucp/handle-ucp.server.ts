/** GET /.well-known/ucp, and the operations of shopping agents below /ucp/, over REST and MCP. */
import type { Site } from '../app/shop.server.ts';
import { handleMcp } from './mcp/handle-mcp.server.ts';
import type { PlatformProfiles } from './platform-profiles.server.ts';
import { enforceUcpRateLimit, runUcpOperation, type UcpCall } from './run-ucp-operation.server.ts';
import { UcpError } from './ucp-error.ts';
import type { UcpResponse } from './ucp-operation.ts';
import type { UcpOperationName } from './ucp-operations.server.ts';
import { createUcpProfile } from './ucp-profile.ts';

export function respondWithUcpProfile({ origin }: Pick<Site, 'origin'>): Response {
  return Response.json(createUcpProfile(origin), {
    headers: { 'cache-control': 'public, max-age=3600' },
  });
}

/** Method, path below `/ucp` and name of each operation; `{id}` is the id of a cart. */
export const UCP_ROUTES: readonly (readonly [string, string, UcpOperationName])[] = [
  ['POST', '/catalog/search', 'search_catalog'],
  ['POST', '/catalog/lookup', 'lookup_catalog'],
  ['POST', '/catalog/product', 'get_product'],
  ['POST', '/carts', 'create_cart'],
  ['GET', '/carts/{id}', 'get_cart'],
  ['PUT', '/carts/{id}', 'update_cart'],
  ['POST', '/carts/{id}/cancel', 'cancel_cart'],
];

const MATCHERS = UCP_ROUTES.map(([method, path, operation]) => {
  const pattern = new RegExp(`^${path.replace('{id}', '([\\w.-]{1,200})')}$`);
  return { method, pattern, operation };
});

const MCP_PATH = '/mcp';

/** Responds with 200 or 201 to every processed operation, else with the status of the error. */
export async function handleUcpCall(
  request: Request,
  call: UcpCall,
  profiles: PlatformProfiles,
  now = new Date(),
): Promise<Response> {
  const path = new URL(request.url).pathname.slice('/ucp'.length);
  if (path === MCP_PATH) return await handleMcp(request, call, profiles, now);
  try {
    const { status, body } = await runRestCall(request, path, { call, profiles, now });
    return Response.json(body, { status, headers: { 'cache-control': 'no-store' } });
  } catch (error) {
    if (!(error instanceof UcpError)) throw error;
    const { status, code, message, retryAfter } = error;
    const body = { code, content: message, continue_url: call.site.origin };
    const headers = {
      'cache-control': 'no-store',
      ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }),
    };
    return Response.json(body, { status, headers });
  }
}

type RestDeps = {
  readonly call: UcpCall;
  readonly profiles: PlatformProfiles;
  readonly now: Date;
};

async function runRestCall(
  request: Request,
  path: string,
  { call, profiles, now }: RestDeps,
): Promise<UcpResponse> {
  const route = MATCHERS.find(
    ({ method, pattern }) => method === request.method && pattern.test(path),
  );
  if (!route) throw new UcpError(404, 'not_found', 'Unknown operation.');
  const { pattern, operation } = route;
  enforceUcpRateLimit(call, now);
  const { headers } = request;
  return await runUcpOperation(
    call,
    {
      operation,
      input: { id: pattern.exec(path)?.[1] ?? '', body: await readJson(request) },
      agent: headers.get('ucp-agent'),
      idempotencyKey: headers.get('idempotency-key'),
      acceptLanguage: headers.get('accept-language'),
    },
    profiles,
    now,
  );
}

/**
 * An empty object for no body. The size of bodies is limited for all paths.
 * @throws UcpError 400.
 */
async function readJson(request: Request): Promise<unknown> {
  const text = await request.text();
  try {
    return text === '' ? {} : JSON.parse(text);
  } catch {
    throw new UcpError(400, 'invalid_request', 'body: must be JSON.');
  }
}
