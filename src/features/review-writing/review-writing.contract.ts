/** Contract tests of written reviews and their moderation. */

import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ReviewModeration } from '#features/review-moderation/review-moderation.port.ts';
import type { Reviewer } from '#features/reviews/review-person.ts';
import type { ReviewWriting } from './review-writing.port.ts';
import { isPendingPhoto, type SubmittedReview } from './written-review.ts';

export type ReviewWritingWorld = {
  /** Products `coat` and `mug` exist. */
  readonly writing: ReviewWriting;
  readonly moderation: ReviewModeration;
  readonly close: () => Promise<void>;
};

export const sampleWritten: SubmittedReview = {
  ...{ productKey: 'coat', rating: 4, title: 'Warm', body: 'Keeps the wind out on the pier.' },
  ...{ username: 'Ada', userLocation: 'York', isRecommended: true, fit: 'true' },
  ...{ secondaryRatings: { quality: 5 }, photos: ['file.a', 'file.b'], language: 'en' },
  buyerReference: null,
};

let emails = 0;
/** To an address that no other test writes to: each has a limit. */
function newEmail() {
  emails += 1;
  return {
    ...{ fascia: 'aldermoor', locale: 'en-GB', to: `ada-${emails}@example.com` },
    ...{ username: 'Ada', productName: 'Coat' },
  };
}

let number = 0;
/** A person whom no other test knows. */
function newPerson(): { customer: Reviewer; guest: Reviewer } {
  number += 1;
  const authorEmail = `email-${number}`;
  return {
    customer: { author: `customer-${number}`, authorEmail },
    guest: { author: null, authorEmail },
  };
}

const unknown = { status: 404, details: { field: 'review' } };

export function describeReviewWriting(name: string, open: () => Promise<ReviewWritingWorld>): void {
  describe(`written reviews by ${name}`, () => {
    let world: ReviewWritingWorld;
    beforeAll(async () => {
      world = await open();
    });
    afterAll(() => world.close());
    describeSubmitting(() => world);
    describeDeleting(() => world);
    describeModerating(() => world);
    describeReporting(() => world);
  });
}

function describeSubmitting(world: () => ReviewWritingWorld): void {
  test('a customer writes a review, which waits for a moderator with all that they gave', async () => {
    const { customer } = newPerson();
    expect(await world().writing.submit(sampleWritten, customer, null)).toBeNull();
    const own = await world().writing.findOwn('coat', customer);
    const { language: _, buyerReference: __, ...given } = sampleWritten;
    expect(own).toMatchObject({ ...given, status: 'pending', isVerified: false });
    expect(await world().writing.listOwn(customer)).toEqual([own]);
  });

  test('a second review of the same person and product replaces the first and waits again', async () => {
    const { customer } = newPerson();
    await world().writing.submit(sampleWritten, customer, null);
    const first = await world().writing.findOwn('coat', customer);
    await world().moderation.publish(first?.id ?? '', first?.submittedAt ?? '');
    await world().writing.submit({ ...sampleWritten, rating: 2 }, customer, null);
    await world().writing.submit({ ...sampleWritten, productKey: 'mug' }, customer, null);
    const own = await world().writing.listOwn(customer);
    expect(own).toHaveLength(2);
    expect(await world().writing.findOwn('coat', customer)).toMatchObject({
      id: first?.id,
      rating: 2,
      status: 'pending',
    });
  });

  test('a review of a guest counts once its link is used, and the link confirms once', async () => {
    const { guest } = newPerson();
    const email = newEmail();
    const job = await world().writing.submit(sampleWritten, guest, email);
    expect(job).toMatchObject({ ...email, token: expect.any(String) });
    const token = job?.token ?? '';
    expect(await world().writing.findOwn('coat', guest)).toBeNull();
    expect(await world().writing.findByToken(token)).toMatchObject({ status: 'unconfirmed' });
    expect(await world().writing.confirm(token)).toMatchObject({ status: 'pending' });
    const own = await world().writing.findOwn('coat', guest);
    await world().moderation.refuse(own?.id ?? '', 'advertising');
    expect(await world().writing.confirm(token)).toMatchObject({ status: 'refused' });
  });

  test('until it is confirmed, a second review of a guest leaves the first as it is', async () => {
    const { guest } = newPerson();
    const first = await world().writing.submit(sampleWritten, guest, newEmail());
    const { id, submittedAt } = await world().writing.confirm(first?.token ?? '');
    await world().moderation.publish(id, submittedAt);
    const second = await world().writing.submit({ ...sampleWritten, rating: 1 }, guest, newEmail());
    expect(await world().writing.findOwn('coat', guest)).toMatchObject({ id, rating: 4 });
    await world().writing.confirm(second?.token ?? '');
    expect(await world().writing.listOwn(guest)).toMatchObject([
      { id, rating: 1, status: 'pending' },
    ]);
  });

  test('a guest who becomes a customer still has one review', async () => {
    const { guest, customer } = newPerson();
    const job = await world().writing.submit(sampleWritten, guest, newEmail());
    await world().writing.confirm(job?.token ?? '');
    await world().writing.submit({ ...sampleWritten, rating: 3 }, customer, null);
    expect(await world().writing.listOwn(customer)).toMatchObject([{ rating: 3 }]);
  });

  test('a later owner of a former address does not own the reviews of a customer', async () => {
    const { customer, guest } = newPerson();
    await world().writing.submit(sampleWritten, customer, null);
    const later = { ...customer, author: `later-${number}` };
    expect(await world().writing.listOwn(later)).toEqual([]);
    expect(await world().writing.listOwn(guest)).toEqual([]);
    await world().writing.submit({ ...sampleWritten, rating: 1 }, later, null);
    expect(await world().writing.listOwn(customer)).toMatchObject([{ rating: 4 }]);
    const job = await world().writing.submit({ ...sampleWritten, rating: 2 }, guest, newEmail());
    await world().writing.confirm(job?.token ?? '');
    expect(await world().writing.listOwn(later)).toHaveLength(2);
  });

  test('an unknown product and an unknown link are refused', async () => {
    const { customer } = newPerson();
    await expect(
      world().writing.submit({ ...sampleWritten, productKey: 'none' }, customer, null),
    ).rejects.toMatchObject({ status: 404, details: { field: 'product' } });
    await expect(world().writing.confirm('none')).rejects.toMatchObject({ status: 410 });
    expect(await world().writing.findByToken('none')).toBeNull();
  });

  test('an order verifies one review, which stays verified when it is edited', async () => {
    const [first, second] = [newPerson().customer, newPerson().customer];
    const bought = { ...sampleWritten, buyerReference: `order-${number}` };
    await world().writing.submit(bought, first, null);
    await world().writing.submit(sampleWritten, first, null);
    expect(await world().writing.findOwn('coat', first)).toMatchObject({ isVerified: true });
    await world().writing.submit(bought, second, null);
    expect(await world().writing.findOwn('coat', second)).toMatchObject({ isVerified: false });
  });
}

