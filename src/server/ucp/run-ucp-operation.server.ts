/** Runs a UCP operation for an agent: checks the rate limit and the profile of the agent. */
import { createRateLimiter } from '#kit/limits/rate-limiter.server.ts';
import { isProblem } from '#kit/problem.ts';
import type { PrivateShop, Shop } from '#request/shop.ts';
import type { Site } from '../app/shop.server.ts';
import type { FasciaLanguage } from '../http/resolve-page.server.ts';
import { chooseUcpLanguage } from './choose-ucp-language.ts';
import type { PlatformProfiles } from './platform-profiles.server.ts';
import { UcpError } from './ucp-error.ts';
import type { UcpInput, UcpOperationDeps, UcpResponse } from './ucp-operation.ts';
import { UCP_OPERATIONS, type UcpOperationName } from './ucp-operations.server.ts';
import { UCP_VERSION, type UcpCapability } from './ucp-profile.ts';

/** Operations of one caller in a minute. */
const MAX_CALLS = 300;
const limiter = createRateLimiter({ attempts: MAX_CALLS, seconds: 60 });

/** Caller of an operation, and the shops that it may open. */
export type UcpCall = {
  readonly site: Pick<Site, 'languages' | 'origin'>;
  /** IP address; the rate limit applies to it. */
  readonly caller: string;
  /** Network of the IP address; requests for agent profiles are limited by network. */
  readonly network: string;
  /** True for developers: their profiles may be at a local `http:` URL. */
  readonly isDeveloper: boolean;
  readonly openShop: (language: FasciaLanguage) => Shop;
  readonly openPrivateShop: (language: FasciaLanguage) => Promise<PrivateShop>;
};

export type UcpRequest = {
  readonly operation: UcpOperationName;
  readonly input: UcpInput;
  /** Value of the `UCP-Agent` header. */
  readonly agent: string | null;
  readonly idempotencyKey: string | null;
  readonly acceptLanguage: string | null;
};

/** @throws UcpError 429 with the seconds to wait. */
export function enforceUcpRateLimit({ caller }: UcpCall, now: Date): void {
  const wait = limiter.secondsToWait(caller, now);
  if (wait > 0)
    throw new UcpError(429, 'rate_limited', 'Too many requests; try again later.', wait);
  limiter.count(caller, now);
}

/**
 * Outcomes, such as an unknown product or cart, are responses rather than errors.
 * @throws UcpError for a request that cannot be processed.
 */
export async function runUcpOperation(
  call: UcpCall,
  request: UcpRequest,
  profiles: PlatformProfiles,
  now: Date,
): Promise<UcpResponse> {
  const { site, network, isDeveloper } = call;
  const { capability, handle } = UCP_OPERATIONS[request.operation];
  const agent = { header: request.agent, network, isDeveloper, now };
  if (!(await profiles.supports(agent, capability)))
    return { status: 200, body: describeIncompatible(capability, site.origin) };
  try {
    return await handle(request.input, createDeps(call, request));
  } catch (error) {
    if (!isProblem(error)) throw error;
    const { status, code, message, details } = error;
    throw new UcpError(status, status === 429 ? 'rate_limited' : code, message, details.retryAfter);
  }
}

function createDeps(
  { site, openShop, openPrivateShop }: UcpCall,
  { agent, idempotencyKey, acceptLanguage }: UcpRequest,
): UcpOperationDeps {
  const { languages, origin } = site;
  return {
    ...{ origin, agent: agent ?? '', idempotencyKey },
    openShop: (context) => openShop(chooseUcpLanguage(languages, context, acceptLanguage)),
    async openCartShop(contextOrLocaleTag) {
      const language =
        typeof contextOrLocaleTag === 'string'
          ? languages.find(({ locale }) => locale.tag === contextOrLocaleTag)
          : undefined;
      const context = typeof contextOrLocaleTag === 'string' ? undefined : contextOrLocaleTag;
      const effectiveLanguage = language ?? chooseUcpLanguage(languages, context, acceptLanguage);
      // Agents are always guests: session and basket cookies of the request are ignored.
      const shop = await openPrivateShop(effectiveLanguage);
      return { ...shop, customer: null, basketToken: null, guestBasketToken: null };
    },
  };
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
