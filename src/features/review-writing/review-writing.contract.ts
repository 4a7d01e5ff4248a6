/** Contract tests of submitted reviews and their moderation. */
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ReviewModeration } from '#features/review-moderation/review-moderation.port.ts';
import type { Reviewer } from '#features/reviews/review-person.ts';
import type { ReviewWriting } from './review-writing.port.ts';
import { isPendingPhoto, type SubmittedReview } from './submitted-review.ts';

export type ReviewWritingSetup = {
  /** Products `coat` and `mug` exist. */
  readonly writing: ReviewWriting;
  readonly moderation: ReviewModeration;
  readonly close: () => Promise<void>;
};

export const sampleReview: SubmittedReview = {
  ...{ productKey: 'coat', rating: 4, title: 'Warm', body: 'Keeps the wind out on the pier.' },
  ...{ username: 'Ada', userLocation: 'York', isRecommended: true, fit: 'true' },
  ...{ secondaryRatings: { quality: 5 }, photos: ['file.a', 'file.b'], language: 'en' },
  buyerReference: null,
};

let emails = 0;
/** Email to an address of its own, because each address has a rate limit. */
function newEmail() {
  emails += 1;
  return {
    ...{ fascia: 'aldermoor', locale: 'en-GB', to: `ada-${emails}@example.com` },
    ...{ username: 'Ada', productName: 'Coat' },
  };
}

let personId = 0;
/** A person that no other test uses. */
function newPerson(): { customer: Reviewer; guest: Reviewer } {
  personId += 1;
  const authorEmail = `email-${personId}`;
  return {
    customer: { author: `customer-${personId}`, authorEmail },
    guest: { author: null, authorEmail },
  };
}

const unknown = { status: 404, details: { field: 'review' } };

export function describeReviewWriting(name: string, open: () => Promise<ReviewWritingSetup>): void {
  describe(`submitted reviews by ${name}`, () => {
    let setup: ReviewWritingSetup;
    beforeAll(async () => {
      setup = await open();
    });
    afterAll(() => setup.close());
    describeSubmitting(() => setup);
    describeDeleting(() => setup);
    describeModerating(() => setup);
    describeReporting(() => setup);
  });
}

function describeSubmitting(setup: () => ReviewWritingSetup): void {
  test('a customer’s review waits for a moderator with all its fields', async () => {
    const { customer } = newPerson();
    expect(await setup().writing.submit(sampleReview, customer, null)).toBeNull();
    const own = await setup().writing.findOwn('coat', customer);
    const { language: _, buyerReference: __, ...fields } = sampleReview;
    expect(own).toMatchObject({ ...fields, status: 'pending', isVerified: false });
    expect(await setup().writing.listOwn(customer)).toEqual([own]);
  });

  test('a second review of the same person and product replaces the first and waits again', async () => {
    const { customer } = newPerson();
    await setup().writing.submit(sampleReview, customer, null);
    const first = await setup().writing.findOwn('coat', customer);
    await setup().moderation.publish(first?.id ?? '', first?.submittedAt ?? '');
    await setup().writing.submit({ ...sampleReview, rating: 2 }, customer, null);
    await setup().writing.submit({ ...sampleReview, productKey: 'mug' }, customer, null);
    const own = await setup().writing.listOwn(customer);
    expect(own).toHaveLength(2);
    expect(await setup().writing.findOwn('coat', customer)).toMatchObject({
      id: first?.id,
      rating: 2,
      status: 'pending',
    });
  });

  test('a review of a guest counts once its link is used, and the link confirms once', async () => {
    const { guest } = newPerson();
    const email = newEmail();
    const job = await setup().writing.submit(sampleReview, guest, email);
    expect(job).toMatchObject({ ...email, token: expect.any(String) });
    const token = job?.token ?? '';
    expect(await setup().writing.findOwn('coat', guest)).toBeNull();
    expect(await setup().writing.findByToken(token)).toMatchObject({ status: 'unconfirmed' });
    expect(await setup().writing.confirm(token)).toMatchObject({ status: 'pending' });
    const own = await setup().writing.findOwn('coat', guest);
    await setup().moderation.refuse(own?.id ?? '', 'advertising');
    expect(await setup().writing.confirm(token)).toMatchObject({ status: 'refused' });
  });

  test('until it is confirmed, a second review of a guest leaves the first as it is', async () => {
    const { guest } = newPerson();
    const first = await setup().writing.submit(sampleReview, guest, newEmail());
    const { id, submittedAt } = await setup().writing.confirm(first?.token ?? '');
    await setup().moderation.publish(id, submittedAt);
    const second = await setup().writing.submit({ ...sampleReview, rating: 1 }, guest, newEmail());
    expect(await setup().writing.findOwn('coat', guest)).toMatchObject({ id, rating: 4 });
    await setup().writing.confirm(second?.token ?? '');
    expect(await setup().writing.listOwn(guest)).toMatchObject([
      { id, rating: 1, status: 'pending' },
    ]);
  });

  test('a review by another person with the address of a guest does not invalidate the guest’s link', async () => {
    const { guest, customer } = newPerson();
    const { writing } = setup();
    const first = await writing.submit(sampleReview, guest, newEmail());
    const second = await writing.submit({ ...sampleReview, rating: 1 }, guest, newEmail());
    await writing.submit(sampleReview, { ...customer, author: `other-${personId}` }, null);
    expect(await writing.confirm(first?.token ?? '')).toMatchObject({ rating: 4 });
    expect(await writing.findByToken(second?.token ?? '')).toBeNull();
  });

  test('a guest who becomes a customer still has one review', async () => {
    const { guest, customer } = newPerson();
    const job = await setup().writing.submit(sampleReview, guest, newEmail());
    await setup().writing.confirm(job?.token ?? '');
    await setup().writing.submit({ ...sampleReview, rating: 3 }, customer, null);
    expect(await setup().writing.listOwn(customer)).toMatchObject([{ rating: 3 }]);
  });

  test('a later owner of a former address does not own the reviews of a customer', async () => {
    const { customer, guest } = newPerson();
    await setup().writing.submit(sampleReview, customer, null);
    const later = { ...customer, author: `later-${personId}` };
    expect(await setup().writing.listOwn(later)).toEqual([]);
    expect(await setup().writing.listOwn(guest)).toEqual([]);
    await setup().writing.submit({ ...sampleReview, rating: 1 }, later, null);
    expect(await setup().writing.listOwn(customer)).toMatchObject([{ rating: 4 }]);
    const job = await setup().writing.submit({ ...sampleReview, rating: 2 }, guest, newEmail());
    await setup().writing.confirm(job?.token ?? '');
    expect(await setup().writing.listOwn(later)).toHaveLength(2);
  });

  test('an unknown product and an unknown link are refused', async () => {
    const { customer } = newPerson();
    await expect(
      setup().writing.submit({ ...sampleReview, productKey: 'none' }, customer, null),
    ).rejects.toMatchObject({ status: 404, details: { field: 'product' } });
    await expect(setup().writing.confirm('none')).rejects.toMatchObject({ status: 410 });
    expect(await setup().writing.findByToken('none')).toBeNull();
  });

  test('an order verifies one review, which stays verified when it is edited', async () => {
    const [first, second] = [newPerson().customer, newPerson().customer];
    const bought = { ...sampleReview, buyerReference: `order-${personId}` };
    await setup().writing.submit(bought, first, null);
    await setup().writing.submit(sampleReview, first, null);
    expect(await setup().writing.findOwn('coat', first)).toMatchObject({ isVerified: true });
    await setup().writing.submit(bought, second, null);
    expect(await setup().writing.findOwn('coat', second)).toMatchObject({ isVerified: false });
  });
}

