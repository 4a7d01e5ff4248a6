/** Contract tests that every provider of agents' carts passes. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  AGENT_CALL_SECONDS,
  AGENT_KEY_HOURS,
  type AgentLimits,
  EMPTY_CART_HOURS,
} from './agent-cart.ts';
import type { AgentCall, AgentCarts, NewAgentCart } from './agent-carts.port.ts';

export type AgentCartsSetup = {
  /** With the limits of `CONTRACT_LIMITS`. */
  readonly agentCarts: AgentCarts;
  readonly close: () => Promise<void>;
};

export const CONTRACT_LIMITS: AgentLimits = {
  carts: { perNetwork: 5, ofAll: 12, endingPerNetwork: 2 },
  responses: { perNetwork: 3, ofAll: 8 },
};

const now = new Date('2026-11-26T12:00:00Z');
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);
let count = 0;
const idOf = (number: number) => `01900000-0000-7000-8000-${String(number).padStart(12, '0')}`;

function someCart(over: Partial<NewAgentCart> = {}): NewAgentCart {
  count += 1;
  return {
    ...{ id: idOf(count), fascia: 'aldermoor', locale: 'en-GB', network: null },
    ...{ basketToken: `token ${count}`, expiresAt: later(60) },
    ...over,
  };
}

export function describeAgentCarts(name: string, open: () => Promise<AgentCartsSetup>): void {
  describe(`agents' carts from ${name}`, () => {
    let setup: AgentCartsSetup;
    beforeAll(async () => {
      setup = await open();
    });
    afterAll(() => setup.close());
    describeCarts(() => setup.agentCarts);
    describeCalls(() => setup.agentCarts);
    describeLimits(() => setup.agentCarts);
  });
}

function describeCarts(carts: () => AgentCarts): void {
  test('a cart is found in its fascia until it expires', async () => {
    const cart = someCart({ locale: 'fr-FR' });
    const { id, locale, expiresAt } = cart;
    await carts().create(cart, now);
    const found = { id, locale, expiresAt, status: 'open' };
    expect(await carts().find('aldermoor', id, now)).toEqual(found);
    expect(await carts().find('nightjar', id, now)).toBeNull();
    expect(await carts().find('aldermoor', id, later(60))).toBeNull();
    expect(await carts().find('aldermoor', 'no-id', now)).toBeNull();
  });

  test('a change extends a cart; a transferred or cancelled one cannot be changed', async () => {
    const { id } = await created(carts(), someCart());
    const extended = { locale: 'de-DE', expiresAt: later(90) };
    expect(await carts().update('aldermoor', id, extended)).toBe(true);
    expect(await carts().find('aldermoor', id, later(60))).toMatchObject(extended);
    expect(await carts().update('aldermoor', id, { status: 'transferred' })).toBe(true);
    const cancelled = { status: 'cancelled', expiresAt: later(900) } as const;
    expect(await carts().update('aldermoor', id, cancelled)).toBe(false);
    const transferred = { status: 'transferred', ...extended };
    expect(await carts().find('aldermoor', id, now)).toMatchObject(transferred);
    expect(await carts().update('nightjar', id, { status: 'open' })).toBe(false);
    expect(await carts().find('aldermoor', id, now)).toMatchObject(transferred);
  });

  test('expired carts are deleted, others are kept', async () => {
    const old = await created(carts(), someCart({ expiresAt: later(10) }));
    const young = await created(carts(), someCart({ expiresAt: later(20) }));
    await carts().cleanUp(later(10));
    expect(await carts().find('aldermoor', old.id, now)).toBeNull();
    expect(await carts().find('aldermoor', young.id, now)).not.toBeNull();
  });
}

async function created(carts: AgentCarts, cart: NewAgentCart): Promise<NewAgentCart> {
  await carts.create(cart, now);
  return cart;
}

function someCall(over: Partial<AgentCall> = {}): AgentCall {
  count += 1;
  const request = { items: [{ sku: 'a', quantity: 1 }] };
  const agent = { fascia: 'aldermoor', agent: 'agent', network: null };
  return { ...agent, key: idOf(count), request, ...over };
}

function describeCalls(carts: () => AgentCarts): void {
  test('of parallel calls with one key only one is new', async () => {
    const call = someCall();
    const begun = await Promise.all(Array.from({ length: 10 }, () => carts().beginCall(call, now)));
    expect(begun.map(({ kind }) => kind).toSorted()).toEqual(['new', ...Array(9).fill('running')]);
  });

  test('a repeated call gets the stored response, for a day', async () => {
    const call = someCall();
    await carts().beginCall(call, now);
    await carts().saveResponse(call, { status: 201 }, now);
    const completed = { kind: 'completed', response: { status: 201 } };
    expect(await carts().beginCall(call, later(AGENT_KEY_HOURS * 3600 - 1))).toEqual(completed);
    const other = { ...call, request: {} };
    expect(await carts().beginCall(other, now)).toEqual({ kind: 'reused' });
    const next = await carts().beginCall(other, later(AGENT_KEY_HOURS * 3600));
    expect(next).toEqual({ kind: 'new' });
  });

  test('agents and fascias have separate keys', async () => {
    const call = someCall();
    await carts().beginCall(call, now);
    for (const other of [{ agent: 'another agent' }, { fascia: 'nightjar' }])
      expect(await carts().beginCall({ ...call, ...other }, now)).toEqual({ kind: 'new' });
  });

  test('a call that failed or never finished can be retried', async () => {
    const call = someCall();
    await carts().beginCall(call, now);
    await carts().releaseCall(call);
    expect(await carts().beginCall(call, now)).toEqual({ kind: 'new' });
    const after = later(AGENT_CALL_SECONDS);
    expect(await carts().beginCall(call, after)).toEqual({ kind: 'new' });
    await carts().saveResponse(call, { status: 200 }, after);
    await carts().releaseCall(call);
    expect((await carts().beginCall(call, after)).kind).toBe('completed');
  });
}

