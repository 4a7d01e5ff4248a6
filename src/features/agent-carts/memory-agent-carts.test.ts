/** The contract of agents' carts on the provider in memory. */
import { CONTRACT_LIMITS, describeAgentCarts } from './agent-carts.contract.ts';
import { createMemoryAgentCarts } from './memory-agent-carts.fixtures.ts';

describeAgentCarts('memory', async () => ({
  agentCarts: createMemoryAgentCarts(CONTRACT_LIMITS),
  close: async () => undefined,
}));
