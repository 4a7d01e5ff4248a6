/**
 * Sends submitted reviews to Bazaarvoice, which moderates and publishes them. The embedded provider
 * stores those of guests until they are confirmed, and all for their authors.
 */
import type { ReviewWriting } from '#features/review-writing/review-writing.port.ts';
import {
  isPendingPhoto,
  type OwnReview,
  type SubmittedReview,
} from '#features/review-writing/submitted-review.ts';
import { defineProvider } from '#kit/define-provider.ts';
import { Problem } from '#kit/problem.ts';
import {
  type Conversations,
  conversationsSchema,
  createConversations,
  localesSchema,
  readPasskey,
} from '../../vendors/bazaarvoice/conversations.ts';
import { provider as embedded } from '../embedded/review-writing.provider.ts';
import { sendReview } from './send-review.ts';

const configSchema = conversationsSchema.extend({ locales: localesSchema });

export type HostedReviewWritingDeps = {
  readonly stored: ReviewWriting;
  readonly service: Conversations;
  readonly locales: Readonly<Record<string, string>>;
  /** null for a photo that is stored no more. */
  readonly readPhoto: (id: string) => Promise<Uint8Array<ArrayBuffer> | null>;
};

type Sent = SubmittedReview | OwnReview;

export function createHostedReviewWriting(deps: HostedReviewWritingDeps): ReviewWriting {
  const { stored, service, locales, readPhoto } = deps;
  async function send(review: Sent, userId: string, isPreview: boolean) {
    const photos: Blob[] = [];
    for (const id of isPreview ? [] : review.photos) {
      const body = await readPhoto(id);
      // The service takes no changes: a photo that is left out cannot be sent later.
      if (body === null)
        throw new Problem(400, 'reviewForm.photosMissing', 'photos: one is no longer stored', {
          field: 'photos',
        });
      photos.push(new Blob([body], { type: 'image/jpeg' }));
    }
    const locale = locales[review.language] ?? review.language;
    return await sendReview(service, { ...review, locale, userId }, { isPreview, photos });
  }
  return {
    ...stored,
    async submit(review, reviewer, email) {
      const { author, authorEmail } = reviewer;
      const isGuest = email !== null;
      const present = isGuest ? null : await stored.findOwn(review.productKey, reviewer);
      const sent = await send(review, author ?? authorEmail, isGuest);
      // Without a stored review it is the repetition of a request that failed after the call.
      if (sent === 'duplicate' && present !== null)
        throw new Problem(409, 'reviewForm.serviceDuplicate', 'The service takes no changes');
      return await stored.submit(review, reviewer, email);
    },
    async confirm(token) {
      const review = await stored.findByToken(token);
      if (review?.status === 'unconfirmed') await send(review, `guest-${review.id}`, false);
      return await stored.confirm(token);
    },
  };
}

export const provider = defineProvider({
  port: 'reviewWriting',
  name: 'bazaarvoice',
  async create(deps, config) {
    const { url, keyVariable, locales } = configSchema.parse(config);
    return createHostedReviewWriting({
      ...{ stored: await embedded.create(deps, {}), locales },
      service: createConversations({ url, passkey: readPasskey(keyVariable) }),
      async readPhoto(id) {
        // Others are photos of the shopper's earlier review that was published.
        const body = isPendingPhoto(id)
          ? await (await deps.port('pendingPhotos')).find(id)
          : (await (await deps.port('pictures')).find(id))?.body;
        return body ? new Uint8Array(body) : null;
      },
    });
  },
});
