/** HTTP endpoint through which the questions command uses a running shop. */
import { z } from 'zod';
import {
  findCall,
  idField,
  listQuery,
  publishCall,
  refuseCallSchema,
  shopText,
} from '#features/review-moderation/moderation-calls.server.ts';
import type { CommandAuth } from '#request/commands/command-caller.server.ts';
import { handleCommandCall } from '#request/commands/handle-command-call.server.ts';
import { MAX_ANSWER } from '../writing/written-question.ts';
import type { QuestionModeration } from './question-moderation.ts';

const callSchema = z.discriminatedUnion('call', [
  z.strictObject({ call: z.literal('list'), query: z.strictObject(listQuery) }),
  findCall,
  publishCall,
  refuseCallSchema,
  z.strictObject({
    ...{ call: z.literal('answer'), ...idField },
    answer: z.strictObject({ username: shopText(80), body: shopText(MAX_ANSWER) }),
  }),
]);

export type QuestionCall = z.infer<typeof callSchema>;

export function handleQuestionRequest(
  request: Request,
  commandAuth: CommandAuth,
  moderation: QuestionModeration,
): Promise<Response> {
  return handleCommandCall(request, commandAuth, callSchema, (call) => runCall(call, moderation));
}

function runCall(call: QuestionCall, moderation: QuestionModeration): Promise<unknown> {
  switch (call.call) {
    case 'list':
      return moderation.listForModeration(call.query);
    case 'find':
      return moderation.findForModeration(call.id);
    case 'publish':
      return moderation.publish(call.id, call.submittedAt);
    case 'refuse':
      return moderation.refuse(call.id, call.reason);
    case 'answer':
      return moderation.answerQuestion(call.id, call.answer);
  }
}
