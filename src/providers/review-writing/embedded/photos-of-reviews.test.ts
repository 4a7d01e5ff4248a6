/** Files of photos: deleted with what they belong to, kept while a review has them, and limited. */
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import type { Database } from '#database/database.ts';
import { deleteReviewsOf } from '#database/reviews/delete-reviews.ts';
import { deleteUnreferencedPhotos } from '#database/reviews/unreferenced-photos.ts';
import { defineStatement } from '#database/statement.ts';
import { sampleWritten } from '#features/review-writing/review-writing.contract.ts';
import type { OwnReview } from '#features/review-writing/written-review.ts';
import { onEveryDatabase } from '#test/databases/engines.ts';
import { openReviewWorld } from '#test/world/open-review-world.ts';
import { createReviewWriting } from './review-writing.provider.ts';

const ada = { author: 'ada', authorEmail: 'email-of-ada' };
const ben = { author: 'ben', authorEmail: 'email-of-ben' };
const body = new Uint8Array(
  await sharp({ create: { width: 300, height: 300, channels: 3, background: '#4f6f7f' } })
    .jpeg()
    .toBuffer(),
);

const deleteProduct = defineStatement<never>(
  'test.deleteProduct',
  `delete from product where product_key = 'coat'`,
);
const deleteFailing = new Error('The store does not answer.');

