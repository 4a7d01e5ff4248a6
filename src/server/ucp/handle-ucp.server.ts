/** GET /.well-known/ucp and POST /ucp/catalog/…: the catalogue for shopping agents, over REST. */
import { createRateLimiter } from '#kit/limits/rate-limiter.server.ts';
import type { Shop } from '#request/shop.ts';
import type { Site } from '../app/shop.server.ts';
import type { FasciaLanguage } from '../http/resolve-page.server.ts';
import { getProduct, lookupCatalog, searchCatalog } from './catalog-calls.server.ts';
import { chooseUcpLanguage } from './choose-ucp-language.ts';
import type { PlatformProfiles } from './platform-profiles.server.ts';
import { describeUcpProfile, UCP_VERSION, type UcpCapability } from './ucp-profile.ts';
import { UcpRefusal } from './ucp-refusal.ts';
import {
  readLookupRequest,
  readProductRequest,
  readSearchRequest,
  type UcpContext,
} from './ucp-requests.server.ts';

export function respondWithUcpProfile({ origin }: Pick<Site, 'origin'>): Response {
  return Response.json(describeUcpProfile(origin), {
    headers: { 'cache-control': 'public, max-age=3600' },
  });
}

/** Calls of one caller in a minute. */
const MAX_CALLS = 300;
const limiter = createRateLimiter({ attempts: MAX_CALLS, seconds: 60 });

export type UcpCall = {
  readonly site: Pick<Site, 'languages' | 'origin'>;
  /** `search`, `lookup` or `product`. */
  readonly name: string;
  /** Network address that is counted. */
  readonly caller: string;
  readonly openShop: (language: FasciaLanguage) => Shop;
};

type Answer = (
  body: unknown,
  openShop: (context: UcpContext | undefined) => Shop,
  origin: string,
) => Promise<object>;

const CALLS: Readonly<
  Record<string, { readonly capability: UcpCapability; readonly answer: Answer }>
> = {
  search: {
    capability: 'dev.ucp.shopping.catalog.search',
    answer: async (body, openShop, origin) => {
      const request = readSearchRequest(body);
      return await searchCatalog(openShop(request.context), origin, request);
    },
  },
  lookup: {
    capability: 'dev.ucp.shopping.catalog.lookup',
    answer: async (body, openShop, origin) => {
      const request = readLookupRequest(body);
      return await lookupCatalog(openShop(request.context), origin, request);
    },
  },
  product: {
    capability: 'dev.ucp.shopping.catalog.lookup',
    answer: async (body, openShop, origin) => {
      const request = readProductRequest(body);
      return await getProduct(openShop(request.context), origin, request);
    },
  },
};

/** Errors of the request have a status; outcomes of a call are answers with 200. */
export async function handleUcpCall(
  request: Request,
  call: UcpCall,
  profiles: PlatformProfiles,
  now = new Date(),
): Promise<Response> {
  const { origin } = call.site;
  try {
    return Response.json(await runCall(request, call, profiles, now), {
      headers: { 'cache-control': 'no-store' },
    });
  } catch (error) {
    if (!(error instanceof UcpRefusal)) throw error;
    const { status, code, message, retryAfter } = error;
    const body = { code, content: message, continue_url: origin };
    const headers = {
      'cache-control': 'no-store',
      ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }),
    };
    return Response.json(body, { status, headers });
  }
}

async function runCall(
  request: Request,
  { site, name, caller, openShop }: UcpCall,
  profiles: PlatformProfiles,
  now: Date,
): Promise<object> {
  const { headers } = request;
  const found = Object.hasOwn(CALLS, name) ? CALLS[name] : undefined;
  if (!found) throw new UcpRefusal(404, 'not_found', 'There is no such call.');
  const wait = limiter.secondsToWait(caller, now);
  if (wait > 0) throw new UcpRefusal(429, 'rate_limited', 'Too many calls; try again later.', wait);
  limiter.count(caller, now);
  const agent = { header: headers.get('ucp-agent'), caller, now };
  if (!(await profiles.supports(agent, found.capability)))
    return describeIncompatible(found.capability, site.origin);
  const accepted = headers.get('accept-language');
  return await found.answer(
    await readJson(request),
    (context) => openShop(chooseUcpLanguage(site.languages, context, accepted)),
    site.origin,
  );
}

function describeIncompatible(capability: UcpCapability, origin: string): object {
  return {
    ucp: { version: UCP_VERSION, status: 'error', capabilities: {} },
    messages: [
      {
        ...{ type: 'error', code: 'capabilities_incompatible', severity: 'unrecoverable' },
        content: `The profile of the agent lacks ${capability} in version ${UCP_VERSION}.`,
      },
    ],
    continue_url: origin,
  };
}

/** The size of bodies is limited for all paths. @throws UcpRefusal 400. */
async function readJson(request: Request): Promise<unknown> {
  try {
    return await request.json();
  } catch {
    throw new UcpRefusal(400, 'invalid_request', 'body: must be JSON.');
  }
}
