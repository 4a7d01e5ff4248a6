/** Carts of shopping agents in memory, for tests. Baskets are not deleted with them. */
import {
  AGENT_CALL_SECONDS,
  AGENT_KEY_HOURS,
  type AgentCart,
  MAX_AGENT_CARTS,
} from './agent-cart.ts';
import type { AgentCall, AgentCarts } from './agent-carts.port.ts';

type StoredCart = AgentCart & { readonly fascia: string; readonly network: string | null };
type StoredCall = { readonly request: string; readonly answer: unknown; readonly until: number };

export function createMemoryAgentCarts(): AgentCarts {
  const carts = new Map<string, StoredCart>();
  const calls = new Map<string, StoredCall>();
  const find = (fascia: string, id: string) => {
    const cart = carts.get(id);
    return cart?.fascia === fascia ? cart : undefined;
  };
  const keyOf = ({ fascia, agent, key }: AgentCall) => JSON.stringify([fascia, agent, key]);
  return {
    async create({ id, fascia, locale, network, expiresAt }, now) {
      const open = [...carts.values()].filter(
        (cart) => cart.network === network && cart.status === 'open' && cart.expiresAt > now,
      );
      if (network !== null && open.length >= MAX_AGENT_CARTS) return false;
      carts.set(id, { id, fascia, locale, network, expiresAt, status: 'open' });
      return true;
    },
    async find(fascia, id, now) {
      const cart = find(fascia, id);
      if (!cart || cart.expiresAt <= now) return null;
      const { locale, status, expiresAt } = cart;
      return { id, locale, status, expiresAt };
    },
    async update(fascia, id, change) {
      const cart = find(fascia, id);
      if (cart?.status === 'open') carts.set(id, { ...cart, ...change });
    },
    async beginCall(call, now) {
      const stored = calls.get(keyOf(call));
      const request = JSON.stringify(call.request);
      if (!stored || stored.until <= now.getTime()) {
        const until = now.getTime() + AGENT_CALL_SECONDS * 1000;
        calls.set(keyOf(call), { request, answer: null, until });
        return { kind: 'new' };
      }
      if (stored.request !== request) return { kind: 'reused' };
      return stored.answer === null
        ? { kind: 'running' }
        : { kind: 'answered', answer: stored.answer };
    },
    async saveAnswer(call, answer, now) {
      const stored = calls.get(keyOf(call));
      const until = now.getTime() + AGENT_KEY_HOURS * 3_600_000;
      if (stored) calls.set(keyOf(call), { ...stored, answer, until });
    },
    async giveUpCall(call) {
      if (calls.get(keyOf(call))?.answer === null) calls.delete(keyOf(call));
    },
    async cleanUp(now) {
      for (const [id, { expiresAt }] of carts) if (expiresAt <= now) carts.delete(id);
    },
  };
}
