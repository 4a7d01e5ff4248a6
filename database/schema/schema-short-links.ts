/** Table of short links to pages of the shop. */
import { index, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { timestampTz } from './columns.ts';

export const shortLink = pgTable(
  'short_link',
  {
    code: text().primaryKey(),
    fascia: text().notNull(),
    /** Path and query with locale prefix. */
    path: text().notNull(),
    createdAt: timestampTz('created_at').notNull(),
  },
  (t) => [
    unique('short_link_page').on(t.fascia, t.path),
    index('short_link_created_idx').on(t.createdAt),
  ],
);
