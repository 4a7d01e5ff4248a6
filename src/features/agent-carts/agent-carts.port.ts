/** Port: carts of shopping agents, and the responses kept for their idempotency keys. */
import type { AgentCart, AgentCartStatus } from './agent-cart.ts';

export type NewAgentCart = {
  readonly id: string;
  readonly fascia: string;
  readonly locale: string;
  /** Token of the basket that has the lines; only its hash is stored. */
  readonly basketToken: string;
  /** Keyed hash of the agent's IP network; null when all callers share it. */
  readonly network: string | null;
  /** Time at which the cart expires. */
  readonly expiresAt: Date;
};

/** Absent values are unchanged. */
export type AgentCartChange = {
  readonly locale?: string;
  readonly status?: AgentCartStatus;
  readonly expiresAt?: Date;
};

/** A call under an idempotency key. */
export type AgentCall = {
  readonly fascia: string;
  /** Value of `UCP-Agent`: keys of different agents are independent. */
  readonly agent: string;
  /** UUID. */
  readonly key: string;
  /** Keyed hash of the agent's IP network; null when all callers share it. */
  readonly network: string | null;
  /** The same key with another request is refused. */
  readonly request: unknown;
};

export type BegunCall =
  /** The caller runs the call, then stores its response or releases the key. */
  | { readonly kind: 'new' }
  /** Another call with the key has no response yet. */
  | { readonly kind: 'running' }
  /** The key belongs to another request. */
  | { readonly kind: 'reused' }
  | { readonly kind: 'completed'; readonly response: unknown };

/**
 * ```ts
 * const context = { fascia: 'aldermoor', agent, key, network };
 * const call = { ...context, request: { items: [{ sku: 'TEE1-M', quantity: 1 }] } };
 * const begun = await agentCarts.beginCall(call, now);
 * if (begun.kind !== 'new') return respondToRepeatedCall(begun);
 * try {
 *   await agentCarts.create({ id, locale, basketToken, expiresAt, ...about }, now);
 *   const cart = await agentCarts.find('aldermoor', id, now); // status: 'open'
 *   await agentCarts.update('aldermoor', id, { expiresAt: inSixHours });
 *   await agentCarts.saveResponse(call, { id }, now);
 * } catch (error) {
 *   await agentCarts.releaseCall(call);
 *   throw error;
 * }
 * await agentCarts.cleanUp(now); // at intervals
 * ```
 */
export interface AgentCarts {
  /**
   * Stores an open cart under a new id; its lines are those of the basket of `basketToken`. Beyond
   * the limit of the network, or of all (`AGENT_LIMITS`), other carts are deleted with their
   * baskets: those that are no longer open, then those that expire first except for the latest
   * empty ones, and first of the network that has the most.
   */
  create(cart: NewAgentCart, now: Date): Promise<void>;
  /** A cart of any status; null for one that is unknown, expired or of another fascia. */
  find(fascia: string, id: string, now: Date): Promise<AgentCart | null>;
  /** Changes an open cart. False, without a change, for a closed or deleted one. */
  update(fascia: string, id: string, change: AgentCartChange): Promise<boolean>;
  /**
   * Claims the key for a call, or returns the state of the call that claimed it before. Of parallel
   * calls only one is `new`. A call without a response that is never released blocks its key for
   * `AGENT_CALL_SECONDS` from `now`.
   */
  beginCall(call: AgentCall, now: Date): Promise<BegunCall>;
  /**
   * Stores the response of a call that is `new`, for repeated calls: JSON without secrets. It is
   * kept for `AGENT_KEY_HOURS` from `now`, within `AGENT_LIMITS`.
   */
  saveResponse(call: AgentCall, response: unknown, now: Date): Promise<void>;
  /** Frees the key of a call that failed, so that it can be tried again; a stored response is kept. */
  releaseCall(call: AgentCall): Promise<void>;
  /**
   * Deletes expired carts with their baskets, in bounded numbers, and the oldest responses beyond
   * `AGENT_LIMITS`; those of running calls are kept.
   */
  cleanUp(now: Date): Promise<void>;
}

declare module '#request/shop.ts' {
  interface Ports {
    agentCarts: AgentCarts;
  }
}
