/** The contract of agents' carts on the provider in memory. */
import { describeAgentCarts } from './agent-carts.contract.ts';
import { createMemoryAgentCarts } from './memory-agent-carts.fixtures.ts';

describeAgentCarts('memory', async () => ({
  agentCarts: createMemoryAgentCarts(),
  close: async () => undefined,
}));
