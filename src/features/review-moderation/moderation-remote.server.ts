/** HTTP client for the moderation of a running shop. */
import { z } from 'zod';
import type { ShopControl } from '#features/content/edit/content-remote.server.ts';
import { MODERATION_REASONS } from '#features/reviews/policy/moderation-reasons.ts';
import { FITS } from '#features/reviews/review-records.ts';
import { Problem } from '#kit/problem.ts';
import { REVIEW_STATUSES } from './moderation.ts';
import type { ModerationCall } from './moderation-http.server.ts';
import type { ReviewModeration } from './review-moderation.port.ts';

export const MODERATION_PATH = '/api/reviews';
const LIMIT_MS = 60_000;

const text = z.string().nullable();
const reason = z.enum(MODERATION_REASONS);
const review = z.object({
  ...{ id: z.string(), productKey: z.string(), status: z.enum(REVIEW_STATUSES) },
  ...{ refusalReason: reason.nullable(), rating: z.number(), title: text, body: z.string() },
  ...{ username: text, userLocation: text, isRecommended: z.boolean().nullable() },
  ...{ fit: z.enum(FITS).nullable(), secondaryRatings: z.record(z.string(), z.number()) },
  ...{ language: text, isVerified: z.boolean(), photos: z.array(z.string()) },
  responses: z.array(z.object({ clientName: z.string(), text: z.string() })),
  submittedAt: z.string(),
  reports: z.partialRecord(reason, z.number()),
});
const ACTIONS = [
  ...(['submitted', 'confirmed', 'edited', 'published', 'refused'] as const),
  ...(['responded', 'reported', 'deleted'] as const),
] as const;
const events = z.array(
  z.object({ at: z.string(), action: z.enum(ACTIONS), reason: reason.nullable() }),
);
const refusal = z.object({
  error: z.object({
    ...{ code: z.string(), message: z.string(), field: z.string().exactOptional() },
  }),
});

export function openRemoteModeration(control: ShopControl): ReviewModeration {
  const call = (command: ModerationCall) => ask(control, command);
  return {
    list: async (query) => z.array(review).parse(await call({ call: 'list', query })),
    find: async (id) =>
      z
        .object({ review, events })
        .nullable()
        .parse(await call({ call: 'find', id })),
    publish: async (id, submittedAt) =>
      review.parse(await call({ call: 'publish', id, submittedAt })),
    refuse: async (id, given) => review.parse(await call({ call: 'refuse', id, reason: given })),
    respond: async (id, { clientName, text: words }) =>
      review.parse(await call({ call: 'respond', id, response: { clientName, text: words } })),
  };
}

async function ask({ url, key }: ShopControl, command: ModerationCall): Promise<unknown> {
  const response = await fetch(new URL(MODERATION_PATH, url), {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify(command),
    redirect: 'error',
    signal: AbortSignal.timeout(LIMIT_MS),
  });
  const body: unknown = await response.json().catch(() => null);
  if (response.ok) return (body as { answer: unknown }).answer;
  const refused = refusal.safeParse(body);
  if (!refused.success)
    throw new Problem(
      response.status,
      'moderation.failed',
      `The shop answered ${response.status}.`,
    );
  const { code, message, field } = refused.data.error;
  throw new Problem(response.status, code, message, field === undefined ? {} : { field });
}
