/** Stores, confirms and deletes questions of shoppers. */
import { randomBytes } from 'node:crypto';
import type { Connection } from '#database/connection.ts';
import { isoTime } from '#database/iso-time.ts';
import { hashToken } from '#database/keys/hash-token.ts';
import { createUuid, isUuid } from '#database/keys/uuid.ts';
import {
  insertQuestionEvent,
  lockProductOfQuestion,
  publishQuestionChanges,
} from '#database/reviews/question-changes.ts';
import { lockReviewedProduct } from '#database/reviews/review-changes.ts';
import { defineStatement } from '#database/statement.ts';
import type { Questions } from '#features/questions/questions.port.ts';
import type { SentQuestion } from '#features/questions/writing/question-writing.ts';
import {
  type OwnAnswer,
  type OwnQuestion,
  REPEAT_MINUTES,
  type SubmittedQuestion,
} from '#features/questions/writing/written-question.ts';
import { CONFIRMATION_DAYS } from '#features/review-writing/submitted-review.ts';
import type { Reviewer } from '#features/reviews/review-person.ts';
import { foldText } from '#features/reviews/reviews.ts';
import { Problem } from '#kit/problem.ts';

const OWN_QUESTION = `q.id, p.product_key as "productKey", q.body, q.username, q.status,
  q.refusal_reason as "refusalReason", ${isoTime('q.submitted_at')} as "submittedAt"
  from question q join product p on p.id = q.product_id`;

/** Maximum number on the page of a person's own questions. */
const MAX_LISTED = 200;

const IS_LINK_VALID = `(q.status <> 'unconfirmed'
  or q.submitted_at > now() - interval '${CONFIRMATION_DAYS} days')`;

const insertQuestion = defineStatement<never>(
  'question.insert',
  `insert into question (id, product_id, source_key, body, username, language, submitted_at, status,
     search_text, author, token_hash)
   values ($1::uuid, $2, 'own-' || $1::uuid::text, $3, $4, $5, clock_timestamp(), $6, $7, $8, $9)`,
);

/** A refused question can be submitted again. */
const findSame = defineStatement<{
  readonly id: string;
  readonly status: OwnQuestion['status'];
  readonly isRecent: boolean;
}>(
  'question.same',
  `select id, status, submitted_at > now() - interval '${REPEAT_MINUTES} minutes' as "isRecent"
   from question
   where product_id = $1 and author in ($2, $3) and body = $4 and status <> 'refused'
   order by status = 'unconfirmed', submitted_at desc limit 1`,
);

const byToken = defineStatement<OwnQuestion>(
  'question.byToken',
  `select ${OWN_QUESTION} where q.token_hash = $1 and ${IS_LINK_VALID}`,
);

/** `$3` number, null for all. */
const listAll = defineStatement<OwnQuestion>(
  'question.listOwn',
  `select ${OWN_QUESTION} where q.author in ($1, $2) and q.status <> 'unconfirmed'
   order by q.submitted_at desc, q.id limit $3::int`,
);

const listAnswers = defineStatement<OwnAnswer>(
  'question.listOwnAnswers',
  `select a.id, a.question_id as "questionId", p.product_key as "productKey", q.body as question,
     a.body, a.username,
     a.status, a.refusal_reason as "refusalReason", ${isoTime('a.submitted_at')} as "submittedAt"
   from answer a join question q on q.id = a.question_id join product p on p.id = q.product_id
   where a.author = $1 order by a.submitted_at desc, a.id`,
);

const setConfirmed = defineStatement<{ readonly id: string }>(
  'question.confirm',
  `update question set status = 'pending' where id = $1 and status = 'unconfirmed' returning id`,
);

/** $1 hash of a token; or $2 id, $3 author, $4 hash of the email address. */
const findOwned = defineStatement<{ readonly id: string }>(
  'question.owned',
  `select id from question where token_hash = $1
     or (id = $2 and author in ($3, $4) and status <> 'unconfirmed')`,
);

const deleteQuestion = defineStatement<{ readonly status: OwnQuestion['status'] }>(
  'question.remove',
  'delete from question where id = $1 returning status',
);

/** An unconfirmed question was never published, so its event log is deleted too. */
const deleteEvents = defineStatement<never>(
  'question.forgetEvents',
  'delete from question_event where subject_id = $1',
);

