/** Decisions of moderators on questions and answers. */
import type { Connection } from '#database/connection.ts';
import { isoTime } from '#database/iso-time.ts';
import { isUuid } from '#database/keys/uuid.ts';
import {
  insertQuestionEvent,
  lockProductOfQuestion,
  publishQuestionChanges,
} from '#database/reviews/question-changes.ts';
import { defineStatement, type Statement } from '#database/statement.ts';
import type {
  ModeratedEntry,
  QuestionEvent,
} from '#features/questions/moderation/question-moderation.ts';
import type { ModerationReason } from '#features/reviews/policy/moderation-reasons.ts';
import { Problem } from '#kit/problem.ts';

const ENTRIES = `select id, kind, "productKey", status, "refusalReason", body, username, language,
    "isFromShop", "isVerified", question, ${isoTime('submitted')} as "submittedAt"
  from (
    select q.id, 'question' as kind, p.product_key as "productKey", q.status,
      q.refusal_reason as "refusalReason", q.body, q.username, q.language, false as "isFromShop",
      false as "isVerified", null::jsonb as question, q.submitted_at as submitted
    from question q join product p on p.id = q.product_id
    union all
    select a.id, 'answer', p.product_key, a.status, a.refusal_reason, a.body, a.username,
      q.language, a.is_from_shop, a.is_verified,
      jsonb_build_object('id', q.id, 'body', q.body), a.submitted_at
    from answer a join question q on q.id = a.question_id join product p on p.id = q.product_id
  ) as entry`;

/** $1 status, $2 limit. */
const listEntries = defineStatement<ModeratedEntry>(
  'question.moderated',
  `${ENTRIES} where case when $1::text is null then status <> 'unconfirmed' else status = $1 end
   order by submitted, id limit $2`,
);

const findEntry = defineStatement<ModeratedEntry>(
  'question.findModerated',
  `${ENTRIES} where id = $1`,
);

const listEvents = defineStatement<QuestionEvent>(
  'question.events',
  `select ${isoTime('at')} as at, action, reason
   from question_event where subject_id = $1 order by at, id limit 500`,
);

const decide = (table: 'question' | 'answer'): Statement<never> =>
  defineStatement<never>(
    `${table}.decide`,
    `update ${table} set status = $2, refusal_reason = $3 where id = $1`,
  );

const decisions = { question: decide('question'), answer: decide('answer') } as const;

type Decision =
  | { readonly status: 'published'; readonly submittedAt: string }
  | { readonly status: 'refused'; readonly reason: ModerationReason };

export function listForModeration(connection: Connection, status: string | null, limit: number) {
  return connection.rows(listEntries, [status, limit]);
}

export async function findForModeration(connection: Connection, id: string) {
  const entry = await findEntryById(connection, id);
  return entry && { entry, events: await connection.rows(listEvents, [id]) };
}

export async function findEntryById(
  connection: Connection,
  id: string,
): Promise<ModeratedEntry | null> {
  const [entry] = isUuid(id) ? await connection.rows(findEntry, [id]) : [];
  return entry ?? null;
}

/** @throws Problem 404 and 409, as described at the port. */
export async function moderateEntry(
  connection: Connection,
  id: string,
  decision: Decision,
): Promise<ModeratedEntry> {
  const product = isUuid(id) ? await lockProductOfQuestion(connection, id) : null;
  const entry = product && (await findEntryById(connection, id));
  if (!product || !entry) throw createUnknownEntryProblem();
  checkDecision(entry, decision);
  const { status } = decision;
  const reason = status === 'refused' ? decision.reason : null;
  await connection.rows(decisions[entry.kind], [id, status, reason]);
  await insertQuestionEvent(connection, entry, { action: status, reason });
  const isVisible = entry.status === 'published' || status === 'published';
  if (isVisible) await publishQuestionChanges(connection, [product.productKey]);
  const updated = await findEntryById(connection, id);
  if (!updated) throw createUnknownEntryProblem();
  return updated;
}

function checkDecision({ kind, status, submittedAt }: ModeratedEntry, decision: Decision): void {
  if (status === 'unconfirmed')
    throw new Problem(409, 'questions.unconfirmed', `${kind}: its writer has not confirmed it.`, {
      field: kind,
    });
  if (decision.status === 'published' && decision.submittedAt !== submittedAt)
    throw new Problem(409, 'questions.changed', `${kind}: its writer has changed it since.`, {
      field: kind,
    });
}

function createUnknownEntryProblem(): Problem {
  return new Problem(404, 'questions.unknown', 'id: there is no such question or answer.', {
    field: 'id',
  });
}
