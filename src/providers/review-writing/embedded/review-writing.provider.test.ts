/** Submitted reviews on the app's database: contract, emails, expiry, and totals of any sequence. */
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { deleteReviewsOf } from '#database/reviews/delete-reviews.ts';
import { defineStatement } from '#database/statement.ts';
import { sampleProduct } from '#features/catalogue/catalogue-records.fixtures.ts';
import {
  describeReviewWriting,
  sampleReview,
} from '#features/review-writing/review-writing.contract.ts';
import type { ReviewRecord } from '#features/reviews/review-records.ts';
import { onEveryDatabase } from '#test/databases/engines.ts';
import { compareTotals } from '#test/setups/compare-totals.ts';
import { openReviewSetup } from '#test/setups/review-setup.ts';

const email = {
  ...{ fascia: 'aldermoor', locale: 'en-GB', to: 'ada@example.com' },
  ...{ username: 'Ada', productName: 'Coat' },
};
const guest = { author: null, authorEmail: 'email-of-ada' };

const makeOld = defineStatement<never>(
  'test.makeOld',
  `update review set submitted_at = now() - interval '8 days'`,
);
const countRows = defineStatement<{ count: number }>(
  'test.countReviews',
  'select count(*)::int as count from review',
);
const countEvents = defineStatement<{ count: number }>(
  'test.countEvents',
  'select count(*)::int as count from review_event',
);
/** Copies the review `$1` to the products `copy-1` to `copy-250`, each a second older. */
const copyReview = defineStatement<never>(
  'test.copyReview',
  `insert into review
   select (jsonb_populate_record(r, jsonb_build_object('id', gen_random_uuid(),
     'source_key', p.product_key, 'product_id', p.id,
     'submitted_at', r.submitted_at - make_interval(secs => substr(p.product_key, 6)::int)))).*
   from review r, product p where r.id = $1::uuid and p.product_key like 'copy-%'`,
);
const refuseJobs = 'alter table pgboss.job add constraint no_jobs check (false) not valid';
const verifyAll = defineStatement<never>('test.verify', 'update review set is_verified = true');

const steps = fc.record({
  kind: fc.constantFrom(
    ...(['submit', 'submit', 'publish', 'publish', 'refuse', 'vote', 'vote', 'report'] as const),
    ...(['guest', 'confirm', 'respond', 'delete', 'forget', 'import', 'import'] as const),
  ),
  person: fc.integer({ min: 0, max: 3 }),
  other: fc.integer({ min: 0, max: 3 }),
  rating: fc.integer({ min: 1, max: 5 }),
  isYes: fc.boolean(),
  isRecommended: fc.constantFrom(true, false, null),
  fit: fc.constantFrom('small' as const, 'true' as const, 'large' as const, null),
  secondaryRatings: fc.dictionary(
    fc.constantFrom('quality', 'comfort', 'value'),
    fc.integer({ min: 1, max: 5 }),
  ),
  text: fc.constantFrom(
    { language: 'en', title: 'Warm', body: 'The fit is odd, the stitching is of good quality.' },
    { language: 'en', title: null, body: 'Soft cotton, and it keeps its colour.' },
    { language: 'fr', title: 'Déçue', body: 'La qualité du tissu est décevante.' },
    { language: 'de', title: null, body: 'Sehr bequem, der Stoff ist hochwertig.' },
  ),
  productKey: fc.constantFrom('coat', 'mug'),
});
type Step = typeof steps extends fc.Arbitrary<infer T> ? T : never;

