/** HTTP endpoint through which the reviews command uses a running shop. */
import { z } from 'zod';
import type { CommandAuth } from '#request/commands/command-caller.server.ts';
import { handleCommandCall } from '#request/commands/handle-command-call.server.ts';
import { type BuyerLinks, MAX_LINK_DAYS, ORDER_ID } from './buyer-links.ts';
import {
  findCall,
  idField,
  listQuery,
  publishCall,
  refuseCallSchema,
  shopText,
} from './moderation-calls.server.ts';
import type { ReviewModeration } from './review-moderation.port.ts';

const callSchema = z.discriminatedUnion('call', [
  z.strictObject({
    call: z.literal('list'),
    query: z.strictObject({ ...listQuery, isReported: z.boolean().exactOptional() }),
  }),
  findCall,
  publishCall,
  refuseCallSchema,
  z.strictObject({ call: z.literal('findPendingPhoto'), photo: z.string().max(100) }),
  z.strictObject({
    ...{ call: z.literal('respond'), ...idField },
    response: z.strictObject({ clientName: shopText(80), text: shopText(5_000) }),
  }),
  z.strictObject({
    ...{ call: z.literal('signBuyerLink'), productKey: z.string().min(1).max(100) },
    order: z.string().regex(ORDER_ID, 'is 1 to 64 letters, digits, - or _'),
    days: z.number().int().min(1).max(MAX_LINK_DAYS),
  }),
]);

export type ReviewModerationCall = z.infer<typeof callSchema>;

export function handleModerationRequest(
  request: Request,
  commandAuth: CommandAuth,
  moderation: ReviewModeration,
  links: BuyerLinks,
): Promise<Response> {
  return handleCommandCall(request, commandAuth, callSchema, (call) =>
    call.call === 'signBuyerLink' ? links.signBuyerLink(call) : runCall(call, moderation),
  );
}

function runCall(
  call: Exclude<ReviewModerationCall, { call: 'signBuyerLink' }>,
  moderation: ReviewModeration,
): Promise<unknown> {
  switch (call.call) {
    case 'list':
      return moderation.list(call.query);
    case 'find':
      return moderation.find(call.id);
    case 'findPendingPhoto':
      return readPhoto(moderation, call.photo);
    case 'publish':
      return moderation.publish(call.id, call.submittedAt);
    case 'refuse':
      return moderation.refuse(call.id, call.reason);
    case 'respond':
      return moderation.respond(call.id, call.response);
  }
}

/** In Base64. */
async function readPhoto(moderation: ReviewModeration, id: string): Promise<string | null> {
  const photo = await moderation.findPendingPhoto(id);
  return photo && Buffer.from(photo).toString('base64');
}
