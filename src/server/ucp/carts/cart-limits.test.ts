/** Tests that one network's agents do not use up the carts of others. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CONTRACT_LIMITS } from '#features/agent-carts/agent-carts.contract.ts';
import {
  createAgentCart,
  createSignedCartId,
  findAgentCart,
} from '#features/agent-carts/agent-carts.server.ts';
import { createMemoryAgentCarts } from '#features/agent-carts/memory-agent-carts.fixtures.ts';
import { findNetwork } from '#server/http/client-address/network.server.ts';
import { openCartSession } from '#test/clients/cart-session.ts';

const group = fc.integer({ min: 0, max: 0xffff }).map((number) => number.toString(16));
/** Address of 2001:db8:7::/48, which is what one customer of a provider gets. */
const address = fc
  .array(group, { minLength: 5, maxLength: 5 })
  .map((groups) => `2001:db8:7:${groups.join(':')}`);
const calls = fc.array(fc.record({ address, isFilled: fc.boolean() }), {
  ...{ minLength: 15, maxLength: 40 },
});
const items = [{ sku: 'tee', quantity: 1 }];

test('all addresses of a /48 together cannot evict the carts of another network', async () => {
  await fc.assert(
    fc.asyncProperty(calls, async (agentCalls) => {
      const session = openCartSession({
        ports: { agentCarts: createMemoryAgentCarts(CONTRACT_LIMITS) },
      });
      await session.saveStock('tee', 5);
      const createFrom = async (remoteAddress: string, isFilled: boolean) => {
        const addresses = { remoteAddress, forwardedFor: undefined, trustedProxies: 0 };
        const visitor = { network: findNetwork(addresses), ipHash: '', userAgent: '' };
        const shop = session.shop({ visitor });
        const { cart } = await createAgentCart(shop, isFilled ? items : []);
        return createSignedCartId(shop, cart?.id ?? '');
      };
      const ids: string[] = [];
      while (ids.length < CONTRACT_LIMITS.carts.perNetwork)
        ids.push(await createFrom('2001:db8:8::1', true));
      for (const call of agentCalls) await createFrom(call.address, call.isFilled);
      for (const id of ids) expect(await findAgentCart(session.shop(), id)).not.toBeNull();
    }),
  );
});
