/** Schemas of the calls that the moderation of reviews and of questions have in common. */
import { z } from 'zod';
import { MODERATION_REASONS } from '#features/reviews/policy/moderation-reasons.ts';
import { MODERATION_STATUSES } from './moderation.ts';

const id = z.string().min(1).max(100);

export const findCall = z.strictObject({ call: z.literal('find'), id });
export const publishCall = z.strictObject({
  ...{ call: z.literal('publish'), id, submittedAt: z.string().max(40) },
});
export const refuseCallSchema = z.strictObject({
  ...{ call: z.literal('refuse'), id, reason: z.enum(MODERATION_REASONS) },
});

/** Fields of the query of `list`. */
export const listQuery = {
  status: z.enum(MODERATION_STATUSES).exactOptional(),
  limit: z.number().int().min(1).max(500),
};

/** Field of a call with the id of a review or question. */
export const idField = { id };

/** Text of the shop with a limit of characters. */
export function shopText(max: number) {
  return z.string().trim().min(1).max(max);
}
