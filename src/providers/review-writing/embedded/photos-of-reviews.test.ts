/** Files of photos: deleted with what they belong to, kept while a review has them, and limited. */
import { describe, expect, test, vi } from 'vitest';
import type { Database } from '#database/database.ts';
import { deleteReviewsOf } from '#database/reviews/delete-reviews.ts';
import { deleteUnreferencedPhotos } from '#database/reviews/unreferenced-photos.ts';
import { defineStatement } from '#database/statement.ts';
import type { Pictures } from '#features/pictures/pictures.port.ts';
import { sampleReview } from '#features/review-writing/review-writing.contract.ts';
import { createReviewModeration } from '#providers/review-moderation/embedded/review-moderation.provider.ts';
import { onEveryDatabase } from '#test/databases/engines.ts';
import { ada, openReviewPhotosSetup, photoBody } from '#test/setups/review-photos-setup.ts';
import { createReviewWriting } from './review-writing.provider.ts';

const ben = { author: 'ben', authorEmail: 'email-of-ben' };

const deleteProduct = defineStatement<never>(
  'test.deleteProduct',
  `delete from product where product_key = 'coat'`,
);
const endDecisionTime = defineStatement<never>(
  'test.endDecisionTime',
  'update unreferenced_review_photo set created_at = now()',
);
const storeFailing = new Error('The store does not answer.');

