/** Changes of questions and answers: locks, audit log and change feed, in one transaction. */
import type { QuestionEvent } from '#features/questions/moderation/question-moderation.ts';
import type { Connection } from '../connection.ts';
import { createUuid } from '../keys/uuid.ts';
import { publishChanges } from '../publish.ts';
import { defineStatement } from '../statement.ts';

export type QuestionSubject = {
  readonly kind: 'question' | 'answer';
  readonly id: string;
  readonly productKey: string;
};

type LockedProduct = { readonly productKey: string };

/** Every writer locks the product first, then its questions, which prevents deadlocks. */
const lockProductOfId = defineStatement<LockedProduct>(
  'question.lockProductOfId',
  `select product_key as "productKey" from product
   where id = (select product_id from question
     where id = coalesce((select question_id from answer where id = $1), $1))
   for no key update`,
);

const insertEvent = defineStatement<never>(
  'question.event',
  `insert into question_event (id, subject_id, product_key, kind, action, reason)
   values ($1, $2, $3, $4, $5, $6)`,
);

/** Locks the product of a question or an answer; null for an unknown id. */
export async function lockProductOfQuestion(
  connection: Connection,
  id: string,
): Promise<LockedProduct | null> {
  const [product] = await connection.rows(lockProductOfId, [id]);
  return product ?? null;
}

export async function insertQuestionEvent(
  connection: Connection,
  { kind, id, productKey }: QuestionSubject,
  { action, reason = null }: Pick<QuestionEvent, 'action'> & Partial<Pick<QuestionEvent, 'reason'>>,
): Promise<void> {
  await connection.rows(insertEvent, [createUuid(), id, productKey, kind, action, reason]);
}

/** After the published questions or answers of a product changed. */
export async function publishQuestionChanges(
  connection: Connection,
  productKeys: readonly string[],
): Promise<void> {
  await publishChanges(connection, 'reviews', productKeys);
}