onEveryDatabase(({ name, open }) => {
  async function start() {
    const world = await openReviewWorld(open);
    const { writing, moderation } = world;
    async function submit(photos: readonly string[], person = ada): Promise<OwnReview> {
      await writing.submit({ ...sampleWritten, photos }, person, null);
      const own = await writing.findOwn('coat', person);
      if (!own) throw new Error('The review was not stored.');
      return own;
    }
    return {
      ...{ ...world, submit, [Symbol.asyncDispose]: world.close },
      /** A published review of the coat with one photo, and the photo's id in the store. */
      async publish(person = ada) {
        const { id, submittedAt } = await submit([await writing.keepPhoto(body)], person);
        const { photos } = await moderation.publish(id, submittedAt);
        return { id, photo: photos[0] ?? '' };
      },
    };
  }
  type World = Awaited<ReturnType<typeof start>>;

  describe(`photos of reviews on ${name}`, { timeout: 60_000 }, () => {
    const ends: readonly [string, (world: World, id: string) => Promise<unknown>][] = [
      ['refused', ({ moderation }, id) => moderation.refuse(id, 'copied')],
      ['deleted', ({ writing }, reviewId) => writing.remove({ reviewId, reviewer: ada })],
      [
        'deleted with its account',
        ({ database }) =>
          database.transaction((one) => deleteReviewsOf(one, { ...ada, voter: 'ada' })),
      ],
      ['written anew without photos', ({ submit }) => submit([])],
      ['deleted with its product', ({ database }) => database.rows(deleteProduct)],
    ];

    test.each(ends)('the photo of a review that is %s goes from the store', async (_, end) => {
      await using world = await start();
      const [{ id, photo }, other] = [await world.publish(), await world.publish(ben)];
      expect(await world.pictures.find(photo)).not.toBeNull();
      await end(world, id);
      const { deletedPictures } = await world.writing.cleanUp();
      expect(deletedPictures).toContain(photo);
      expect(await world.pictures.find(photo)).toBeNull();
      expect(await world.writing.cleanUp()).toEqual({ deletedPictures: [] });
      // The other writer sent the very same photo.
      const isOtherGone = deletedPictures.includes(other.photo);
      expect(await world.pictures.find(other.photo)).toEqual(
        isOtherGone ? null : expect.anything(),
      );
      expect(isOtherGone).toBe((await world.writing.findOwn('coat', ben)) === null);
    });

    test('a photo that an edited review still has stays', async () => {
      await using world = await start();
      const { photo } = await world.publish();
      await world.submit([photo]);
      expect(await world.writing.cleanUp()).toEqual({ deletedPictures: [] });
      expect(await world.pictures.find(photo)).not.toBeNull();
    });

    test('a store that fails is asked again by the next clean-up', async () => {
      await using world = await start();
      const { id, photo } = await world.publish();
      await world.writing.remove({ reviewId: id, reviewer: ada });
      const { database, jobs, pending } = world;
      const pictures = { ...world.pictures, delete: () => Promise.reject(deleteFailing) };
      const failing = createReviewWriting(database, jobs, { pending, pictures });
      await expect(failing.cleanUp()).rejects.toThrow(deleteFailing);
      expect(await world.writing.cleanUp()).toEqual({ deletedPictures: [photo] });
    });

    test('rendered sizes that could not be deleted are deleted by the next clean-up', async () => {
      await using world = await start();
      const { id, photo } = await world.publish();
      await world.writing.remove({ reviewId: id, reviewer: ada });
      const failing = () => Promise.reject(deleteFailing);
      await expect(world.writing.cleanUp(failing)).rejects.toThrow(deleteFailing);
      const removed: string[] = [];
      await world.writing.cleanUp(async (ids) => void removed.push(...ids));
      expect(removed).toEqual([photo]);
    });

    test('a photo that loses its last review during a clean-up goes with the next one', async () => {
      await using world = await start();
      const { photo } = await world.publish();
      const own = await world.submit([photo]);
      const database: Pick<Database, 'rows'> = {
        async rows(statement, values) {
          const found = await world.database.rows(statement, values);
          if (statement.name === 'review.unreferencedPhotos')
            await world.writing.remove({ reviewId: own.id, reviewer: ada });
          return found;
        },
      };
      const { pending, pictures } = world;
      const during = await deleteUnreferencedPhotos(
        ...[database, { pending, pictures }, async () => {}],
      );
      expect(during).toEqual([]);
      expect(await world.writing.cleanUp()).toEqual({ deletedPictures: [photo] });
    });

    test('a photo that was deleted since is refused with its field, and nothing is stored', async () => {
      await using world = await start();
      const { id, photo } = await world.publish();
      await world.writing.remove({ reviewId: id, reviewer: ada });
      await world.writing.cleanUp();
      const missing = { status: 400, details: { field: 'photos' } };
      for (const gone of [photo, 'pending.00000000-0000-0000-0000-000000000000'])
        await expect(world.submit([gone])).rejects.toMatchObject(missing);
      expect(await world.writing.findOwn('coat', ada)).toBeNull();
    });

    test('posts at once do not pass the limits of photos together', async () => {
      await using world = await start();
      const { database, jobs, pending, pictures } = world;
      const limits = { shop: 4, person: 2 };
      const writing = createReviewWriting(database, jobs, { pending, pictures }, limits);
      const kept = await Promise.allSettled(
        Array.from({ length: 8 }, () => writing.keepPhoto(body)),
      );
      const ids = kept.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
      expect(ids).toHaveLength(4);
      const sent = await Promise.allSettled(
        ['coat', 'mug'].map((productKey, index) => {
          const photos = ids.slice(2 * index, 2 * index + 2);
          return writing.submit({ ...sampleWritten, productKey, photos }, ada, null);
        }),
      );
      expect(sent.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    });

    test('photos wait in limited numbers: of a person, and of all', async () => {
      await using world = await start();
      const { database, jobs, pending, pictures } = world;
      const stores = { pending, pictures };
      const limits = { shop: 4, person: 2 };
      const writing = createReviewWriting(database, jobs, stores, limits);
      const keep = () => writing.keepPhoto(body);
      const [first, second, third] = [await keep(), await keep(), await keep()];
      await writing.submit({ ...sampleWritten, photos: [first, second] }, ada, null);
      const mug = { ...sampleWritten, productKey: 'mug', photos: [third] };
      const ofPerson = { status: 422, code: 'reviewForm.photosWaiting' };
      await expect(writing.submit(mug, ada, null)).rejects.toMatchObject(ofPerson);
      expect(await writing.findOwn('mug', ada)).toBeNull();
      await writing.submit(mug, ben, null);
      await writing.submit({ ...sampleWritten, photos: [second] }, ada, null);
      await writing.submit({ ...mug, photos: [first] }, ada, null);
      await keep();
      await expect(keep()).rejects.toMatchObject({
        ...{ status: 503, code: 'reviewForm.photosFull', details: { field: 'photos' } },
      });
    });
  });
});
