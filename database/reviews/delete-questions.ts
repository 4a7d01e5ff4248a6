/** Deletes the questions and answers of a person. */
import type { Reviewer } from '#features/reviews/review-person.ts';
import type { Connection } from '../connection.ts';
import { defineStatement } from '../statement.ts';
import {
  insertQuestionEvent,
  publishQuestionChanges,
  type QuestionSubject,
} from './question-changes.ts';

/** Locks products in the order that every writer uses. */
const lockProducts = defineStatement<{ readonly productKey: string }>(
  'question.lockProductsOf',
  `select product_key as "productKey" from product
   where id in (select product_id from question where author in ($1, $2)
     or id in (select question_id from answer where author = $1))
   order by product_key for no key update`,
);

const deleteAnswers = defineStatement<QuestionSubject>(
  'question.deleteAnswersOf',
  `delete from answer a using question q, product p
   where a.author = $1 and q.id = a.question_id and p.id = q.product_id
   returning 'answer' as kind, a.id, p.product_key as "productKey"`,
);

const deleteQuestions = defineStatement<QuestionSubject>(
  'question.deleteOf',
  `delete from question q using product p
   where q.author in ($1, $2) and p.id = q.product_id
   returning 'question' as kind, q.id, p.product_key as "productKey"`,
);

/** Runs in the caller's transaction, such as that which deletes the account. */
export async function deleteQuestionsOf(
  connection: Connection,
  { author, authorEmail }: Reviewer,
): Promise<void> {
  const products = await connection.rows(lockProducts, [author, authorEmail]);
  const deleted = [
    ...(await connection.rows(deleteAnswers, [author])),
    ...(await connection.rows(deleteQuestions, [author, authorEmail])),
  ];
  for (const subject of deleted)
    await insertQuestionEvent(connection, subject, { action: 'deleted' });
  await publishQuestionChanges(
    connection,
    products.map(({ productKey }) => productKey),
  );
}
