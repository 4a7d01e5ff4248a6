/** Carts of shopping agents in memory, for tests. Baskets are not deleted with them. */
import {
  AGENT_CALL_SECONDS,
  AGENT_KEY_HOURS,
  AGENT_LIMITS,
  type AgentCart,
  type AgentLimits,
  EMPTY_CART_HOURS,
} from './agent-cart.ts';
import type { AgentCall, AgentCarts } from './agent-carts.port.ts';

type StoredCart = AgentCart & { readonly fascia: string; readonly network: string | null };
type StoredCall = {
  readonly request: string;
  readonly response: unknown;
  readonly until: number;
  readonly network: string | null;
};

/** A new cart is never the one that is evicted. */
const FAR = new Date(8_640_000_000_000_000);

export function createMemoryAgentCarts(limits: AgentLimits = AGENT_LIMITS): AgentCarts {
  const carts = new Map<string, StoredCart>();
  const calls = new Map<string, StoredCall>();
  const find = (fascia: string, id: string) => {
    const cart = carts.get(id);
    return cart?.fascia === fascia ? cart : undefined;
  };
  const keyOf = ({ fascia, agent, key }: AgentCall) => JSON.stringify([fascia, agent, key]);
  return {
    async create({ id, fascia, locale, network, expiresAt }, now) {
      carts.set(id, { id, fascia, locale, network, expiresAt, status: 'open' });
      const kept = [...carts].filter(([other]) => other !== id);
      const rankOf = createCartRank(kept, now, limits.carts.endingPerNetwork);
      kept.unshift([id, { id, fascia, locale, network, expiresAt: FAR, status: 'open' }]);
      for (const excess of findExcess(kept, rankOf, limits.carts)) carts.delete(excess);
    },
    async find(fascia, id, now) {
      const cart = find(fascia, id);
      if (!cart || cart.expiresAt <= now) return null;
      const { locale, status, expiresAt } = cart;
      return { id, locale, status, expiresAt };
    },
    async update(fascia, id, change) {
      const cart = find(fascia, id);
      if (cart?.status !== 'open') return false;
      carts.set(id, { ...cart, ...change });
      return true;
    },
    async beginCall(call, now) {
      const stored = calls.get(keyOf(call));
      const request = JSON.stringify(call.request);
      if (!stored || stored.until <= now.getTime()) {
        const until = now.getTime() + AGENT_CALL_SECONDS * 1000;
        calls.set(keyOf(call), { request, response: null, until, network: call.network });
        return { kind: 'new' };
      }
      if (stored.request !== request) return { kind: 'reused' };
      return stored.response === null
        ? { kind: 'running' }
        : { kind: 'completed', response: stored.response };
    },
    async saveResponse(call, response, now) {
      const stored = calls.get(keyOf(call));
      const until = now.getTime() + AGENT_KEY_HOURS * 3_600_000;
      if (stored) calls.set(keyOf(call), { ...stored, response, until });
    },
    async releaseCall(call) {
      if (calls.get(keyOf(call))?.response === null) calls.delete(keyOf(call));
    },
    async cleanUp(now) {
      for (const [id, { expiresAt }] of carts) if (expiresAt <= now) carts.delete(id);
      const rankOf = ({ until }: StoredCall) => ({ isOpen: true, isFirst: false, time: until });
      for (const excess of findExcess([...calls], rankOf, limits.responses))
        if (calls.get(excess)?.response !== null) calls.delete(excess);
    },
  };
}

/** Ranks the latest carts of each network that are in the last hour of their time first. */
function createCartRank(
  carts: readonly (readonly [string, StoredCart])[],
  now: Date,
  perNetwork: number,
): (cart: AgentCart) => Rank {
  const end = now.getTime() + EMPTY_CART_HOURS * 3_600_000;
  const ending = carts
    .map(([, cart]) => cart)
    .filter(({ status, expiresAt }) => status === 'open' && expiresAt.getTime() <= end)
    .toSorted((cart, other) => other.expiresAt.getTime() - cart.expiresAt.getTime());
  const latest = [...Map.groupBy(ending, ({ network }) => network).values()];
  const first = new Set(latest.flatMap((list) => list.slice(0, perNetwork).map(({ id }) => id)));
  return ({ id, status, expiresAt }) => ({
    ...{ isOpen: status === 'open', isFirst: first.has(id), time: expiresAt.getTime() },
  });
}

type Rank = { readonly isOpen: boolean; readonly isFirst: boolean; readonly time: number };

/**
 * Keys beyond a limit: what is not open, then what expires first, and first of the network that has
 * the most.
 */
function findExcess<Entry extends { readonly network: string | null }>(
  entries: readonly (readonly [string, Entry])[],
  rankOf: (entry: Entry) => Rank,
  { perNetwork, ofAll }: AgentLimits['responses'],
): readonly string[] {
  const counts = new Map<string | null, number>();
  const ranked = entries
    .map(([key, entry]) => ({ key, network: entry.network, ...rankOf(entry) }))
    .toSorted(
      (entry, other) =>
        compareOpen(entry, other) ||
        Number(other.isFirst) - Number(entry.isFirst) ||
        other.time - entry.time,
    )
    .map((entry) => {
      const place = (counts.get(entry.network) ?? 0) + 1;
      counts.set(entry.network, place);
      return { ...entry, place };
    })
    .toSorted((entry, other) => compareOpen(entry, other) || entry.place - other.place);
  const isExcess = ({ network, place }: (typeof ranked)[number]) =>
    network !== null && place > perNetwork;
  const beyond = ranked.filter((entry) => !isExcess(entry)).slice(ofAll);
  return [...ranked.filter(isExcess), ...beyond].map(({ key }) => key);
}

function compareOpen(entry: Rank, other: Rank): number {
  return Number(other.isOpen) - Number(entry.isOpen);
}
