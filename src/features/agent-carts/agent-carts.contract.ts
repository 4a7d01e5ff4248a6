/** Contract tests that every provider of agents' carts passes. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AGENT_CALL_SECONDS, AGENT_KEY_HOURS, MAX_AGENT_CARTS } from './agent-cart.ts';
import type { AgentCall, AgentCarts, NewAgentCart } from './agent-carts.port.ts';

export type AgentCartsSetup = {
  readonly agentCarts: AgentCarts;
  readonly close: () => Promise<void>;
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
  });
}

function describeCarts(carts: () => AgentCarts): void {
  test('a cart is found in its fascia until it expires', async () => {
    const cart = someCart({ locale: 'fr-FR' });
    const { id, locale, expiresAt } = cart;
    expect(await carts().create(cart, now)).toBe(true);
    const found = { id, locale, expiresAt, status: 'open' };
    expect(await carts().find('aldermoor', id, now)).toEqual(found);
    expect(await carts().find('nightjar', id, now)).toBeNull();
    expect(await carts().find('aldermoor', id, later(60))).toBeNull();
    expect(await carts().find('aldermoor', 'no-id', now)).toBeNull();
  });

  test('a change extends a cart; a transferred or cancelled one changes no more', async () => {
    const { id } = await created(carts(), someCart());
    await carts().update('aldermoor', id, { locale: 'de-DE', expiresAt: later(90) });
    const extended = { locale: 'de-DE', expiresAt: later(90) };
    expect(await carts().find('aldermoor', id, later(60))).toMatchObject(extended);
    await carts().update('aldermoor', id, { status: 'transferred' });
    await carts().update('aldermoor', id, { status: 'cancelled', expiresAt: later(900) });
    const transferred = { status: 'transferred', ...extended };
    expect(await carts().find('aldermoor', id, now)).toMatchObject(transferred);
    await carts().update('nightjar', id, { status: 'open' });
    expect(await carts().find('aldermoor', id, now)).toMatchObject(transferred);
  });

  test('a network has a limited number of open carts', async () => {
    const network = 'a network';
    const first = await created(carts(), someCart({ network }));
    for (let carted = 1; carted < MAX_AGENT_CARTS; carted += 1)
      await created(carts(), someCart({ network }));
    const more = someCart({ network });
    expect(await carts().create(more, now)).toBe(false);
    expect(await carts().find('aldermoor', more.id, now)).toBeNull();
    expect(await carts().create(someCart({ network: 'another network' }), now)).toBe(true);
    await carts().update('aldermoor', first.id, { status: 'cancelled' });
    expect(await carts().create(more, now)).toBe(true);
    expect(await carts().create(someCart({ network }), later(60))).toBe(true);
  });

  test('expired carts are deleted, others stay', async () => {
    const old = await created(carts(), someCart({ expiresAt: later(10) }));
    const young = await created(carts(), someCart({ expiresAt: later(20) }));
    await carts().cleanUp(later(10));
    expect(await carts().find('aldermoor', old.id, now)).toBeNull();
    expect(await carts().find('aldermoor', young.id, now)).not.toBeNull();
  });
}

async function created(carts: AgentCarts, cart: NewAgentCart): Promise<NewAgentCart> {
  expect(await carts.create(cart, now)).toBe(true);
  return cart;
}

function describeCalls(carts: () => AgentCarts): void {
  const someCall = (over: Partial<AgentCall> = {}): AgentCall => {
    count += 1;
    const request = { items: [{ sku: 'a', quantity: 1 }] };
    return { fascia: 'aldermoor', agent: 'agent', key: idOf(count), request, ...over };
  };

  test('of parallel calls with one key only one is new', async () => {
    const call = someCall();
    const begun = await Promise.all(Array.from({ length: 10 }, () => carts().beginCall(call, now)));
    expect(begun.map(({ kind }) => kind).toSorted()).toEqual(['new', ...Array(9).fill('running')]);
  });

  test('a repeated call gets the stored answer, for a day', async () => {
    const call = someCall();
    await carts().beginCall(call, now);
    await carts().saveAnswer(call, { status: 201 }, now);
    const answered = { kind: 'answered', answer: { status: 201 } };
    expect(await carts().beginCall(call, later(AGENT_KEY_HOURS * 3600 - 1))).toEqual(answered);
    const other = { ...call, request: {} };
    expect(await carts().beginCall(other, now)).toEqual({ kind: 'reused' });
    const next = await carts().beginCall(other, later(AGENT_KEY_HOURS * 3600));
    expect(next).toEqual({ kind: 'new' });
  });

  test('agents and fascias have keys of their own', async () => {
    const call = someCall();
    await carts().beginCall(call, now);
    for (const other of [{ agent: 'another agent' }, { fascia: 'nightjar' }])
      expect(await carts().beginCall({ ...call, ...other }, now)).toEqual({ kind: 'new' });
  });

  test('a call that failed, or never finished, can be tried again', async () => {
    const call = someCall();
    await carts().beginCall(call, now);
    await carts().giveUpCall(call);
    expect(await carts().beginCall(call, now)).toEqual({ kind: 'new' });
    const after = later(AGENT_CALL_SECONDS);
    expect(await carts().beginCall(call, after)).toEqual({ kind: 'new' });
    await carts().saveAnswer(call, { status: 200 }, after);
    await carts().giveUpCall(call);
    expect((await carts().beginCall(call, after)).kind).toBe('answered');
  });
}
