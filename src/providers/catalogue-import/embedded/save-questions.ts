/** Saves questions with their answers, and reads them for export. */
import type { ReviewsOutcome } from '#catalogue-import/catalogue-import.port.ts';
import type { Connection } from '#database/connection.ts';
import type { Database } from '#database/database.ts';
import { isoTime } from '#database/iso-time.ts';
import { createUuid } from '#database/keys/uuid.ts';
import { publishChanges } from '#database/publish.ts';
import { defineStatement } from '#database/statement.ts';
import type { QuestionRecord } from '#features/reviews/review-records.ts';
import { foldText } from '#features/reviews/reviews.ts';

/** Locks products in the order that every writer uses, which prevents deadlocks. */
const findProducts = defineStatement<{ id: string; product_key: string; slug: string }>(
  'import.askedAbout',
  `select id, product_key, slug from product
   where product_key = any($1::text[]) or slug = any($1::text[])
     or id in (select product_id from question where source_key = any($2::text[]))
   order by product_key for no key update`,
);

const QUESTION_COLUMNS = 'product_id, body, username, language, submitted_at, search_text';
const ANSWER_COLUMNS = 'question_id, body, username, is_from_shop, submitted_at, search_text';

const listOf = (columns: string, prefix: string) =>
  columns
    .split(', ')
    .map((column) => `${prefix}.${column}`)
    .join(', ');

const updateOf = (table: string, columns: string) => `
  on conflict (source_key) do update set ${columns
    .split(', ')
    .map((column) => `${column} = excluded.${column}`)
    .join(', ')}
  where (${listOf(columns, table)}) is distinct from (${listOf(columns, 'excluded')})`;

/** Returns no row for an unchanged question. A moderated question keeps its status. */
const upsertQuestions = defineStatement<{ source_key: string; is_new: boolean }>(
  'import.questions',
  `insert into question (id, source_key, ${QUESTION_COLUMNS})
   select id, source_key, ${QUESTION_COLUMNS}
   from jsonb_to_recordset($1::jsonb) as r(id uuid, source_key text, product_id uuid, body text,
     username text, language text, submitted_at timestamptz, search_text text)
   ${updateOf('question', QUESTION_COLUMNS)}
   returning source_key, xmax = 0 as is_new`,
);

const upsertAnswers = defineStatement<{ question_id: string }>(
  'import.answers',
  `insert into answer (id, source_key, ${ANSWER_COLUMNS})
   select r.id, r.source_key, q.id, r.body, r.username, r.is_from_shop, r.submitted_at, r.search_text
   from jsonb_to_recordset($1::jsonb) as r(id uuid, source_key text, question text, body text,
     username text, is_from_shop boolean, submitted_at timestamptz, search_text text)
   join question q on q.source_key = r.question
   ${updateOf('answer', ANSWER_COLUMNS)}
   returning question_id`,
);

/** Deletes imported answers that are no longer in the records, but not those of this shop. */
const dropAnswers = defineStatement<{ question_id: string }>(
  'import.dropAnswers',
  `delete from answer a using question q
   where q.id = a.question_id and q.source_key = any($1::text[])
     and a.source_key <> all($2::text[]) and a.source_key not like 'own-%'
   returning a.question_id`,
);

const findKeys = defineStatement<{ source_key: string; product_key: string }>(
  'import.questionKeys',
  `select q.source_key, p.product_key from question q join product p on p.id = q.product_id
   where q.source_key = any($1::text[])`,
);

const findSourceKeys = defineStatement<{ source_key: string }>(
  'import.answeredQuestions',
  'select source_key from question where id = any($1::uuid[])',
);

