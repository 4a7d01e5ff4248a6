/** HTTP client for the questions of a running shop. */
import { z } from 'zod';
import { MODERATION_STATUSES } from '#features/review-moderation/moderation.ts';
import { MODERATION_REASONS } from '#features/reviews/policy/moderation-reasons.ts';
import type { ServerConnection } from '#request/commands/control-file.server.ts';
import { sendCommandCall } from '#request/commands/send-command-call.server.ts';
import { QUESTION_ACTIONS, type QuestionModeration } from './question-moderation.ts';
import type { QuestionCall } from './questions-http.server.ts';

export const QUESTIONS_PATH = '/api/questions';

const text = z.string().nullable();
const reason = z.enum(MODERATION_REASONS).nullable();
const entry = z.object({
  ...{ id: z.string(), kind: z.enum(['question', 'answer']), productKey: z.string() },
  ...{ status: z.enum(MODERATION_STATUSES), refusalReason: reason, body: z.string() },
  ...{ username: text, language: text, isFromShop: z.boolean(), isVerified: z.boolean() },
  question: z.object({ id: z.string(), body: z.string() }).nullable(),
  submittedAt: z.string(),
});
const events = z.array(z.object({ at: z.string(), action: z.enum(QUESTION_ACTIONS), reason }));

export function openRemoteQuestions(connection: ServerConnection): QuestionModeration {
  const call = (command: QuestionCall) => sendCommandCall(connection, QUESTIONS_PATH, command);
  return {
    listForModeration: async (query) =>
      z.array(entry).parse(await call({ call: 'list', query: { ...query } })),
    findForModeration: async (id) =>
      z
        .object({ entry, events })
        .nullable()
        .parse(await call({ call: 'find', id })),
    publish: async (id, submittedAt) =>
      entry.parse(await call({ call: 'publish', id, submittedAt })),
    refuse: async (id, reason) => entry.parse(await call({ call: 'refuse', id, reason })),
    answerQuestion: async (id, { username, body }) =>
      entry.parse(await call({ call: 'answer', id, answer: { username, body } })),
  };
}
