/** Tables of questions about products, their answers, and decisions on both. */
import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { bytes, createdAt, timestampTz } from './columns.ts';
import { product } from './schema.ts';

/** `source_key` identifies a question across repeated imports; `own-…` was written in this shop. */
export const question = pgTable(
  'question',
  {
    id: uuid().primaryKey(),
    productId: uuid('product_id')
      .notNull()
      .references(() => product.id, { onDelete: 'cascade' }),
    sourceKey: text('source_key').notNull().unique(),
    body: text().notNull(),
    username: text(),
    /** Language of the text, such as `en`. */
    language: text(),
    submittedAt: timestampTz('submitted_at').notNull(),
    status: text().notNull().default('published'),
    refusalReason: text('refusal_reason'),
    /** Text in plain lower-case letters, for the search within questions. */
    searchText: text('search_text').notNull().default(''),
    /** Keyed hash of the customer or address of the author; null for imports. */
    author: text(),
    /** Hash of the token in the email that confirms a guest's question. */
    tokenHash: bytes('token_hash').unique(),
    createdAt: createdAt(),
  },
  (t) => [
    index('question_product_idx').on(t.productId, t.submittedAt, t.id),
    index('question_author_idx').on(t.author).where(sql`${t.author} is not null`),
    index('question_waiting_idx')
      .on(t.status, t.submittedAt, t.id)
      .where(sql`${t.status} <> 'published'`),
    check(
      'question_status_known',
      sql`${t.status} in ('unconfirmed', 'pending', 'published', 'refused')`,
    ),
    check(
      'question_refused_with_reason',
      sql`(${t.status} = 'refused') = (${t.refusalReason} is not null)`,
    ),
  ],
);

export const answer = pgTable(
  'answer',
  {
    id: uuid().primaryKey(),
    questionId: uuid('question_id')
      .notNull()
      .references(() => question.id, { onDelete: 'cascade' }),
    sourceKey: text('source_key').notNull().unique(),
    body: text().notNull(),
    /** The shop's name, or the buyer's nickname. */
    username: text().notNull(),
    isFromShop: boolean('is_from_shop').notNull(),
    /** The author bought the product in this shop; never imported. */
    isVerified: boolean('is_verified').notNull().default(false),
    submittedAt: timestampTz('submitted_at').notNull(),
    status: text().notNull().default('published'),
    refusalReason: text('refusal_reason'),
    searchText: text('search_text').notNull().default(''),
    /** Order that proves the purchase; one answer for each order and question. */
    buyerReference: text('buyer_reference'),
    /** Keyed hash of the customer who answered; null for guests, the shop and imports. */
    author: text(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('answer_buyer_idx').on(t.questionId, t.buyerReference),
    index('answer_author_idx').on(t.author).where(sql`${t.author} is not null`),
    index('answer_question_idx').on(t.questionId, t.submittedAt, t.id),
    index('answer_waiting_idx')
      .on(t.status, t.submittedAt, t.id)
      .where(sql`${t.status} <> 'published'`),
    check('answer_status_known', sql`${t.status} in ('pending', 'published', 'refused')`),
    check(
      'answer_refused_with_reason',
      sql`(${t.status} = 'refused') = (${t.refusalReason} is not null)`,
    ),
    check('answer_verified_by_order', sql`not ${t.isVerified} or ${t.buyerReference} is not null`),
  ],
);

/** Audit log: one row for each decision on a question or an answer, kept when it is deleted. */
export const questionEvent = pgTable(
  'question_event',
  {
    id: uuid().primaryKey(),
    at: timestampTz('at').notNull().default(sql`clock_timestamp()`),
    /** Id of the question or answer. */
    subjectId: uuid('subject_id').notNull(),
    productKey: text('product_key').notNull(),
    /** `question` or `answer`. */
    kind: text().notNull(),
    action: text().notNull(),
    reason: text(),
  },
  (t) => [index('question_event_subject_idx').on(t.subjectId, t.at)],
);