onEveryDatabase(({ name, open }) => {
  describeReviewWriting(name, () => openReviewSetup(open));

  describe(`submitted reviews on ${name}`, { timeout: 120_000 }, () => {
    async function start() {
      const setup = await openReviewSetup(open);
      return { ...setup, [Symbol.asyncDispose]: setup.close };
    }

    test('a review and the email that confirms it are stored together or not at all', async () => {
      await using setup = await start();
      const job = await setup.writing.submit(sampleReview, guest, email);
      const waiting = (await setup.jobs.count()).find(({ kind }) => kind === 'reviewEmail');
      expect(waiting).toMatchObject({ waiting: 1 });
      expect(job?.token).toMatch(/^[\w-]{43}$/);
      await setup.database.execute(refuseJobs);
      const other = { ...guest, authorEmail: 'email-of-ben' };
      await expect(setup.writing.submit(sampleReview, other, email)).rejects.toThrow();
      expect(await setup.database.rows(countRows)).toEqual([{ count: 1 }]);
    });

    test('an unused link expires after a week, and its review is deleted', async () => {
      await using setup = await start();
      const job = await setup.writing.submit(sampleReview, guest, email);
      await setup.writing.cleanUp();
      expect(await setup.database.rows(countRows)).toEqual([{ count: 1 }]);
      await setup.database.rows(makeOld);
      await expect(setup.writing.confirm(job?.token ?? '')).rejects.toMatchObject({ status: 410 });
      await setup.writing.cleanUp();
      expect(await setup.database.rows(countRows)).toEqual([{ count: 0 }]);
    });

    test('an unconfirmed review leaves nothing in the log when it is deleted or expires', async () => {
      await using setup = await start();
      await setup.writing.submit(sampleReview, guest, email);
      const job = await setup.writing.submit(sampleReview, guest, email);
      expect(await setup.database.rows(countEvents)).toEqual([{ count: 2 }]);
      await setup.writing.remove({ token: job?.token ?? '' });
      expect(await setup.database.rows(countEvents)).toEqual([{ count: 1 }]);
      await setup.writing.submit(sampleReview, guest, email);
      await setup.database.rows(makeOld);
      await setup.writing.cleanUp();
      expect(await setup.database.rows(countEvents)).toEqual([{ count: 0 }]);
    });

    test('an address gets four emails in ten minutes, and the next review is refused', async () => {
      await using setup = await start();
      for (let time = 0; time < 4; time += 1)
        await setup.writing.submit(sampleReview, guest, email);
      const fifth = { ...sampleReview, rating: 1 };
      await expect(setup.writing.submit(fifth, guest, email)).rejects.toMatchObject({
        ...{ status: 429, code: 'reviewForm.tooMany' },
      });
      await setup.writing.submit(fifth, { ...guest, author: 'ada' }, null);
      expect(await setup.database.rows(countRows)).toEqual([{ count: 5 }]);
    });

    test('an address may have twenty unconfirmed reviews, and another one is refused', async () => {
      await using setup = await start();
      const submit = (time: number) =>
        setup.writing.submit(sampleReview, guest, { ...email, to: `ada-${time}@example.com` });
      const tokens: string[] = [];
      for (let time = 1; time <= 20; time += 1) tokens.push((await submit(time))?.token ?? '');
      await expect(submit(21)).rejects.toMatchObject({
        ...{ status: 429, code: 'reviewForm.linksWaiting', details: { field: 'email' } },
      });
      const found = await Promise.all(tokens.map((token) => setup.writing.findByToken(token)));
      expect(found.filter((review) => review !== null)).toHaveLength(20);
      await setup.writing.submit(sampleReview, { ...guest, author: 'ada' }, null);
      expect(await setup.database.rows(countRows)).toEqual([{ count: 21 }]);
      await setup.writing.confirm(tokens[19] ?? '');
      await expect(submit(22)).resolves.toMatchObject({ token: expect.any(String) });
    });

    test('a pending photo is deleted with its review, or after a day without one', async () => {
      await using setup = await start();
      const ada = { ...guest, author: 'ada' };
      const upload = () => setup.writing.storePhoto(new Uint8Array([1]));
      const submit = async (photo: string) => {
        await setup.writing.submit({ ...sampleReview, photos: [photo] }, ada, null);
        return (await setup.writing.findOwn('coat', ada))?.id ?? '';
      };
      const [refused, deleted] = [await upload(), await upload()];
      const [waiting, alone] = [await upload(), await upload()];
      await setup.moderation.refuse(await submit(refused), 'copied');
      expect(await setup.pending.find(refused)).toBeNull();
      await setup.writing.remove({ reviewId: await submit(deleted), reviewer: ada });
      expect(await setup.pending.find(deleted)).toBeNull();
      await submit(waiting);
      await setup.writing.cleanUp();
      expect(await setup.pending.find(alone)).not.toBeNull();
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 8 * 86_400_000 });
      await setup.writing.cleanUp().finally(() => vi.useRealTimers());
      expect(await setup.pending.find(alone)).toBeNull();
      expect(await setup.pending.find(waiting)).not.toBeNull();
    });

    test('the database refuses a verified review without the order that proves it', async () => {
      await using setup = await start();
      await setup.writing.submit(sampleReview, { ...guest, author: 'ada' }, null);
      await expect(setup.database.rows(verifyAll)).rejects.toThrow();
    });

    test('the export has every review of a person, the list the newest 200', async () => {
      await using setup = await start();
      const { writing, catalogueImport, database } = setup;
      const keys = Array.from({ length: 250 }, (_, index) => `copy-${index + 1}`);
      await catalogueImport.saveProducts(keys.map((key) => sampleProduct(key)));
      const ada = { ...guest, author: 'ada' };
      await writing.submit(sampleReview, ada, null);
      await database.rows(copyReview, [(await writing.findOwn('coat', ada))?.id ?? '']);
      const { reviews } = await writing.exportData({ ...ada, voter: 'ada' });
      expect(reviews.map(({ productKey }) => productKey)).toEqual(['coat', ...keys]);
      expect(await writing.listOwn(ada)).toEqual(reviews.slice(0, 200));
    });

    test('a thousand votes of one person at once count once', async () => {
      await using setup = await start();
      const ada = { ...guest, author: 'ada' };
      await setup.writing.submit(sampleReview, ada, null);
      const own = await setup.writing.findOwn('coat', ada);
      const { id: reviewId = '', submittedAt = '' } = own ?? {};
      await setup.moderation.publish(reviewId, submittedAt);
      const vote = {
        productKey: 'coat',
        reviewId,
        voter: 'ben',
        guestVoter: null,
        network: 'a network',
        isHelpful: true,
      };
      const votes = Array.from({ length: 1_000 }, () => setup.reviews.vote(vote));
      const outcomes = await Promise.allSettled(votes);
      // A slow machine answers some with 503, as they have waited too long for a connection.
      const refused = outcomes.filter(({ status }) => status === 'rejected');
      expect(refused.length).toBeLessThan(500);
      for (const result of refused) expect(result).toMatchObject({ reason: { status: 503 } });
      const review = await setup.reviews.findReview('coat', reviewId);
      expect(review).toMatchObject({ helpfulCount: 1, unhelpfulCount: 0 });
    });

    test('after any sequence of writing, decisions, votes and deletions the totals equal a recount', async () => {
      await using setup = await start();
      await fc.assert(
        fc.asyncProperty(fc.array(steps, { minLength: 20, maxLength: 40 }), async (list) => {
          const tokens: string[] = [];
          for (const step of list) await runStep(setup, step, tokens);
          for (const { stored, counted } of await compareTotals(setup.database))
            expect(stored).toEqual(counted);
        }),
        { numRuns: 30 },
      );
    });
  });
});

