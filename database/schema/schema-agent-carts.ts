/** Table of the carts that shopping agents fill; their lines are those of a basket. */
import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bytes, timestampTz } from './columns.ts';

export const agentCart = pgTable(
  'agent_cart',
  {
    id: uuid().primaryKey(),
    fascia: text().notNull(),
    /** sha256 of the token of its basket, which is deleted with it. */
    tokenHash: bytes('token_hash').notNull(),
    locale: text().notNull(),
    status: text().notNull(),
    /** Keyed hash of the agent's IP network, for limits; null where callers share it. */
    network: text(),
    expiresAt: timestampTz('expires_at').notNull(),
  },
  (t) => [
    index('agent_cart_expires_idx').on(t.expiresAt),
    index('agent_cart_network_expires_idx').on(t.network, t.expiresAt),
    check('agent_cart_status_known', sql`${t.status} in ('open', 'transferred', 'cancelled')`),
  ],
);
