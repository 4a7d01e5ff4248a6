/** Stores answers of verified buyers and of the shop, and deletes those of customers. */
import type { Connection } from '#database/connection.ts';
import { createUuid, isUuid } from '#database/keys/uuid.ts';
import {
  insertQuestionEvent,
  lockProductOfQuestion,
  publishQuestionChanges,
} from '#database/reviews/question-changes.ts';
import { defineStatement } from '#database/statement.ts';
import type { ShopAnswer } from '#features/questions/moderation/question-moderation.ts';
import type { SubmittedAnswer } from '#features/questions/writing/written-question.ts';
import type { ModerationStatus } from '#features/review-moderation/moderation.ts';
import { foldText } from '#features/reviews/reviews.ts';
import { Problem } from '#kit/problem.ts';
import { createUnknownQuestionProblem } from './save-question.ts';

const findStatus = defineStatement<{ readonly status: ModerationStatus }>(
  'question.status',
  'select status from question where id = $1',
);

type SavedAnswer = { readonly id: string; readonly isNew: boolean; readonly wasPublished: boolean };

/** An answer that replaces another keeps its id, and waits for a moderator again. */
const saveBuyers = defineStatement<SavedAnswer>(
  'answer.saveBuyers',
  `with former as (
     select status from answer where question_id = $2 and buyer_reference = $5)
   insert into answer (id, question_id, source_key, body, username, buyer_reference, search_text,
     author, is_from_shop, is_verified, submitted_at, status)
   values ($1::uuid, $2, 'own-' || $1::uuid::text, $3, $4, $5, $6, $7, false, true,
     clock_timestamp(), 'pending')
   on conflict (question_id, buyer_reference) do update set body = excluded.body,
     username = excluded.username, search_text = excluded.search_text,
     author = coalesce(excluded.author, answer.author), submitted_at = excluded.submitted_at,
     status = 'pending', refusal_reason = null
   returning id, xmax = 0 as "isNew",
     exists (select from former where status = 'published') as "wasPublished"`,
);

const replaceShops = defineStatement<{ readonly id: string }>(
  'answer.replaceShops',
  `update answer set body = $3, search_text = $4, submitted_at = clock_timestamp(),
     status = 'published', refusal_reason = null
   where question_id = $1 and username = $2 and is_from_shop and source_key like 'own-%'
   returning id`,
);

const insertShops = defineStatement<never>(
  'answer.insertShops',
  `insert into answer (id, question_id, source_key, body, username, search_text, is_from_shop,
     submitted_at)
   values ($1::uuid, $2, 'own-' || $1::uuid::text, $4, $3, $5, true, clock_timestamp())`,
);

const deleteAnswer = defineStatement<{ readonly status: ModerationStatus }>(
  'answer.remove',
  'delete from answer where id = $1 and author = $2 returning status',
);

export async function saveBuyersAnswer(
  connection: Connection,
  { productKey, questionId, body, username, buyerReference, author }: SubmittedAnswer,
): Promise<void> {
  const { product, status } = await lockQuestion(connection, questionId);
  if (product.productKey !== productKey || status !== 'published')
    throw createUnknownQuestionProblem();
  const [saved] = await connection.rows(saveBuyers, [
    ...[createUuid(), questionId, body, username, buyerReference, foldText(body), author],
  ]);
  if (!saved) throw createUnknownQuestionProblem();
  const action = saved.isNew ? 'submitted' : 'edited';
  await insertQuestionEvent(connection, { kind: 'answer', id: saved.id, productKey }, { action });
  if (saved.wasPublished) await publishQuestionChanges(connection, [productKey]);
}

/** Returns the id of the answer. */
export async function saveShopAnswer(
  connection: Connection,
  questionId: string,
  { username, body }: ShopAnswer,
): Promise<string> {
  const { product, status } = await lockQuestion(connection, questionId);
  if (status === 'unconfirmed' || status === 'refused')
    throw new Problem(409, 'questions.hidden', `question: is ${status}.`, { field: 'question' });
  const text = [username, body, foldText(body)];
  const [replaced] = await connection.rows(replaceShops, [questionId, ...text]);
  const id = replaced?.id ?? createUuid();
  if (!replaced) await connection.rows(insertShops, [id, questionId, ...text]);
  const subject = { kind: 'answer', id, productKey: product.productKey } as const;
  await insertQuestionEvent(connection, subject, { action: 'answered' });
  if (status === 'published') await publishQuestionChanges(connection, [product.productKey]);
  return id;
}

/** Deletes the answer of a customer. @throws Problem 404 as the port. */
export async function removeAnswer(
  connection: Connection,
  id: string,
  author: string,
): Promise<void> {
  const product = isUuid(id) ? await lockProductOfQuestion(connection, id) : null;
  const [deleted] = product ? await connection.rows(deleteAnswer, [id, author]) : [];
  if (!product || !deleted)
    throw new Problem(404, 'questionForm.answerUnknown', 'answer: there is no such answer.', {
      field: 'answer',
    });
  const { productKey } = product;
  await insertQuestionEvent(connection, { kind: 'answer', id, productKey }, { action: 'deleted' });
  if (deleted.status === 'published') await publishQuestionChanges(connection, [productKey]);
}

async function lockQuestion(connection: Connection, id: string) {
  const product = isUuid(id) ? await lockProductOfQuestion(connection, id) : null;
  const [question] = product ? await connection.rows(findStatus, [id]) : [];
  if (!product || !question) throw createUnknownQuestionProblem();
  return { product, status: question.status };
}
