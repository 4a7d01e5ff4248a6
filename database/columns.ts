/** Kinds of columns that every table shares. */
import { customType, timestamp } from 'drizzle-orm/pg-core';

export const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });
/** A transaction's own number, 64 bits wide, so that it never wraps. */
export const transactionId = customType<{ data: string }>({ dataType: () => 'xid8' });
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'string' });
export const createdAt = () => moment('created_at').notNull().defaultNow();
export const updatedAt = () => moment('updated_at').notNull().defaultNow();
