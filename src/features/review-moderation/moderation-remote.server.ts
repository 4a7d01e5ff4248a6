/** HTTP client for the moderation of a running shop. */
import { z } from 'zod';
import { MODERATION_REASONS } from '#features/reviews/policy/moderation-reasons.ts';
import { FITS } from '#features/reviews/review-records.ts';
import type { ServerConnection } from '#request/commands/control-file.server.ts';
import { sendCommandCall } from '#request/commands/send-command-call.server.ts';
import type { BuyerLinks } from './buyer-links.ts';
import { MODERATION_STATUSES, REVIEW_ACTIONS } from './moderation.ts';
import type { ReviewModerationCall } from './moderation-http.server.ts';
import type { ReviewModeration } from './review-moderation.port.ts';

export const MODERATION_PATH = '/api/reviews';

const text = z.string().nullable();
const reason = z.enum(MODERATION_REASONS);
const review = z.object({
  ...{ id: z.string(), productKey: z.string(), status: z.enum(MODERATION_STATUSES) },
  ...{ refusalReason: reason.nullable(), rating: z.number(), title: text, body: z.string() },
  ...{ username: text, userLocation: text, isRecommended: z.boolean().nullable() },
  ...{ fit: z.enum(FITS).nullable(), secondaryRatings: z.record(z.string(), z.number()) },
  ...{ language: text, isVerified: z.boolean(), photos: z.array(z.string()) },
  responses: z.array(z.object({ clientName: z.string(), text: z.string() })),
  submittedAt: z.string(),
  reports: z.partialRecord(reason, z.number()),
});
const events = z.array(
  z.object({ at: z.string(), action: z.enum(REVIEW_ACTIONS), reason: reason.nullable() }),
);
const buyerLink = z.object({ slug: z.string(), token: z.string() });

export function openRemoteModeration(connection: ServerConnection): ReviewModeration & BuyerLinks {
  const call = (command: ReviewModerationCall) =>
    sendCommandCall(connection, MODERATION_PATH, command);
  return {
    list: async (query) => z.array(review).parse(await call({ call: 'list', query })),
    find: async (id) =>
      z
        .object({ review, events })
        .nullable()
        .parse(await call({ call: 'find', id })),
    async findPendingPhoto(photo) {
      const response = await call({ call: 'findPendingPhoto', photo });
      const base64 = z.string().nullable().parse(response);
      return base64 === null ? null : new Uint8Array(Buffer.from(base64, 'base64'));
    },
    publish: async (id, submittedAt) =>
      review.parse(await call({ call: 'publish', id, submittedAt })),
    refuse: async (id, reason) => review.parse(await call({ call: 'refuse', id, reason })),
    respond: async (id, { clientName, text: words }) =>
      review.parse(await call({ call: 'respond', id, response: { clientName, text: words } })),
    signBuyerLink: async ({ productKey, order, days }) =>
      buyerLink.parse(await call({ call: 'signBuyerLink', productKey, order, days })),
  };
}
