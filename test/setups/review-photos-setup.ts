/** Reviews of the coat with photos, on a database of their own. */
import sharp from 'sharp';
import { sampleReview } from '#features/review-writing/review-writing.contract.ts';
import type { OwnReview } from '#features/review-writing/submitted-review.ts';
import type { TestDatabase } from '../databases/databases.ts';
import { openReviewSetup } from './review-setup.ts';

export const ada = { author: 'ada', authorEmail: 'email-of-ada' };
export const photoBody = new Uint8Array(
  await sharp({ create: { width: 300, height: 300, channels: 3, background: '#4f6f7f' } })
    .jpeg()
    .toBuffer(),
);

export async function openReviewPhotosSetup(open: () => Promise<TestDatabase>) {
  const setup = await openReviewSetup(open);
  const { writing, moderation } = setup;
  async function submit(photos: readonly string[], person = ada): Promise<OwnReview> {
    await writing.submit({ ...sampleReview, photos }, person, null);
    const own = await writing.findOwn('coat', person);
    if (!own) throw new Error('The review was not stored.');
    return own;
  }
  return {
    ...{ ...setup, submit, [Symbol.asyncDispose]: setup.close },
    /** A published review of the coat with one photo, and the photo's id in the store. */
    async publish(person = ada) {
      const { id, submittedAt } = await submit([await writing.storePhoto(photoBody)], person);
      const { photos } = await moderation.publish(id, submittedAt);
      return { id, photo: photos[0] ?? '' };
    },
  };
}
