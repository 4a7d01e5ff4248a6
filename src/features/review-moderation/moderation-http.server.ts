/** HTTP endpoint through which the reviews command uses a running shop. */
import { z } from 'zod';
import { MODERATION_REASONS } from '#features/reviews/policy/moderation-reasons.ts';
import { parseInput } from '#kit/parse-input.ts';
import { Problem } from '#kit/problem.ts';
import {
  answerOrRefuse,
  type CommandAuth,
  findCallerFault,
} from '#request/command-caller.server.ts';
import { REVIEW_STATUSES } from './moderation.ts';
import type { ReviewModeration } from './review-moderation.port.ts';

const id = z.string().min(1).max(100);

const callSchema = z.discriminatedUnion('call', [
  z.strictObject({
    call: z.literal('list'),
    query: z.strictObject({
      status: z.enum(REVIEW_STATUSES).exactOptional(),
      isReported: z.boolean().exactOptional(),
      limit: z.number().int().min(1).max(500),
    }),
  }),
  z.strictObject({ call: z.literal('find'), id }),
  z.strictObject({ call: z.literal('publish'), id, submittedAt: z.string().max(40) }),
  z.strictObject({ call: z.literal('refuse'), id, reason: z.enum(MODERATION_REASONS) }),
  z.strictObject({
    call: z.literal('respond'),
    id,
    response: z.strictObject({
      clientName: z.string().trim().min(1).max(80),
      text: z.string().trim().min(1).max(5_000),
    }),
  }),
]);

export type ModerationCall = z.infer<typeof callSchema>;

/**
 * Responds with `{ answer }`; 401 without the key, 403 from another machine, 404 and 409 as the
 * port, 422 for an invalid call with its field.
 */
export function handleModerationRequest(
  request: Request,
  commandAuth: CommandAuth,
  moderation: ReviewModeration,
): Promise<Response> {
  return answerOrRefuse(async () => {
    const fault = findCallerFault(request, commandAuth);
    if (fault === 'remote')
      throw new Problem(403, 'moderation.remote', 'Reviews are moderated on this machine.');
    if (fault === 'key')
      throw new Problem(401, 'moderation.key', 'The key in the control file is needed.');
    const body: unknown = await request.json().catch(() => null);
    const call = parseInput(
      callSchema,
      body,
      (field, reason) => new Problem(422, 'moderation.call', `${field}: ${reason}.`, { field }),
    );
    return { body: { answer: await answer(call, moderation) } };
  });
}

function answer(call: ModerationCall, moderation: ReviewModeration): Promise<unknown> {
  switch (call.call) {
    case 'list':
      return moderation.list(call.query);
    case 'find':
      return moderation.find(call.id);
    case 'publish':
      return moderation.publish(call.id, call.submittedAt);
    case 'refuse':
      return moderation.refuse(call.id, call.reason);
    case 'respond':
      return moderation.respond(call.id, call.response);
  }
}
