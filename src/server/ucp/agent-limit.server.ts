/**
 * Limits the calls of one agent over all of its addresses. Signatures are not verified, so that
 * anyone can name the profile of another: a network keeps some calls of each agent, whatever other
 * networks call in its name.
 */
import { createRateLimiter } from '#kit/limits/rate-limiter.server.ts';
import { UcpError } from './ucp-error.ts';

/** Calls of one agent in a minute. */
export const MAX_AGENT_CALLS = 3_000;
/** Calls of an agent that each network may make in a minute, even above that limit. */
export const MAX_AGENT_CALLS_OF_NETWORK = 60;

export type CountedCall = {
  /** Host of the profile: another path or query of it names no other agent. */
  readonly host: string;
  /** IP network, such as `192.0.2`. */
  readonly network: string;
  readonly now: Date;
};

/** The returned function counts a call. @throws UcpError 429 with the seconds to wait. */
export function createAgentLimit(): (call: CountedCall) => void {
  const agentLimiter = createRateLimiter({ attempts: MAX_AGENT_CALLS, seconds: 60 });
  const networkLimiter = createRateLimiter({ attempts: MAX_AGENT_CALLS_OF_NETWORK, seconds: 60 });
  return ({ host, network, now }) => {
    const agentAndNetwork = `${host} ${network}`;
    const wait = Math.min(
      agentLimiter.secondsToWait(host, now),
      networkLimiter.secondsToWait(agentAndNetwork, now),
    );
    if (wait > 0)
      throw new UcpError(
        429,
        'rate_limited',
        'Too many requests by this agent; try again later.',
        wait,
      );
    agentLimiter.count(host, now);
    networkLimiter.count(agentAndNetwork, now);
  };
}