type Setup = Awaited<ReturnType<typeof openReviewSetup>>;

const personOf = (person: number) => ({
  author: `author-${person}`,
  authorEmail: `mail-${person}`,
});

let emails = 0;

/** Errors, such as of a vote on what is not published, are part of a sequence. */
async function runStep(setup: Setup, step: Step, tokens: string[]): Promise<void> {
  const { writing, moderation, reviews, database } = setup;
  const { kind, person, other, rating, isYes, productKey, text } = step;
  const { isRecommended, fit, secondaryRatings } = step;
  const reviewer = personOf(person);
  const review = {
    ...{ ...sampleReview, ...text, productKey, rating, isRecommended, fit, secondaryRatings },
    photos: isYes ? ['file.a'] : [],
  };
  const ownId = async () => (await writing.findOwn(productKey, reviewer))?.id ?? 'none';
  const voter = `voter-${other}`;
  const run = {
    submit: () => writing.submit(review, reviewer, null),
    async guest() {
      emails += 1;
      const one = { ...email, to: `ada-${emails}@example.com` };
      const job = await writing.submit(review, { ...reviewer, author: null }, one);
      if (job) tokens.push(job.token);
    },
    confirm: () => writing.confirm(tokens.pop() ?? 'none'),
    async publish() {
      const own = await writing.findOwn(productKey, reviewer);
      await moderation.publish(own?.id ?? 'none', own?.submittedAt ?? '');
    },
    refuse: async () => moderation.refuse(await ownId(), 'advertising'),
    respond: async () => moderation.respond(await ownId(), { clientName: 'Shop', text: 'Thanks.' }),
    vote: async () =>
      reviews.vote({
        ...{ productKey, reviewId: await ownId(), isHelpful: isYes },
        ...(rating > 3
          ? { voter, guestVoter: `guest-${person}` }
          : { voter: `guest-${person}`, guestVoter: null }),
        network: `network-${person}`,
      }),
    report: async () =>
      writing.report({
        productKey,
        reviewId: await ownId(),
        reporter: voter,
        reason: 'not-genuine',
      }),
    import: () => setup.catalogueImport.saveReviews([toRecord(step)]),
    delete: async () => writing.remove({ reviewId: await ownId(), reviewer }),
    forget: () =>
      database.transaction((connection) => deleteReviewsOf(connection, { ...reviewer, voter })),
  }[kind];
  await run().catch((error: unknown) => {
    if (!(error instanceof Error) || error.name !== 'Problem') throw error;
  });
}

/** Four imported reviews, which change, and move between the products. */
function toRecord(step: Step): ReviewRecord {
  const { person, other, rating, isYes, productKey, fit, isRecommended, secondaryRatings } = step;
  const { title, body, language } = step.text;
  return {
    ...{ sourceKey: `imported-${person}`, product: productKey, rating, body, secondaryRatings },
    ...(title !== null && { title }),
    ...(isYes && { language, photos: [{ picture: 'file.b' }] }),
    ...(fit !== null && { fit }),
    ...(isRecommended !== null && { isRecommended }),
    ...{ helpfulCount: other, submittedAt: '2026-10-01T10:00:00.000Z' },
  };
}