function describeDeleting(world: () => ReviewWritingWorld): void {
  test('writers delete their own reviews, and nobody another', async () => {
    const { customer } = newPerson();
    const { guest } = newPerson();
    await world().writing.submit(sampleWritten, customer, null);
    const job = await world().writing.submit(sampleWritten, guest, newEmail());
    const own = await world().writing.findOwn('coat', customer);
    const reviewId = own?.id ?? '';
    const remove = (reviewer: Reviewer) => world().writing.remove({ reviewId, reviewer });
    await expect(remove(guest)).rejects.toMatchObject(unknown);
    await remove(customer);
    await expect(remove(customer)).rejects.toMatchObject(unknown);
    expect(await world().writing.listOwn(customer)).toEqual([]);
    const token = job?.token ?? '';
    await world().writing.confirm(token);
    await world().writing.remove({ token });
    expect(await world().writing.findByToken(token)).toBeNull();
    await expect(world().writing.remove({ token })).rejects.toMatchObject(unknown);
  });
}

function describeModerating(world: () => ReviewWritingWorld): void {
  async function submit(): Promise<{ readonly id: string; readonly submittedAt: string }> {
    const { customer } = newPerson();
    await world().writing.submit(sampleWritten, customer, null);
    const { id = '', submittedAt = '' } = (await world().writing.findOwn('coat', customer)) ?? {};
    return { id, submittedAt };
  }

  test('moderators list what waits, publish it, and refuse it for a reason', async () => {
    const { id, submittedAt } = await submit();
    const waiting = await world().moderation.list({ status: 'pending', limit: 500 });
    expect(waiting.find((review) => review.id === id)).toMatchObject({
      ...{ productKey: 'coat', rating: 4, photos: ['file.a', 'file.b'], reports: {} },
    });
    expect(await world().moderation.publish(id, submittedAt)).toMatchObject({
      status: 'published',
    });
    expect(await world().moderation.refuse(id, 'offensive')).toMatchObject({
      status: 'refused',
      refusalReason: 'offensive',
    });
    expect(await world().moderation.publish(id, submittedAt)).toMatchObject({
      refusalReason: null,
    });
    const actions = (await world().moderation.find(id))?.events.map(({ action }) => action);
    expect(actions).toEqual(['confirmed', 'published', 'refused', 'published']);
  });

  test('a review that its writer changed since is not published', async () => {
    const { customer } = newPerson();
    await world().writing.submit(sampleWritten, customer, null);
    const seen = await world().writing.findOwn('coat', customer);
    await new Promise((resolve) => setTimeout(resolve, 5));
    await world().writing.submit({ ...sampleWritten, body: 'Unseen words.' }, customer, null);
    await expect(
      world().moderation.publish(seen?.id ?? '', seen?.submittedAt ?? ''),
    ).rejects.toMatchObject({ status: 409 });
    expect(await world().writing.findOwn('coat', customer)).toMatchObject({ status: 'pending' });
  });

  test('photos are in the picture store once their review is published', async () => {
    const { customer } = newPerson();
    const color = { width: 300, height: 300, channels: 3, background: '#123456' } as const;
    const photo = await world().writing.keepPhoto(
      new Uint8Array(await sharp({ create: color }).jpeg().toBuffer()),
    );
    expect(isPendingPhoto(photo)).toBe(true);
    const photos = ['file.a', photo];
    await world().writing.submit({ ...sampleWritten, photos }, customer, null);
    const own = await world().writing.findOwn('coat', customer);
    expect(own?.photos).toEqual(photos);
    const after = await world().moderation.publish(own?.id ?? '', own?.submittedAt ?? '');
    expect(after.photos).toEqual(['file.a', expect.stringMatching(/^file\../)]);
    await world().writing.submit({ ...sampleWritten, photos: after.photos }, customer, null);
    expect(await world().moderation.refuse(own?.id ?? '', 'copied')).toMatchObject({ photos: [] });
  });

  test('the retailer has one response of each name', async () => {
    const { id } = await submit();
    await world().moderation.respond(id, { clientName: 'Aldermoor', text: 'Thank you.' });
    await world().moderation.respond(id, { clientName: 'Maker', text: 'Noted.' });
    const after = await world().moderation.respond(id, { clientName: 'Aldermoor', text: 'Hello.' });
    expect(after.responses).toEqual([
      { clientName: 'Maker', text: 'Noted.' },
      { clientName: 'Aldermoor', text: 'Hello.' },
    ]);
  });

  test('what nobody has confirmed is in no list and cannot be decided on', async () => {
    const { guest } = newPerson();
    const job = await world().writing.submit(sampleWritten, guest, newEmail());
    const found = await world().writing.findByToken(job?.token ?? '');
    const { id = '', submittedAt = '' } = found ?? {};
    const all = await world().moderation.list({ limit: 500 });
    expect(all.some((review) => review.id === id)).toBe(false);
    await expect(world().moderation.publish(id, submittedAt)).rejects.toMatchObject({
      status: 409,
    });
    await expect(world().moderation.refuse(id, 'advertising')).rejects.toMatchObject({
      status: 409,
    });
    await expect(world().moderation.publish('none', submittedAt)).rejects.toMatchObject(unknown);
    expect(await world().moderation.find('none')).toBeNull();
  });
}

