/**
 * POST /ucp/mcp: UCP's operations as tools of the Model Context Protocol (MCP), as JSON-RPC over
 * HTTP. Each request gets a single JSON response; event streams and sessions are not supported.
 */
import { z } from 'zod';
import type { PlatformProfiles } from '../platform-profiles.server.ts';
import { enforceUcpRateLimit, runUcpOperation, type UcpCall } from '../run-ucp-operation.server.ts';
import { UcpError } from '../ucp-error.ts';
import { isUcpOperation } from '../ucp-operations.server.ts';
import { listUcpTools } from './ucp-tools.server.ts';

const requestSchema = z.object({
  jsonrpc: z.literal('2.0'),
  /** Absent in a notification, which gets no JSON-RPC response. */
  id: z.union([z.string().max(200), z.number()]).optional(),
  method: z.string().max(100),
  params: z.record(z.string(), z.unknown()).default({}),
});
type McpRequest = z.infer<typeof requestSchema>;
type McpId = McpRequest['id'] | null;

const toolCallSchema = z.object({
  name: z.string(),
  arguments: z.object({
    meta: z.object({
      'ucp-agent': z.object({ profile: z.string().max(2000) }).optional(),
      'idempotency-key': z.string().max(200).optional(),
    }),
    id: z.string().max(200).default(''),
    catalog: z.unknown().optional(),
    cart: z.unknown().optional(),
  }),
});

/** Supported versions of MCP, newest first. */
const MCP_VERSIONS = ['2025-11-25', '2025-06-18', '2025-03-26'] as const;

const PARSE_ERROR = -32_700;
const INVALID_REQUEST = -32_600;
const METHOD_NOT_FOUND = -32_601;
const INVALID_PARAMS = -32_602;
/** UCP's own codes: the profile of the agent cannot be used; any other error of the request. */
const DISCOVERY_ERROR = -32_001;
const TRANSPORT_ERROR = -32_000;

/** JSON-RPC error codes by UCP error code. */
const RPC_CODES: Readonly<Record<string, number>> = {
  invalid_profile_url: DISCOVERY_ERROR,
  profile_unreachable: DISCOVERY_ERROR,
  profile_malformed: DISCOVERY_ERROR,
  version_unsupported: DISCOVERY_ERROR,
  invalid_request: INVALID_PARAMS,
  request_too_large: INVALID_PARAMS,
};

type McpDeps = {
  readonly call: UcpCall;
  readonly profiles: PlatformProfiles;
  readonly now: Date;
  readonly acceptLanguage: string | null;
};

export async function handleMcp(
  request: Request,
  call: UcpCall,
  profiles: PlatformProfiles,
  now: Date,
): Promise<Response> {
  if (request.method !== 'POST')
    return new Response(null, { status: 405, headers: { allow: 'POST' } });
  const acceptLanguage = request.headers.get('accept-language');
  try {
    enforceUcpRateLimit(call, now);
  } catch (error) {
    if (!(error instanceof UcpError)) throw error;
    return respondWithUcpError(null, error, call.site.origin);
  }
  let body: unknown;
  try {
    body = JSON.parse(await request.text());
  } catch {
    return respondWithError(null, 400, PARSE_ERROR, 'The body must be JSON.');
  }
  const parsed = requestSchema.safeParse(body);
  if (!parsed.success)
    return respondWithError(
      null,
      400,
      INVALID_REQUEST,
      'The body must be a single JSON-RPC 2.0 request.',
    );
  const { id } = parsed.data;
  try {
    const deps = { call, profiles, now, acceptLanguage };
    if (id === undefined) return new Response(null, { status: 202 });
    return await dispatchMethod(parsed.data, deps);
  } catch (error) {
    if (!(error instanceof UcpError)) throw error;
    return respondWithUcpError(id, error, call.site.origin);
  }
}

async function dispatchMethod({ id, method, params }: McpRequest, deps: McpDeps) {
  switch (method) {
    case 'initialize':
      return respondWithResult(id, createInitializeResult(params.protocolVersion));
    case 'ping':
      return respondWithResult(id, {});
    case 'tools/list':
      return respondWithResult(id, { tools: listUcpTools() });
    case 'tools/call':
      return respondWithResult(id, await callTool(params, deps));
    default:
      return respondWithError(id, 200, METHOD_NOT_FOUND, `Unknown method: ${method}.`);
  }
}

/** Result of `initialize`: agrees to the requested version if supported, else offers the newest. */
function createInitializeResult(requestedVersion: unknown): object {
  return {
    protocolVersion:
      MCP_VERSIONS.find((version) => version === requestedVersion) ?? MCP_VERSIONS[0],
    capabilities: { tools: {} },
    serverInfo: { name: 'parade', version: '1' },
  };
}

/** @throws UcpError for the same errors as over REST. */
async function callTool(params: unknown, { call, profiles, now, acceptLanguage }: McpDeps) {
  const parsed = toolCallSchema.safeParse(params);
  if (!parsed.success)
    throw new UcpError(
      400,
      'invalid_request',
      'params: must have "name" and "arguments" with "meta".',
    );
  const { name, arguments: input } = parsed.data;
  if (!isUcpOperation(name))
    throw new UcpError(400, 'invalid_request', `name: there is no tool ${name.slice(0, 100)}.`);
  const { 'ucp-agent': agent, 'idempotency-key': idempotencyKey } = input.meta;
  if (name === 'cancel_cart' && idempotencyKey === undefined)
    throw new UcpError(400, 'invalid_request', 'meta.idempotency-key: required by cancel_cart.');
  const { body } = await runUcpOperation(
    call,
    {
      operation: name,
      input: { id: input.id, body: input.catalog ?? input.cart },
      agent: agent === undefined ? null : `profile="${agent.profile}"`,
      idempotencyKey: idempotencyKey ?? null,
      acceptLanguage,
    },
    profiles,
    now,
  );
  return { structuredContent: body, content: [{ type: 'text', text: JSON.stringify(body) }] };
}

function respondWithResult(id: McpId, result: object): Response {
  return Response.json(
    { jsonrpc: '2.0', id, result },
    { headers: { 'cache-control': 'no-store' } },
  );
}

function respondWithError(id: McpId, status: number, code: number, message: string): Response {
  const headers = { 'cache-control': 'no-store' };
  return Response.json({ jsonrpc: '2.0', id, error: { code, message } }, { status, headers });
}

/** Has the same HTTP status as over REST. */
function respondWithUcpError(
  id: McpId,
  { status, code, message, retryAfter }: UcpError,
  origin: string,
): Response {
  const data = {
    ...{ code, continue_url: origin },
    ...(retryAfter !== undefined && { retry_after: retryAfter }),
  };
  const error = { code: RPC_CODES[code] ?? TRANSPORT_ERROR, message, data };
  const headers = {
    'cache-control': 'no-store',
    ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }),
  };
  return Response.json({ jsonrpc: '2.0', id, error }, { status, headers });
}
