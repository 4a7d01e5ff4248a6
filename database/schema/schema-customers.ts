/** Tables of customers: accounts, sessions, one-time tokens, throttling, audit log, wishlists. */
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { bytes, createdAt, timestampTz, updatedAt } from './columns.ts';

/** Accounts, each shared by all fascias. */
export const customer = pgTable('customer', {
  id: uuid().primaryKey(),
  /** As typed; emails are sent to it. */
  email: text().notNull(),
  emailNorm: text('email_norm').notNull().unique(),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  /** PHC string format. */
  passwordHash: text('password_hash').notNull(),
  premierUntil: timestampTz('premier_until'),
  /** Id in an affiliate programme, which their share links have. */
  affiliateId: text('affiliate_id'),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});

const customerId = () =>
  uuid('customer_id')
    .notNull()
    .references(() => customer.id, { onDelete: 'cascade' });

export const session = pgTable(
  'session',
  {
    /** Identifies the session to its owner; is not a credential. */
    id: uuid().primaryKey(),
    tokenHash: bytes('token_hash').notNull().unique(),
    customerId: customerId(),
    fascia: text().notNull(),
    /** User agent, truncated. */
    device: text().notNull(),
    createdAt: createdAt(),
    lastSeenAt: timestampTz('last_seen_at').notNull().defaultNow(),
    expiresAt: timestampTz('expires_at').notNull(),
  },
  (t) => [
    index('session_customer_idx').on(t.customerId),
    index('session_expires_idx').on(t.expiresAt),
  ],
);

/** Single-use tokens of emailed links. */
export const oneTimeToken = pgTable(
  'one_time_token',
  {
    tokenHash: bytes('token_hash').primaryKey(),
    purpose: text().notNull(),
    /** null for a sign-up (no customer yet) and for an address without an account. */
    customerId: uuid('customer_id').references(() => customer.id, { onDelete: 'cascade' }),
    payload: jsonb().notNull(),
    expiresAt: timestampTz('expires_at').notNull(),
  },
  (t) => [
    index('one_time_token_customer_idx').on(t.customerId),
    index('one_time_token_expires_idx').on(t.expiresAt),
  ],
);

/** Attempts per account and per IP address; keys are hashes. */
export const throttle = pgTable(
  'throttle',
  {
    key: text().primaryKey(),
    tries: integer().notNull(),
    since: timestampTz('since').notNull().defaultNow(),
    blockedUntil: timestampTz('blocked_until').notNull().defaultNow(),
  },
  (t) => [index('throttle_since_idx').on(t.since)],
);

/** Audit log of actions on accounts, by id only; append-only. */
export const auditEntry = pgTable(
  'audit_entry',
  {
    id: uuid().primaryKey(),
    at: timestampTz('at').notNull().defaultNow(),
    customerId: uuid('customer_id'),
    fascia: text().notNull(),
    action: text().notNull(),
  },
  (t) => [
    index('audit_entry_customer_idx').on(t.customerId, t.at),
    index('audit_entry_at_idx').on(t.at),
  ],
);

export const wishlistItem = pgTable(
  'wishlist_item',
  {
    customerId: customerId(),
    productKey: text('product_key').notNull(),
    colour: text().notNull(),
    sku: text().notNull(),
    sizeSelected: boolean('size_selected').notNull(),
    /** Price and stock when the item was saved, to show price drops and items back in stock. */
    seen: jsonb(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.customerId, t.productKey, t.colour] }),
    index('wishlist_item_order_idx').on(t.customerId, t.createdAt),
  ],
);
