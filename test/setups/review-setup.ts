/** Reviews on a database of their own: import, reading, votes, writing and moderation. */
import { sampleProduct } from '#features/catalogue/catalogue-records.fixtures.ts';
import { memoryPictures, svgMaster } from '#features/pictures/pictures.fixtures.server.ts';
import { createMemoryPendingPhotos } from '#features/review-writing/photos/memory-pending-photos.fixtures.ts';
import { silentLog } from '#kit/log.ts';
import { createCatalogueImport } from '#providers/catalogue-import/embedded/catalogue-import.provider.ts';
import { createJobs } from '#providers/jobs/embedded/jobs.provider.ts';
import { createReviewModeration } from '#providers/review-moderation/embedded/review-moderation.provider.ts';
import { createReviewWriting } from '#providers/review-writing/embedded/review-writing.provider.ts';
import { createReviews } from '#providers/reviews/embedded/reviews.provider.ts';
import type { TestDatabase } from '../databases/databases.ts';

/** The products `coat` and `mug` exist. */
export async function openReviewSetup(open: () => Promise<TestDatabase>) {
  const { database, close } = await open();
  const catalogueImport = createCatalogueImport(database);
  await catalogueImport.saveProducts([sampleProduct('coat'), sampleProduct('mug')]);
  const jobs = await createJobs(database, { log: silentLog });
  const pending = createMemoryPendingPhotos();
  // Photos of the sample review.
  const pictures = memoryPictures({ 'file.a': svgMaster, 'file.b': svgMaster });
  return {
    ...{ database, jobs, catalogueImport, close, pending, pictures },
    writing: createReviewWriting(database, jobs, { pending, pictures }),
    moderation: createReviewModeration(database, { pending, pictures }),
    reviews: createReviews(database),
  };
}
