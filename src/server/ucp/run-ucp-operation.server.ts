/** Runs a call of UCP for an agent: rate limit, profile of the agent, answer. */
import { createRateLimiter } from '#kit/limits/rate-limiter.server.ts';
import { isProblem } from '#kit/problem.ts';
import type { PrivateShop, Shop } from '#request/shop.ts';
import type { Site } from '../app/shop.server.ts';
import type { FasciaLanguage } from '../http/resolve-page.server.ts';
import { chooseUcpLanguage } from './choose-ucp-language.ts';
import type { PlatformProfiles } from './platform-profiles.server.ts';
import { UcpError } from './ucp-error.ts';
import { UCP_OPERATIONS, type UcpOperationName } from './ucp-operations.server.ts';
import { UCP_VERSION, type UcpCapability } from './ucp-profile.ts';
import type { UcpAnswer, UcpInput, UcpSession } from './ucp-session.ts';

/** Calls of one caller in a minute. */
const MAX_CALLS = 300;
const limiter = createRateLimiter({ attempts: MAX_CALLS, seconds: 60 });

export type UcpCall = {
  readonly site: Pick<Site, 'languages' | 'origin'>;
  /** Address whose calls are counted. */
  readonly caller: string;
  /** Its network, whose requests for profiles are counted. */
  readonly network: string;
  /** True for a developer on this machine. */
  readonly isDeveloper: boolean;
  readonly openShop: (language: FasciaLanguage) => Shop;
  readonly openPrivateShop: (language: FasciaLanguage) => Promise<PrivateShop>;
};

export type UcpRequest = {
  readonly operation: UcpOperationName;
  readonly input: UcpInput;
  /** `UCP-Agent`. */
  readonly agent: string | null;
  readonly key: string | null;
  readonly acceptLanguage: string | null;
};

/** @throws UcpError 429 with the seconds to wait. */
export function countUcpCall({ caller }: UcpCall, now: Date): void {
  const wait = limiter.secondsToWait(caller, now);
  if (wait > 0) throw new UcpError(429, 'rate_limited', 'Too many calls; try again later.', wait);
  limiter.count(caller, now);
}

/**
 * Reports outcomes of the call as answers.
 * @throws UcpError for a request that cannot be processed.
 */
export async function runUcpOperation(
  call: UcpCall,
  request: UcpRequest,
  profiles: PlatformProfiles,
  now: Date,
): Promise<UcpAnswer> {
  const { site, network, isDeveloper } = call;
  const { capability, handle } = UCP_OPERATIONS[request.operation];
  const agent = { header: request.agent, network, isDeveloper, now };
  if (!(await profiles.supports(agent, capability)))
    return { status: 200, body: describeIncompatible(capability, site.origin) };
  try {
    return await handle(request.input, openSession(call, request));
  } catch (error) {
    if (!isProblem(error)) throw error;
    const { status, code, message, details } = error;
    throw new UcpError(status, status === 429 ? 'rate_limited' : code, message, details.retryAfter);
  }
}

function openSession(
  { site, openShop, openPrivateShop }: UcpCall,
  { agent, key, acceptLanguage }: UcpRequest,
): UcpSession {
  const { languages, origin } = site;
  return {
    ...{ origin, agent: agent ?? '', key },
    openShop: (context) => openShop(chooseUcpLanguage(languages, context, acceptLanguage)),
    async openCartShop(choice) {
      const language =
        typeof choice === 'string'
          ? languages.find(({ locale }) => locale.tag === choice)
          : undefined;
      const context = typeof choice === 'string' ? undefined : choice;
      const chosen = language ?? chooseUcpLanguage(languages, context, acceptLanguage);
      // Agents are always guests: session and basket cookies of the request are ignored.
      const shop = await openPrivateShop(chosen);
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
