/**
 * HTTP layer of the search protocol: content types, compression, credentials and CORS, without
 * cookies.
 */

import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { Search } from '#features/search/search.port.ts';
import { readBounded } from '#kit/limits/read-bounded.server.ts';
import { isProblem, Problem } from '#kit/problem.ts';
import { isSameSecret } from '#kit/secrets.server.ts';
import { chooseEncoding } from '../http/compression/accept-encoding.server.ts';
import { toBrotli, toGzip } from '../http/compression/compress.server.ts';
import { countSearchEvents } from './limit-events.server.ts';

/** Ample for 32 sub-queries with every facet selected. */
const MAX_BODY_BYTES = 512 * 1024;
/** For write requests: clients send 1,000 records at once. */
const MAX_WRITE_BODY_BYTES = 20 * 1024 * 1024;
/** Nesting depth of JSON; real records have lists of objects with lists. */
const MAX_DEPTH = 64;
const METHODS = ['GET', 'POST', 'PUT', 'DELETE'] as const;

/** Clients send JSON with all of these types; the first two need no CORS preflight. */
const CONTENT_TYPES = ['text/plain', 'application/x-www-form-urlencoded', 'application/json'];

const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, POST, OPTIONS',
  'access-control-allow-headers':
    'content-type, content-encoding, x-algolia-api-key, x-algolia-application-id, x-algolia-agent, x-algolia-usertoken, request-id',
  'access-control-max-age': '86400',
};

const unzip = promisify(gunzip);

/** A smaller response fits into one or two packets. */
const MIN_COMPRESSED_BYTES = 2048;
/** Reduces a page of hits to a fifth in about a millisecond, on another thread. */
const BROTLI_QUALITY = 4;

export type SearchRequestOptions = {
  /** Path prefix of the protocol. */
  readonly mount?: string;
  /** Address whose events are counted; without it they have no limit. */
  readonly caller?: string;
};

export async function handleSearchRequest(
  request: Request,
  search: Search,
  { mount = '/search', caller }: SearchRequestOptions = {},
): Promise<Response> {
  if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: CORS });
  try {
    const url = new URL(request.url);
    const mayWrite = authenticate(request, url, search) === 'admin';
    const method = METHODS.find((candidate) => candidate === request.method);
    if (!method)
      throw new Problem(405, 'search.method', `Method ${request.method} is not supported`);
    const body =
      method === 'POST' || method === 'PUT'
        ? await readBody(request, mayWrite ? MAX_WRITE_BODY_BYTES : MAX_BODY_BYTES)
        : undefined;
    const path = url.pathname.startsWith(`${mount}/`)
      ? url.pathname.slice(mount.length)
      : url.pathname;
    if (caller !== undefined && !mayWrite && path.startsWith('/1/events'))
      countSearchEvents(caller, body);
    const response = await search.handle({ method, path: `${path}${url.search}`, body, mayWrite });
    return await respondWithJson(request, response.status, response.body);
  } catch (error) {
    if (!isProblem(error)) throw error;
    const response = await respondWithJson(request, error.status, {
      ...{ message: error.message, status: error.status },
    });
    const { retryAfter } = error.details;
    if (retryAfter !== undefined) response.headers.set('retry-after', String(retryAfter));
    return response;
  }
}

async function respondWithJson(
  request: Request,
  status: number,
  value: unknown,
): Promise<Response> {
  const body = new TextEncoder().encode(JSON.stringify(value));
  const encoding =
    body.byteLength < MIN_COMPRESSED_BYTES
      ? null
      : chooseEncoding(request.headers.get('accept-encoding'));
  const headers = new Headers({
    ...CORS,
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
  });
  headers.set('vary', 'accept-encoding');
  if (encoding !== null) headers.set('content-encoding', encoding);
  const encodedBody =
    encoding === 'br'
      ? await toBrotli(body, BROTLI_QUALITY)
      : encoding === 'gzip'
        ? await toGzip(body)
        : body;
  return new Response(encodedBody, { status, headers });
}

/**
 * Node clients send headers; browsers send query parameters, which need no preflight. The events
 * client writes their names in capitals.
 */
function authenticate(
  request: Request,
  url: URL,
  { applicationId, searchKey, adminKey }: Search,
): 'search' | 'admin' {
  const queryParameters = new Map(
    [...url.searchParams].map(([name, value]) => [name.toLowerCase(), value]),
  );
  const readCredential = (name: string) =>
    request.headers.get(name) ?? queryParameters.get(name) ?? '';
  const key = readCredential('x-algolia-api-key');
  if (readCredential('x-algolia-application-id') === applicationId) {
    if (key === searchKey) return 'search';
    if (adminKey !== null && isSameSecret(key, adminKey)) return 'admin';
  }
  throw new Problem(403, 'search.credentials', 'Invalid Application-ID or API key');
}

async function readBody(request: Request, maxBytes: number): Promise<unknown> {
  const type =
    (request.headers.get('content-type') ?? 'text/plain').split(';')[0]?.trim().toLowerCase() ?? '';
  if (!CONTENT_TYPES.includes(type))
    throw new Problem(415, 'search.contentType', `Content-Type ${type} is not supported`);
  const bytes = await readBounded(request.body, maxBytes);
  if (!bytes) throw tooLarge(maxBytes);
  const text = new TextDecoder().decode(
    await decompress(bytes, request.headers.get('content-encoding'), maxBytes),
  );
  if (text.trim() === '') return undefined;
  if (depthOf(text) > MAX_DEPTH)
    throw new Problem(400, 'search.json', `The body is nested deeper than ${MAX_DEPTH}`, {
      field: 'body',
    });
  try {
    return JSON.parse(text);
  } catch {
    throw new Problem(400, 'search.json', 'The body is not valid JSON', { field: 'body' });
  }
}

/**
 * Counts brackets outside of strings. JSON that nests thousands deep can be parsed, but overflows
 * the stack when it is serialised.
 */
function depthOf(text: string): number {
  let depth = 0;
  let deepest = 0;
  let isInString = false;
  for (let index = 0; index < text.length; index++) {
    const character = text[index];
    if (character === '"') isInString = !isInString;
    else if (isInString) index += character === '\\' ? 1 : 0;
    else if (character === '[' || character === '{') deepest = Math.max(deepest, ++depth);
    else if (character === ']' || character === '}') depth--;
  }
  return deepest;
}

async function decompress(
  bytes: Uint8Array,
  encoding: string | null,
  maxBytes: number,
): Promise<Uint8Array> {
  if (encoding === null || encoding === 'identity') return bytes;
  if (encoding !== 'gzip')
    throw new Problem(415, 'search.encoding', `Content-Encoding ${encoding} is not supported`);
  try {
    return await unzip(bytes, { maxOutputLength: maxBytes });
  } catch (error) {
    if (error instanceof RangeError) throw tooLarge(maxBytes);
    throw new Problem(400, 'search.gzip', 'The body is not valid gzip', { field: 'body' });
  }
}

function tooLarge(maxBytes: number): Problem {
  return new Problem(413, 'search.tooLarge', `The body must be at most ${maxBytes} bytes`, {
    field: 'body',
  });
}
