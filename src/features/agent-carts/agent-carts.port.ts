/** Port: carts of shopping agents, and the answers kept for their idempotency keys. */
import type { AgentCart, AgentCartStatus } from './agent-cart.ts';

export type NewAgentCart = {
  readonly id: string;
  readonly fascia: string;
  readonly locale: string;
  /** Token of the basket that has the lines; only its hash is stored. */
  readonly basketToken: string;
  /**
   * Truncated IP address of the agent, stored as a hash only; null when callers share it, without a
   * limit.
   */
  readonly network: string | null;
  readonly expiresAt: Date;
};

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
  /** The same key with another request is refused. */
  readonly request: unknown;
};

export type BegunCall =
  /** The caller answers, and stores the answer or gives the key up. */
  | { readonly kind: 'new' }
  | { readonly kind: 'running' }
  | { readonly kind: 'reused' }
  | { readonly kind: 'answered'; readonly answer: unknown };

export interface AgentCarts {
  /** False, and nothing is stored, where the network has `MAX_AGENT_CARTS` open carts. */
  create(cart: NewAgentCart, now: Date): Promise<boolean>;
  /** Null for an unknown or expired cart, and for one of another fascia. */
  find(fascia: string, id: string, now: Date): Promise<AgentCart | null>;
  /** Changes an open cart; does nothing to another. */
  update(fascia: string, id: string, change: AgentCartChange): Promise<void>;
  /**
   * @example
   * const begun = await agentCarts.beginCall(call, now);
   * if (begun.kind === 'new') await agentCarts.saveAnswer(call, await run(), now);
   */
  beginCall(call: AgentCall, now: Date): Promise<BegunCall>;
  /** `answer` is JSON without secrets; kept for `AGENT_KEY_HOURS`. */
  saveAnswer(call: AgentCall, answer: unknown, now: Date): Promise<void>;
  /** For a call that failed, so that it can be tried again. */
  giveUpCall(call: AgentCall): Promise<void>;
  /** Deletes a bounded number of expired carts with their baskets. */
  cleanUp(now: Date): Promise<void>;
}

declare module '#request/shop.ts' {
  interface Ports {
    agentCarts: AgentCarts;
  }
}
