/** HTTP endpoints through which the moderation commands use a running shop. */
import { z } from 'zod';
import { MODERATION_REASONS } from '#features/reviews/policy/moderation-reasons.ts';
import { parseInput } from '#kit/parse-input.ts';
import { Problem } from '#kit/problem.ts';
import {
  type CommandAuth,
  findCallerFault,
  respondToCommand,
} from '#request/command-caller.server.ts';
import { MODERATION_STATUSES } from './moderation.ts';

const id = z.string().min(1).max(100);

/** Calls that reviews and questions have in common. */
export const findCall = z.strictObject({ call: z.literal('find'), id });
export const publishCall = z.strictObject({
  ...{ call: z.literal('publish'), id, submittedAt: z.string().max(40) },
});
export const refuseCallSchema = z.strictObject({
  ...{ call: z.literal('refuse'), id, reason: z.enum(MODERATION_REASONS) },
});

/** Fields of a query that both have in common. */
export const listQuery = {
  status: z.enum(MODERATION_STATUSES).exactOptional(),
  limit: z.number().int().min(1).max(500),
};

/** Field of a call that names a review or question. */
export const idField = { id };

/** Text of the shop with a limit of characters. */
export function shopText(max: number) {
  return z.string().trim().min(1).max(max);
}

/**
 * Responds with `{ answer }`; 401 without the key, 403 from another machine, 404 and 409 as the
 * port, 422 for an invalid call with its field.
 */
export function handleModerationCall<T>(
  request: Request,
  commandAuth: CommandAuth,
  schema: z.ZodType<T>,
  answer: (call: T) => Promise<unknown>,
): Promise<Response> {
  return respondToCommand(async () => {
    const fault = findCallerFault(request, commandAuth);
    if (fault === 'remote')
      throw new Problem(403, 'moderation.remote', 'The shop is moderated on this machine.');
    if (fault === 'key')
      throw new Problem(401, 'moderation.key', 'The key in the control file is needed.');
    const body: unknown = await request.json().catch(() => null);
    const call = parseInput(
      schema,
      body,
      (field, reason) => new Problem(422, 'moderation.call', `${field}: ${reason}.`, { field }),
    );
    return { body: { answer: await answer(call) } };
  });
}