onEveryDatabase(({ name, open }) => {
  const start = () => openReviewPhotosSetup(open);
  type Setup = Awaited<ReturnType<typeof start>>;

  describe(`photos of reviews on ${name}`, { timeout: 60_000 }, () => {
    const ends: readonly [string, (setup: Setup, id: string) => Promise<unknown>][] = [
      ['refused', ({ moderation }, id) => moderation.refuse(id, 'copied')],
      ['deleted', ({ writing }, reviewId) => writing.remove({ reviewId, reviewer: ada })],
      [
        'deleted with its account',
        ({ database }) =>
          database.transaction((connection) =>
            deleteReviewsOf(connection, { ...ada, voter: 'ada' }),
          ),
      ],
      ['written anew without photos', ({ submit }) => submit([])],
      ['deleted with its product', ({ database }) => database.rows(deleteProduct)],
    ];

    test.each(ends)(
      'the photo of a review that is %s is deleted from the store',
      async (_, end) => {
        await using setup = await start();
        const [{ id, photo }, other] = [await setup.publish(), await setup.publish(ben)];
        expect(await setup.pictures.find(photo)).not.toBeNull();
        await end(setup, id);
        const { deletedPictures } = await setup.writing.cleanUp();
        expect(deletedPictures).toContain(photo);
        expect(await setup.pictures.find(photo)).toBeNull();
        expect(await setup.writing.cleanUp()).toEqual({ deletedPictures: [] });
        // The other author sent the very same photo.
        const isOtherGone = deletedPictures.includes(other.photo);
        expect(await setup.pictures.find(other.photo)).toEqual(
          isOtherGone ? null : expect.anything(),
        );
        expect(isOtherGone).toBe((await setup.writing.findOwn('coat', ben)) === null);
      },
    );

    test('a photo that an edited review still has is kept', async () => {
      await using setup = await start();
      const { photo } = await setup.publish();
      await setup.submit([photo]);
      expect(await setup.writing.cleanUp()).toEqual({ deletedPictures: [] });
      expect(await setup.pictures.find(photo)).not.toBeNull();
    });

    test('photos that a failing store keeps are deleted by the next clean-up', async () => {
      await using setup = await start();
      const { id, photo } = await setup.publish();
      await setup.writing.remove({ reviewId: id, reviewer: ada });
      const { database, jobs, pending } = setup;
      const pictures = { ...setup.pictures, delete: () => Promise.reject(storeFailing) };
      const failing = createReviewWriting(database, jobs, { pending, pictures });
      await expect(failing.cleanUp()).rejects.toThrow(storeFailing);
      expect(await setup.writing.cleanUp()).toEqual({ deletedPictures: [photo] });
    });

    test('a photo that cannot be deleted does not stop the others, and is deleted by a later run', async () => {
      await using setup = await start();
      const [{ id, photo }, other] = [await setup.publish(), await setup.publish(ben)];
      await setup.writing.remove({ reviewId: id, reviewer: ada });
      await setup.writing.remove({ reviewId: other.id, reviewer: ben });
      const { database, jobs, pending } = setup;
      const remove = (picture: string) =>
        picture === photo ? Promise.reject(storeFailing) : setup.pictures.delete(picture);
      const pictures = { ...setup.pictures, delete: remove };
      const broken = { ...pending, listBefore: () => Promise.reject(storeFailing) };
      const failing = createReviewWriting(database, jobs, { pending: broken, pictures });
      await expect(failing.cleanUp()).rejects.toThrow(storeFailing);
      expect(await setup.pictures.find(photo)).not.toBeNull();
      expect(await setup.pictures.find(other.photo)).toBeNull();
      expect(await setup.writing.cleanUp()).toEqual({ deletedPictures: [photo] });
    });

    test('a photo that was moved for a decision that failed is deleted after an hour', async () => {
      await using setup = await start();
      const { id, submittedAt } = await setup.submit([await setup.writing.storePhoto(photoBody)]);
      const saved: string[] = [];
      const pictures: Pick<Pictures, 'idOf' | 'save'> = {
        ...setup.pictures,
        async save(...photo) {
          saved.push(await setup.pictures.save(...photo));
          return saved.at(-1) ?? '';
        },
      };
      const transaction = () => Promise.reject(new Error('The database does not answer.'));
      const { pending, database } = setup;
      const failing = createReviewModeration({ ...database, transaction }, { pending, pictures });
      await expect(failing.publish(id, submittedAt)).rejects.toThrow('does not answer');
      const [failed = ''] = saved;
      expect(await setup.writing.cleanUp()).toEqual({ deletedPictures: [] });
      expect(await setup.pictures.find(failed)).not.toBeNull();
      const moderation = createReviewModeration(database, { pending, pictures });
      const { photos } = await moderation.publish(id, submittedAt);
      await database.rows(endDecisionTime);
      expect(await setup.writing.cleanUp()).toEqual({ deletedPictures: [failed] });
      expect(await setup.pictures.find(failed)).toBeNull();
      expect(await setup.pictures.find(photos[0] ?? '')).not.toBeNull();
    });

    test('rendered sizes that could not be deleted are deleted by the next clean-up', async () => {
      await using setup = await start();
      const { id, photo } = await setup.publish();
      await setup.writing.remove({ reviewId: id, reviewer: ada });
      const failing = () => Promise.reject(storeFailing);
      await expect(setup.writing.cleanUp(failing)).rejects.toThrow(storeFailing);
      const removed: string[] = [];
      await setup.writing.cleanUp(async (ids) => void removed.push(...ids));
      expect(removed).toEqual([photo]);
    });

    test('a photo that loses its last review during a clean-up is deleted by the next one', async () => {
      await using setup = await start();
      const { photo } = await setup.publish();
      const own = await setup.submit([photo]);
      const database: Pick<Database, 'rows'> = {
        async rows(statement, values) {
          const found = await setup.database.rows(statement, values);
          if (statement.name === 'review.unreferencedPhotos')
            await setup.writing.remove({ reviewId: own.id, reviewer: ada });
          return found;
        },
      };
      const { pending, pictures } = setup;
      const during = await deleteUnreferencedPhotos(
        ...[database, { pending, pictures }, async () => {}],
      );
      expect(during).toEqual([]);
      expect(await setup.writing.cleanUp()).toEqual({ deletedPictures: [photo] });
    });

    test('a photo that was deleted meanwhile is an error of its field, and nothing is stored', async () => {
      await using setup = await start();
      const { id, photo } = await setup.publish();
      await setup.writing.remove({ reviewId: id, reviewer: ada });
      await setup.writing.cleanUp();
      const missing = { status: 400, details: { field: 'photos' } };
      for (const gone of [photo, 'pending.00000000-0000-0000-0000-000000000000'])
        await expect(setup.submit([gone])).rejects.toMatchObject(missing);
      expect(await setup.writing.findOwn('coat', ada)).toBeNull();
    });

    test('a store that fails is a problem of the field, and nothing is stored', async () => {
      await using setup = await start();
      const { database, jobs, pending, pictures } = setup;
      const photo = await setup.writing.storePhoto(photoBody);
      const fail = () => Promise.reject(storeFailing);
      const failed = { status: 503, code: 'reviewForm.failed', details: { field: 'photos' } };
      for (const broken of [{ count: fail }, { save: fail }]) {
        const stores = { pending: { ...pending, ...broken }, pictures };
        const writing = createReviewWriting(database, jobs, stores);
        await expect(writing.storePhoto(photoBody)).rejects.toMatchObject(failed);
      }
      const stores = { pending: { ...pending, find: fail }, pictures };
      const writing = createReviewWriting(database, jobs, stores);
      const review = { ...sampleReview, photos: [photo] };
      await expect(writing.submit(review, ada, null)).rejects.toMatchObject(failed);
      expect(await writing.findOwn('coat', ada)).toBeNull();
    });

    test('a decision is made though its photos cannot be deleted, which the clean-up does', async () => {
      await using setup = await start();
      const { database, jobs, pictures } = setup;
      const pending = { ...setup.pending, delete: () => Promise.reject(storeFailing) };
      const moderation = createReviewModeration(database, { pending, pictures });
      const writing = createReviewWriting(database, jobs, { pending, pictures });
      const photos = [await writing.storePhoto(photoBody), await writing.storePhoto(photoBody)];
      const { id, submittedAt } = await setup.submit(photos.slice(0, 1));
      expect(await moderation.publish(id, submittedAt)).toMatchObject({ status: 'published' });
      const { id: reviewId } = await setup.submit(photos.slice(1), ben);
      await writing.remove({ reviewId, reviewer: ben });
      expect(await writing.findOwn('coat', ben)).toBeNull();
      expect(await pending.count()).toBe(2);
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * 86_400_000 });
      await setup.writing.cleanUp().finally(() => vi.useRealTimers());
      expect(await pending.count()).toBe(0);
    });

    test('concurrent posts do not exceed the limits of photos', async () => {
      await using setup = await start();
      const { database, jobs, pending, pictures } = setup;
      const limits = { shop: 4, person: 2 };
      const writing = createReviewWriting(database, jobs, { pending, pictures }, limits);
      const outcomes = await Promise.allSettled(
        Array.from({ length: 8 }, () => writing.storePhoto(photoBody)),
      );
      const ids = outcomes.flatMap((outcome) =>
        outcome.status === 'fulfilled' ? [outcome.value] : [],
      );
      expect(ids).toHaveLength(4);
      const sent = await Promise.allSettled(
        ['coat', 'mug'].map((productKey, index) => {
          const photos = ids.slice(2 * index, 2 * index + 2);
          return writing.submit({ ...sampleReview, productKey, photos }, ada, null);
        }),
      );
      expect(sent.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    });

    test('pending photos are limited per person and in total', async () => {
      await using setup = await start();
      const { database, jobs, pending, pictures } = setup;
      const stores = { pending, pictures };
      const limits = { shop: 4, person: 2 };
      const writing = createReviewWriting(database, jobs, stores, limits);
      const upload = () => writing.storePhoto(photoBody);
      const [first, second, third] = [await upload(), await upload(), await upload()];
      await writing.submit({ ...sampleReview, photos: [first, second] }, ada, null);
      const mug = { ...sampleReview, productKey: 'mug', photos: [third] };
      const ofPerson = { status: 422, code: 'reviewForm.photosWaiting' };
      await expect(writing.submit(mug, ada, null)).rejects.toMatchObject(ofPerson);
      expect(await writing.findOwn('mug', ada)).toBeNull();
      await writing.submit(mug, ben, null);
      await writing.submit({ ...sampleReview, photos: [second] }, ada, null);
      await writing.submit({ ...mug, photos: [first] }, ada, null);
      await upload();
      await expect(upload()).rejects.toMatchObject({
        ...{ status: 503, code: 'reviewForm.photosFull', details: { field: 'photos' } },
      });
    });
  });
});
