/** SQL that reads published questions of one product with their answers. */
import { isoTime } from '#database/iso-time.ts';
import { defineStatement } from '#database/statement.ts';
import type { Question } from '#features/questions/questions.ts';

const COLUMNS = `q.id, q.body, q.username, q.language, ${isoTime('q.submitted_at')} as "submittedAt",
  (select coalesce(jsonb_agg(jsonb_build_object('id', a.id, 'body', a.body, 'username', a.username,
       'isFromShop', a.is_from_shop, 'isVerified', a.is_verified, 'submittedAt', ${isoTime('a.submitted_at')})
     order by a.is_from_shop desc, a.submitted_at, a.id), '[]')
   from answer a where a.question_id = q.id and a.status = 'published') as answers`;

/** $1 productKey, $2 folded words, $3 language. */
const FILTERED_QUESTIONS = `from question q
  where q.product_id = (select id from product where product_key = $1) and q.status = 'published'
    and ($3::text is null or q.language is null or q.language = $3)
    and ($2::text[] is null or not exists (
      select from unnest($2::text[]) as word
      where position(word in q.search_text) = 0 and not exists (
        select from answer a where a.question_id = q.id and a.status = 'published'
          and position(word in a.search_text) > 0)))`;

export const listQuestions = defineStatement<Question>(
  'question.list',
  `select ${COLUMNS} ${FILTERED_QUESTIONS}
   order by exists (select from answer a where a.question_id = q.id and a.status = 'published') desc,
     q.submitted_at desc, q.id desc
   limit $4 offset $5`,
);

export const countQuestions = defineStatement<{ total: number }>(
  'question.count',
  `select count(*)::int as total ${FILTERED_QUESTIONS}`,
);

export const findQuestion = defineStatement<Question>(
  'question.find',
  `select ${COLUMNS} from question q
   where q.product_id = (select id from product where product_key = $1) and q.status = 'published'
     and q.id = $2`,
);
