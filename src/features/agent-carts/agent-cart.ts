/** Types and limits of the carts that shopping agents fill for a person. */

/** Hours for which a cart is kept after its last change. */
export const AGENT_CART_HOURS = 6;

/** Open carts of one network at most. */
export const MAX_AGENT_CARTS = 200;

/** Hours for which the answer of an idempotency key is kept. */
export const AGENT_KEY_HOURS = 24;

/** Seconds after which a call that never finished no longer blocks its idempotency key. */
export const AGENT_CALL_SECONDS = 60;

export type AgentCartStatus = 'open' | 'transferred' | 'cancelled';

/** Its lines are those of a basket, whose token is derived from the id. */
export type AgentCart = {
  /** UUID; gives no access by itself. */
  readonly id: string;
  readonly locale: string;
  /** `transferred` after a person has put the cart into their own basket. */
  readonly status: AgentCartStatus;
  readonly expiresAt: Date;
};

export type RequestedItem = { readonly sku: string; readonly quantity: number };