function describeDeleting(setup: () => ReviewWritingSetup): void {
  test('authors can delete only their own reviews', async () => {
    const { customer } = newPerson();
    const { guest } = newPerson();
    await setup().writing.submit(sampleReview, customer, null);
    const job = await setup().writing.submit(sampleReview, guest, newEmail());
    const own = await setup().writing.findOwn('coat', customer);
    const reviewId = own?.id ?? '';
    const remove = (reviewer: Reviewer) => setup().writing.remove({ reviewId, reviewer });
    await expect(remove(guest)).rejects.toMatchObject(unknown);
    await remove(customer);
    await expect(remove(customer)).rejects.toMatchObject(unknown);
    expect(await setup().writing.listOwn(customer)).toEqual([]);
    const token = job?.token ?? '';
    await setup().writing.confirm(token);
    await setup().writing.remove({ token });
    expect(await setup().writing.findByToken(token)).toBeNull();
    await expect(setup().writing.remove({ token })).rejects.toMatchObject(unknown);
  });
}

function describeModerating(setup: () => ReviewWritingSetup): void {
  async function submit(): Promise<{ readonly id: string; readonly submittedAt: string }> {
    const { customer } = newPerson();
    await setup().writing.submit(sampleReview, customer, null);
    const { id = '', submittedAt = '' } = (await setup().writing.findOwn('coat', customer)) ?? {};
    return { id, submittedAt };
  }

  test('moderators list, publish and refuse pending reviews', async () => {
    const { id, submittedAt } = await submit();
    const waiting = await setup().moderation.list({ status: 'pending', limit: 500 });
    expect(waiting.find((review) => review.id === id)).toMatchObject({
      ...{ productKey: 'coat', rating: 4, photos: ['file.a', 'file.b'], reports: {} },
    });
    expect(await setup().moderation.publish(id, submittedAt)).toMatchObject({
      status: 'published',
    });
    expect(await setup().moderation.refuse(id, 'offensive')).toMatchObject({
      status: 'refused',
      refusalReason: 'offensive',
    });
    expect(await setup().moderation.publish(id, submittedAt)).toMatchObject({
      refusalReason: null,
    });
    const actions = (await setup().moderation.find(id))?.events.map(({ action }) => action);
    expect(actions).toEqual(['confirmed', 'published', 'refused', 'published']);
  });

  test('a review that its author has changed in the meantime is not published', async () => {
    const { customer } = newPerson();
    await setup().writing.submit(sampleReview, customer, null);
    const listed = await setup().writing.findOwn('coat', customer);
    await new Promise((resolve) => setTimeout(resolve, 5));
    await setup().writing.submit({ ...sampleReview, body: 'Unseen words.' }, customer, null);
    await expect(
      setup().moderation.publish(listed?.id ?? '', listed?.submittedAt ?? ''),
    ).rejects.toMatchObject({ status: 409 });
    expect(await setup().writing.findOwn('coat', customer)).toMatchObject({ status: 'pending' });
  });

  test('photos are moved to the picture store when their review is published', async () => {
    const { customer } = newPerson();
    const color = { width: 300, height: 300, channels: 3, background: '#123456' } as const;
    const jpeg = new Uint8Array(await sharp({ create: color }).jpeg().toBuffer());
    const photo = await setup().writing.storePhoto(jpeg);
    expect(isPendingPhoto(photo)).toBe(true);
    const photos = ['file.a', photo];
    await setup().writing.submit({ ...sampleReview, photos }, customer, null);
    const own = await setup().writing.findOwn('coat', customer);
    expect(own?.photos).toEqual(photos);
    expect(await setup().moderation.findPendingPhoto(photo)).toEqual(jpeg);
    expect(await setup().moderation.findPendingPhoto('file.a')).toBeNull();
    const after = await setup().moderation.publish(own?.id ?? '', own?.submittedAt ?? '');
    expect(after.photos).toEqual(['file.a', expect.stringMatching(/^file\../)]);
    expect(await setup().moderation.findPendingPhoto(photo)).toBeNull();
    await setup().writing.submit({ ...sampleReview, photos: after.photos }, customer, null);
    expect(await setup().moderation.refuse(own?.id ?? '', 'copied')).toMatchObject({ photos: [] });
  });

  test('there is one response per name of the retailer or maker', async () => {
    const { id } = await submit();
    await setup().moderation.respond(id, { clientName: 'Aldermoor', text: 'Thank you.' });
    await setup().moderation.respond(id, { clientName: 'Maker', text: 'Noted.' });
    const after = await setup().moderation.respond(id, { clientName: 'Aldermoor', text: 'Hello.' });
    expect(after.responses).toEqual([
      { clientName: 'Maker', text: 'Noted.' },
      { clientName: 'Aldermoor', text: 'Hello.' },
    ]);
  });

  test('an unconfirmed review is not listed, and cannot be published or refused', async () => {
    const { guest } = newPerson();
    const job = await setup().writing.submit(sampleReview, guest, newEmail());
    const unconfirmed = await setup().writing.findByToken(job?.token ?? '');
    const { id = '', submittedAt = '' } = unconfirmed ?? {};
    const all = await setup().moderation.list({ limit: 500 });
    expect(all.some((review) => review.id === id)).toBe(false);
    const published = setup().moderation.publish(id, submittedAt);
    await expect(published).rejects.toMatchObject({ status: 409 });
    const refused = setup().moderation.refuse(id, 'advertising');
    await expect(refused).rejects.toMatchObject({ status: 409 });
    await expect(setup().moderation.publish('none', submittedAt)).rejects.toMatchObject(unknown);
    expect(await setup().moderation.find('none')).toBeNull();
  });
}

