/** Types and limits of the carts that shopping agents fill for a person. */

/** Hours for which a cart is kept after its last change, and after a person has opened its link. */
export const AGENT_CART_HOURS = 6;

/** Hours for which a cart without items is kept. */
export const EMPTY_CART_HOURS = 1;

/**
 * Limits of data stored for agents. Beyond them, carts that are no longer open are evicted first,
 * then those that expire first, and the oldest responses; of all networks, first those of the
 * network with the most.
 */
export const AGENT_LIMITS: AgentLimits = {
  carts: { perNetwork: 1_000, ofAll: 20_000, endingPerNetwork: 100 },
  /** Stored responses of idempotency keys; the clean-up deletes those beyond the limit. */
  responses: { perNetwork: 10_000, ofAll: 20_000 },
};

type Limits = { readonly perNetwork: number; readonly ofAll: number };
export type AgentLimits = {
  readonly carts: Limits & {
    /**
     * Carts in the last `EMPTY_CART_HOURS` of their time that stay before any other of their
     * network, the latest first: so that one without items can be filled, also where a network has
     * as many filled ones as it may.
     */
    readonly endingPerNetwork: number;
  };
  readonly responses: Limits;
};

/** Hours for which the response of an idempotency key is kept, within `AGENT_LIMITS`. */
export const AGENT_KEY_HOURS = 24;

/** Seconds after which a call that never finished no longer blocks its idempotency key. */
export const AGENT_CALL_SECONDS = 60;

export type AgentCartStatus = 'open' | 'transferred' | 'cancelled';

/** Cart of an agent. Its lines are those of a basket, whose token is derived from the id. */
export type AgentCart = {
  /** UUID; gives no access by itself. */
  readonly id: string;
  readonly locale: string;
  /** `transferred` after a person has put the cart into their own basket. */
  readonly status: AgentCartStatus;
  readonly expiresAt: Date;
};