function describeLimits(carts: () => AgentCarts): void {
  const { carts: limits, responses } = CONTRACT_LIMITS;

  test('beyond the limit of a network its cart that expires first is evicted, and no new one is refused', async () => {
    await carts().cleanUp(later(999_999));
    const network = 'a network';
    const own: NewAgentCart[] = [];
    for (let place = 0; place < limits.perNetwork; place += 1)
      own.push(await created(carts(), someCart({ network, expiresAt: later(100 - place) })));
    const other = await created(carts(), someCart({ network: 'another', expiresAt: later(1) }));
    // The first to expire is looked at meanwhile, so the next one gives way.
    const [used, first] = [own.at(-1), own.at(-2)];
    await carts().update('aldermoor', used?.id ?? '', { expiresAt: later(200) });
    const more = await created(carts(), someCart({ network, expiresAt: later(50) }));
    const kept = await listOpen(carts(), [...own, other, more]);
    expect(kept).toEqual([...own, other, more].filter((cart) => cart !== first));
  });

  test('beyond the limit of all carts, one of the network with the most carts is evicted', async () => {
    await carts().cleanUp(later(999_999));
    const few = await created(carts(), someCart({ network: 'few', expiresAt: later(1) }));
    const shared: NewAgentCart[] = [];
    for (let place = 1; place < limits.ofAll; place += 1)
      shared.push(await created(carts(), someCart({ expiresAt: later(10 + place) })));
    expect(await listOpen(carts(), [few, ...shared])).toHaveLength(limits.ofAll);
    const more = await created(carts(), someCart({ network: 'new' }));
    const kept = await listOpen(carts(), [few, ...shared, more]);
    expect(kept).toEqual([few, ...shared.slice(1), more]);
  });

  test('the latest empty carts of a network with filled ones are kept, and other empty ones are not', async () => {
    const empty = { expiresAt: later(EMPTY_CART_HOURS * 3600) };
    for (const network of ['a network', null]) {
      await carts().cleanUp(later(999_999));
      const filled: NewAgentCart[] = [];
      const limit = network === null ? limits.ofAll : limits.perNetwork;
      for (let place = 0; place < limit; place += 1)
        filled.push(await created(carts(), someCart({ network, expiresAt: later(9_000 + place) })));
      const old = { expiresAt: later(EMPTY_CART_HOURS * 3600 - 9) };
      const first = await created(carts(), someCart({ network, ...old }));
      const second = await created(carts(), someCart({ network, ...empty }));
      const third = await created(carts(), someCart({ network, ...empty }));
      const last = await created(carts(), someCart({ network, expiresAt: later(9_999) }));
      const kept = await listOpen(carts(), [...filled, first, second, third, last]);
      expect(kept).toEqual([...filled.slice(3 - limit), second, third, last]);
    }
  });

  test('carts that are no longer open are evicted first, by the limits of a network and of all', async () => {
    for (const { network, limit } of [
      { network: 'a network', limit: limits.perNetwork },
      { network: null, limit: limits.ofAll },
    ]) {
      await carts().cleanUp(later(999_999));
      const [taken, cancelled] = [
        await created(carts(), someCart({ network, expiresAt: later(900) })),
        await created(carts(), someCart({ network: network ?? 'few', expiresAt: later(900) })),
      ];
      await carts().update('aldermoor', taken.id, { status: 'transferred' });
      await carts().update('aldermoor', cancelled.id, { status: 'cancelled' });
      const open: NewAgentCart[] = [];
      for (let place = 0; place < limit; place += 1)
        open.push(await created(carts(), someCart({ network, expiresAt: later(10 + place) })));
      expect(await listOpen(carts(), [taken, cancelled, ...open])).toEqual(open);
    }
  });

  test('the clean-up deletes the oldest responses beyond the limits, but not running calls', async () => {
    const completeCall = async (network: string | null, seconds: number) => {
      const call = someCall({ network });
      await carts().beginCall(call, later(seconds));
      await carts().saveResponse(call, { status: 200 }, later(seconds));
      return call;
    };
    const ofNetwork: AgentCall[] = [];
    for (let place = 0; place <= responses.perNetwork; place += 1)
      ofNetwork.push(await completeCall('a network', place));
    const shared: AgentCall[] = [];
    for (let place = 0; place < responses.ofAll; place += 1)
      shared.push(await completeCall(null, 100 + place));
    const running = someCall({ network: 'a network' });
    const late = someCall({ network: 'a network' });
    await carts().beginCall(running, now);
    // Begun by a server whose clock is ahead.
    await carts().beginCall(late, later(300));
    await carts().cleanUp(now);
    const kindsOf = async (calls: readonly AgentCall[]) => {
      const begun = await Promise.all(calls.map((call) => carts().beginCall(call, later(1))));
      return begun.map(({ kind }) => kind);
    };
    const [first, ...others] = await kindsOf(ofNetwork);
    expect([first, new Set(others)]).toEqual(['new', new Set(['completed'])]);
    const rest = responses.ofAll - responses.perNetwork;
    const isKept = (await kindsOf(shared)).map((kind) => kind === 'completed');
    expect(isKept).toEqual(shared.map((_, place) => place >= shared.length - rest));
    expect(await kindsOf([running, late])).toEqual(['running', 'running']);
  });
}

async function listOpen(
  carts: AgentCarts,
  list: readonly NewAgentCart[],
): Promise<readonly NewAgentCart[]> {
  const found = await Promise.all(list.map(({ id }) => carts.find('aldermoor', id, now)));
  return list.filter((_, index) => found[index] !== null);
}