function describeReporting(setup: () => ReviewWritingSetup): void {
  test('a person reports a published review once, and a decision settles the reports', async () => {
    const { customer } = newPerson();
    await setup().writing.submit(sampleReview, customer, null);
    const own = await setup().writing.findOwn('coat', customer);
    const { id: reviewId = '', submittedAt = '' } = own ?? {};
    const report = (overrides = {}) =>
      setup().writing.report({
        ...{ productKey: 'coat', reviewId, reporter: `reader-${personId}`, reason: 'advertising' },
        ...overrides,
      });
    await expect(report()).rejects.toMatchObject(unknown);
    await setup().moderation.publish(reviewId, submittedAt);
    await expect(report({ productKey: 'mug' })).rejects.toMatchObject(unknown);
    const newReason = { reason: 'not-genuine' };
    const stored = await Promise.all([report(), report(newReason), report({ reporter: 'other' })]);
    expect(stored.filter((isStored) => isStored)).toHaveLength(2);
    const listAll = () => setup().moderation.list({ isReported: true, limit: 500 });
    const list = async () => (await listAll()).filter(({ id }) => id === reviewId);
    const [reported] = await list();
    const total = Object.values(reported?.reports ?? {}).reduce((sum, count) => sum + count, 0);
    expect(total).toBe(2);
    const data = await setup().writing.exportData({ ...customer, voter: 'other' });
    const reports = [{ reviewId, reason: 'advertising' }];
    expect(data).toMatchObject({ reports, reviews: [{ id: reviewId }] });
    await setup().moderation.publish(reviewId, submittedAt);
    expect(await list()).toEqual([]);
  });
}
