/** Tests of clean-ups of photos while reviews are published or edited. */
import { describe, expect, test } from 'vitest';
import type { Database } from '#database/database.ts';
import { defineStatement } from '#database/statement.ts';
import { createReviewModeration } from '#providers/review-moderation/embedded/review-moderation.provider.ts';
import { onEveryDatabase } from '#test/databases/engines.ts';
import { openReviewPhotosSetup, photoBody } from '#test/setups/review-photos-setup.ts';
import { createReviewWriting } from './review-writing.provider.ts';

const listRows = defineStatement<{ readonly picture: string }>(
  'test.listUnreferencedRows',
  'select picture from unreferenced_review_photo',
);
const addOlderRows = defineStatement<never>(
  'test.addOlderRows',
  `insert into unreferenced_review_photo (picture, created_at)
   select 'file.' || number, now() - interval '1 hour' from generate_series(1, 20) number`,
);

onEveryDatabase(({ name, open }) => {
  const start = () => openReviewPhotosSetup(open);

  describe(`clean-ups of photos on ${name}`, { timeout: 60_000 }, () => {
    test('a clean-up by the previous release deletes no photo that is about to be published', async () => {
      await using setup = await start();
      const { database, pending, pictures } = setup;
      const { id, submittedAt } = await setup.submit([await setup.writing.storePhoto(photoBody)]);
      const transaction: Database['transaction'] = async (work) => {
        // It looks at every row.
        for (const { picture } of await database.rows(listRows)) await pictures.delete(picture);
        return await database.transaction(work);
      };
      const moderation = createReviewModeration(
        { ...database, transaction },
        { pending, pictures },
      );
      const { photos } = await moderation.publish(id, submittedAt);
      expect(photos).toHaveLength(1);
      expect(await pictures.find(photos[0] ?? '')).not.toBeNull();
    });

    test('a photo that a review uses again while others are deleted is kept', async () => {
      await using setup = await start();
      const { database, jobs, pending } = setup;
      const { photo } = await setup.publish();
      await setup.submit([]);
      await database.rows(addOlderRows);
      const deleted: string[] = [];
      const remove = async (picture: string) => {
        if (deleted.push(picture) === 1) await setup.submit([photo]);
        await setup.pictures.delete(picture);
      };
      const pictures = { ...setup.pictures, delete: remove };
      const { deletedPictures } = await createReviewWriting(database, jobs, {
        ...{ pending, pictures },
      }).cleanUp();
      expect(deletedPictures).toHaveLength(20);
      expect(deleted).toEqual(deletedPictures);
      expect(await setup.pictures.find(photo)).not.toBeNull();
    });
  });
});
