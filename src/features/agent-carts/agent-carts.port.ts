/** Port: carts of shopping agents, and the answers kept for their idempotency keys. */
import type { AgentCart, AgentCartStatus } from './agent-cart.ts';

export type NewAgentCart = {
  readonly id: string;
  readonly fascia: string;
  readonly locale: string;
  /** Token of the basket that has the lines; only its hash is stored. */
  readonly basketToken: string;
  /** Keyed hash of the agent's IP network; null when all callers share it. */
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
  /** Keyed hash of the agent's IP network; null when all callers share it. */
  readonly network: string | null;
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
  /**
   * Beyond the limit of the network, or of all, other carts are deleted with their baskets: those
   * that are no longer open, then those that expire first, and first of the network that has the
   * most.
   */
  create(cart: NewAgentCart): Promise<void>;
  /** Null for an unknown or expired cart, and for one of another fascia. */
  find(fascia: string, id: string, now: Date): Promise<AgentCart | null>;
  /** Changes an open cart. False for another, which stays as it is, and for one that is gone. */
  update(fascia: string, id: string, change: AgentCartChange): Promise<boolean>;
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
  /** Deletes expired carts with their baskets, and the oldest answers beyond the limits. */
  cleanUp(now: Date): Promise<void>;
}

declare module '#request/shop.ts' {
  interface Ports {
    agentCarts: AgentCarts;
  }
}