function describeReporting(world: () => ReviewWritingWorld): void {
  test('a person reports a published review once, and a decision settles the reports', async () => {
    const { customer } = newPerson();
    await world().writing.submit(sampleWritten, customer, null);
    const own = await world().writing.findOwn('coat', customer);
    const { id: reviewId = '', submittedAt = '' } = own ?? {};
    const report = (over = {}) =>
      world().writing.report({
        ...{ productKey: 'coat', reviewId, reporter: `reader-${number}`, reason: 'advertising' },
        ...over,
      });
    await expect(report()).rejects.toMatchObject(unknown);
    await world().moderation.publish(reviewId, submittedAt);
    await expect(report({ productKey: 'mug' })).rejects.toMatchObject(unknown);
    await Promise.all([report(), report({ reason: 'not-genuine' }), report({ reporter: 'other' })]);
    const list = async () =>
      (await world().moderation.list({ isReported: true, limit: 500 })).filter(
        ({ id }) => id === reviewId,
      );
    const [reported] = await list();
    const total = Object.values(reported?.reports ?? {}).reduce((sum, count) => sum + count, 0);
    expect(total).toBe(2);
    const data = await world().writing.exportData({ ...customer, voter: 'other' });
    expect(data.reports).toMatchObject([{ reviewId, reason: 'advertising' }]);
    expect(data.reviews).toMatchObject([{ id: reviewId }]);
    await world().moderation.publish(reviewId, submittedAt);
    expect(await list()).toEqual([]);
  });
}