const deleteOld = defineStatement<never>(
  'question.deleteOld',
  `with deleted as (delete from question where id in (select id from question
     where status = 'unconfirmed' and submitted_at <= now() - interval '${CONFIRMATION_DAYS} days'
     limit 1000) returning id)
   delete from question_event where subject_id in (select id from deleted)`,
);

/** Returns the `token` of a guest's link; null if no link is emailed. */
export async function saveQuestion(
  connection: Connection,
  { productKey, body, username, language }: SubmittedQuestion,
  { author, authorEmail }: Reviewer,
  isGuest: boolean,
): Promise<Pick<SentQuestion, 'sent'> & { readonly token: string | null }> {
  const owner = await lockReviewedProduct(connection, productKey);
  if (!owner)
    throw new Problem(404, 'product.notSold', 'product: is not sold.', { field: 'product' });
  const [existing] = await connection.rows(findSame, [owner.productId, author, authorEmail, body]);
  const sent = isGuest ? 'mail' : 'now';
  // Guests always get the same response, so that authors cannot be found by guessing addresses.
  if (existing && (existing.status !== 'unconfirmed' || (isGuest && existing.isRecent)))
    return { sent, token: null };
  if (existing) {
    await connection.rows(deleteQuestion, [existing.id]);
    await connection.rows(deleteEvents, [existing.id]);
  }
  const token = isGuest ? randomBytes(32).toString('base64url') : null;
  const id = createUuid();
  await connection.rows(insertQuestion, [
    ...[id, owner.productId, body, username, language],
    ...[token === null ? 'pending' : 'unconfirmed', foldText(body), author ?? authorEmail],
    token === null ? null : hashToken(token),
  ]);
  const action = token === null ? 'confirmed' : 'submitted';
  await insertQuestionEvent(connection, { kind: 'question', id, productKey }, { action });
  return { sent, token };
}

export async function findQuestionByToken(
  connection: Connection,
  token: string,
): Promise<OwnQuestion | null> {
  const [question] = await connection.rows(byToken, [hashToken(token)]);
  return question ?? null;
}

/** null for an unknown or expired link. */
export async function confirmQuestion(
  connection: Connection,
  token: string,
): Promise<OwnQuestion | null> {
  const question = await findQuestionByToken(connection, token);
  if (!question) return null;
  const [confirmed] = await connection.rows(setConfirmed, [question.id]);
  if (confirmed)
    await insertQuestionEvent(
      connection,
      { ...question, kind: 'question' },
      { action: 'confirmed' },
    );
  return await findQuestionByToken(connection, token);
}

export function listOwnQuestions(connection: Connection, { author, authorEmail }: Reviewer) {
  return connection.rows(listAll, [author, authorEmail, MAX_LISTED]);
}

export async function exportQuestions(connection: Connection, person: Reviewer) {
  return {
    questions: await connection.rows(listAll, [person.author, person.authorEmail, null]),
    answers: await connection.rows(listAnswers, [person.author]),
  };
}

export async function removeQuestion(
  connection: Connection,
  owner: Parameters<Questions['removeQuestion']>[0],
): Promise<void> {
  const isByToken = 'token' in owner;
  if (!isByToken && !isUuid(owner.questionId)) throw createUnknownQuestionProblem();
  const [question] = await connection.rows(
    findOwned,
    isByToken
      ? [hashToken(owner.token), null, null, null]
      : [null, owner.questionId, owner.asker.author, owner.asker.authorEmail],
  );
  const product = question && (await lockProductOfQuestion(connection, question.id));
  const [deleted] = product ? await connection.rows(deleteQuestion, [question.id]) : [];
  if (!product || !deleted) throw createUnknownQuestionProblem();
  const subject = { kind: 'question', id: question.id, productKey: product.productKey } as const;
  if (deleted.status === 'unconfirmed') await connection.rows(deleteEvents, [question.id]);
  else await insertQuestionEvent(connection, subject, { action: 'deleted' });
  if (deleted.status === 'published')
    await publishQuestionChanges(connection, [product.productKey]);
}

/** Deletes questions that were not confirmed in time. */
export async function deleteUnconfirmed(connection: Connection): Promise<void> {
  await connection.rows(deleteOld);
}

export function createUnknownQuestionProblem(): Problem {
  return new Problem(404, 'questionForm.unknown', 'question: there is no such question.', {
    field: 'question',
  });
}
