/** Column types and defaults shared by all tables. */
import { customType, timestamp } from 'drizzle-orm/pg-core';

export const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });
/** 64-bit transaction id, which never wraps around. */
export const transactionId = customType<{ data: string }>({ dataType: () => 'xid8' });
export const timestampTz = (name: string) =>
  timestamp(name, { withTimezone: true, mode: 'string' });
export const createdAt = () => timestampTz('created_at').notNull().defaultNow();
export const updatedAt = () => timestampTz('updated_at').notNull().defaultNow();
