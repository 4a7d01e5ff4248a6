/**
 * Limits the calls of one agent over all of its addresses. Signatures are not verified, so that
 * anyone can name the profile of another: a network keeps some calls of each agent, whatever other
 * networks call in its name.
 */
import { createRateLimiter } from '#kit/limits/rate-limiter.server.ts';
import { UcpError } from './ucp-error.ts';

/** Calls of one agent in a minute, and those that each network has of them in any case. */
export const MAX_AGENT_CALLS = 3_000;
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
  const ofAgent = createRateLimiter({ attempts: MAX_AGENT_CALLS, seconds: 60 });
  const ofNetwork = createRateLimiter({ attempts: MAX_AGENT_CALLS_OF_NETWORK, seconds: 60 });
  return ({ host, network, now }) => {
    const part = `${host} ${network}`;
    const wait = Math.min(ofAgent.secondsToWait(host, now), ofNetwork.secondsToWait(part, now));
    if (wait > 0)
      throw new UcpError(
        429,
        'rate_limited',
        'Too many requests by this agent; try again later.',
        wait,
      );
    ofAgent.count(host, now);
    ofNetwork.count(part, now);
  };
}