export async function saveQuestions(
  connection: Connection,
  questions: readonly QuestionRecord[],
): Promise<ReviewsOutcome> {
  const names = [...new Set(questions.map(({ product }) => product))];
  const sourceKeys = questions.map(({ sourceKey }) => sourceKey);
  const products = await connection.rows(findProducts, [names, sourceKeys]);
  // A productKey takes precedence over another product's slug.
  const productIdByName = new Map([
    ...products.map((item) => [item.slug, item.id] as const),
    ...products.map((item) => [item.product_key, item.id] as const),
  ]);
  const savable = questions.filter(({ product }) => productIdByName.has(product));
  const knownKeys = savable.map(({ sourceKey }) => sourceKey);
  const formerOwners = await connection.rows(findKeys, [knownKeys]);
  const rows = savable.map((question) =>
    questionRow(question, productIdByName.get(question.product) ?? ''),
  );
  const saved = await connection.rows(upsertQuestions, [JSON.stringify(rows)]);
  const changed = new Set(saved.map(({ source_key }) => source_key));
  for (const key of await saveAnswers(connection, savable)) changed.add(key);
  const currentOwners = await connection.rows(findKeys, [[...changed]]);
  const movedFrom = formerOwners.filter(({ source_key }) => changed.has(source_key));
  await publishChanges(
    connection,
    'reviews',
    [...currentOwners, ...movedFrom].map(({ product_key }) => product_key),
  );
  const created = saved.filter(({ is_new }) => is_new).length;
  return {
    counts: {
      created,
      updated: changed.size - created,
      unchanged: savable.length - changed.size,
    },
    unknown: names.filter((name) => !productIdByName.has(name)),
  };
}

/** Returns the source keys of questions whose answers changed. */
async function saveAnswers(
  connection: Connection,
  questions: readonly QuestionRecord[],
): Promise<readonly string[]> {
  const rows = questions.flatMap(answerRows);
  const saved = await connection.rows(upsertAnswers, [JSON.stringify(rows)]);
  const deleted = await connection.rows(dropAnswers, [
    questions.map(({ sourceKey }) => sourceKey),
    rows.map(({ source_key }) => source_key),
  ]);
  const ids = [...saved, ...deleted].map(({ question_id }) => question_id);
  const answeredQuestions = await connection.rows(findSourceKeys, [[...new Set(ids)]]);
  return answeredQuestions.map(({ source_key }) => source_key);
}

function questionRow(question: QuestionRecord, productId: string) {
  const { sourceKey, body, username, language, submittedAt } = question;
  return {
    ...{ id: createUuid(), source_key: sourceKey, product_id: productId, body, username, language },
    ...{ submitted_at: submittedAt, search_text: foldText(body) },
  };
}

function answerRows({ sourceKey: question, answers }: QuestionRecord) {
  return answers.map(({ sourceKey, body, username, isFromShop, submittedAt }) => ({
    ...{ id: createUuid(), source_key: sourceKey, question, body, username },
    ...{ is_from_shop: isFromShop, submitted_at: submittedAt, search_text: foldText(body) },
  }));
}

const listQuestions = defineStatement<{ record: QuestionRecord }>(
  'import.readQuestions',
  `select jsonb_strip_nulls(jsonb_build_object('sourceKey', q.source_key, 'product', p.product_key,
     'body', q.body, 'username', q.username, 'language', q.language, 'submittedAt', ${isoTime('q.submitted_at')},
     'answers', (select coalesce(jsonb_agg(jsonb_build_object('sourceKey', a.source_key, 'body', a.body,
         'username', a.username, 'isFromShop', a.is_from_shop, 'submittedAt', ${isoTime('a.submitted_at')})
       order by a.submitted_at, a.source_key collate "C"), '[]')
       from answer a where a.question_id = q.id and a.status = 'published'))) as record
   from question q join product p on p.id = q.product_id
   where q.source_key > $1 collate "C" and q.status = 'published'
   order by q.source_key collate "C" limit $2`,
);

export async function readQuestions(
  database: Database,
  after: string,
  limit: number,
): Promise<readonly QuestionRecord[]> {
  const rows = await database.rows(listQuestions, [after, limit]);
  return rows.map(({ record }) => record);
}
