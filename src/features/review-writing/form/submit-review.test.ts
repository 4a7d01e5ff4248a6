/** Tests of posted reviews: fields and their faults, kept photos, proof of purchase, limits. */
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { Problem } from '#kit/problem.ts';
import { signText } from '#kit/secrets.server.ts';
import type { Customer } from '#request/shop.ts';
import {
  ada,
  openReviewShop,
  reviewedProduct,
  reviewFields,
} from '#test/setups/open-review-shop.ts';
import { createMemoryReviewWriting } from '../memory-review-writing.fixtures.ts';
import { signBuyerToken, verifyBuyerToken } from './buyer-token.server.ts';
import { submitReview } from './submit-review.server.ts';

async function createPhoto(width = 400): Promise<Blob> {
  const body = await sharp({ create: { width, height: 400, channels: 3, background: '#123456' } })
    .jpeg()
    .toBuffer();
  return new Blob([new Uint8Array(body)]);
}

const faultsOf = (outcome: Awaited<ReturnType<typeof submitReview>>) =>
  'formErrors' in outcome
    ? outcome.formErrors.faults.map(({ field, code }) => `${field} ${code}`)
    : [];

describe('a posted review', () => {
  test('of a customer waits for a moderator, and one of a guest for the emailed link', async () => {
    const customer = openReviewShop({ customer: ada });
    expect(await customer.post(reviewFields)).toEqual({ sent: 'now' });
    expect(await customer.own()).toMatchObject({
      ...{ status: 'pending', rating: 4, isRecommended: null, fit: null, title: null },
    });
    const guest = openReviewShop();
    expect(await guest.post(reviewFields)).toEqual({ sent: 'mail' });
    expect(await guest.own()).toBeNull();
  });

  test('returns the typed values and every fault with its field, in the order of the form', async () => {
    const { post } = openReviewShop();
    const invalidFields = {
      body: 'Short.',
      username: 'ada@example.com',
      email: 'none',
      title: 'x'.repeat(101),
    };
    const outcome = await post({ ...invalidFields, userLocation: 'y'.repeat(51) });
    expect(faultsOf(outcome)).toEqual([
      'rating reviewForm.ratingMissing',
      'title reviewForm.titleLong',
      'body reviewForm.bodyShort',
      'username reviewForm.nicknameAddress',
      'userLocation reviewForm.locationLong',
      'email reviewForm.emailBad',
    ]);
    expect(outcome).toMatchObject({ status: 400, formErrors: { formValues: invalidFields } });
  });

  test('loses control characters and direction marks, and keeps its lines', async () => {
    const { post, own } = openReviewShop({ customer: ada });
    const body = 'First\u202eline of it.\r\n\r\n\r\n\r\nSecond\u0000line of it.';
    await post({ ...reviewFields, body });
    expect((await own())?.body).toBe('First line of it.\n\nSecond line of it.');
  });

  test('is refused without the token of the form, and nothing is stored', async () => {
    const { post, own } = openReviewShop({ customer: ada });
    const outcome = await post({ ...reviewFields, csrf: 'forged' });
    expect(outcome).toMatchObject({
      status: 403,
      formErrors: { code: 'account.formStale', faults: [] },
    });
    expect(await own()).toBeNull();
  });

  test('that is refused before its photos are stored keeps those of an earlier post', async () => {
    const { post } = openReviewShop({ customer: ada });
    const refused = await post({ ...reviewFields, rating: '', photos: [await createPhoto()] });
    const [kept] = 'formErrors' in refused ? refused.formErrors.photos : [];
    const stale = await post({ ...reviewFields, csrf: 'forged', keptPhoto: kept?.token ?? '' });
    expect(stale).toMatchObject({ status: 403, formErrors: { photos: [{ id: kept?.id }] } });
  });

  test('answers 429 after thirty forms of one caller, and does not read the next', async () => {
    const { post, shop } = openReviewShop({ customer: ada });
    for (let count = 0; count < 30; count += 1) await post({});
    let isRead = false;
    const read = async () => {
      isRead = true;
      return new FormData();
    };
    const outcome = await submitReview(shop, reviewedProduct, { size: null, read });
    expect(outcome).toMatchObject({ status: 429, formErrors: { code: 'reviewForm.tooMany' } });
    expect(isRead).toBe(false);
  });

  test('with photos is refused while two forms of its network are being read; other networks are not', async () => {
    const { promise, resolve } = Promise.withResolvers<FormData>();
    const from = (network: string) =>
      openReviewShop({ customer: ada, visitor: { network, ipHash: network, userAgent: '' } });
    const upload = { size: 42_000_000, read: () => promise };
    const readings = [1, 2].map(() => submitReview(from('slow').shop, reviewedProduct, upload));
    const busy = { status: 503, formErrors: { code: 'reviewForm.busy' } };
    expect(await from('slow').post(reviewFields)).toMatchObject(busy);
    expect(await from('other').post(reviewFields)).toEqual({ sent: 'now' });
    readings.push(
      ...[1, 2].map(() => submitReview(from('slow too').shop, reviewedProduct, upload)),
    );
    expect(await from('other').post(reviewFields)).toMatchObject(busy);
    expect(await from('slow').post(reviewFields, 1_000)).toEqual({ sent: 'now' });
    resolve(new FormData());
    await Promise.all(readings);
    expect(await from('slow').post(reviewFields)).toEqual({ sent: 'now' });
  });

  test('whose photos arrive too slowly has the code request.slow', async () => {
    const { shop } = openReviewShop({ customer: ada });
    const read = () => Promise.reject(new Problem(400, 'request.slow', 'too slow'));
    expect(await submitReview(shop, reviewedProduct, { size: 9_000_000, read })).toMatchObject({
      ...{ status: 400, formErrors: { code: 'request.slow', formValues: {}, faults: [] } },
    });
  });

  test('refuses a link as a nickname, and a text that is too long', async () => {
    const { post } = openReviewShop({ customer: ada });
    expect(faultsOf(await post({ ...reviewFields, username: 'shop24.com' }))).toEqual([
      'username reviewForm.nicknameAddress',
    ]);
    const body = `${reviewFields.body}${' '.repeat(30_000)}`;
    expect(faultsOf(await post({ ...reviewFields, body }))).toEqual(['body reviewForm.bodyLong']);
  });

  test('counts for its product only once it is accepted', async () => {
    for (let caller = 0; caller < 11; caller += 1) {
      const { post } = openReviewShop({ customer: ada });
      for (let count = 0; count < 30; count += 1) await post({});
    }
    expect(await openReviewShop({ customer: ada }).post(reviewFields)).toEqual({ sent: 'now' });
  });
});

describe('photos of a posted review', () => {
  test('are stored, and kept if another field is invalid', async () => {
    const { post, own } = openReviewShop({ customer: ada });
    const outcome = await post({
      ...reviewFields,
      rating: '',
      photos: [await createPhoto(), await createPhoto(401)],
    });
    const photos = 'formErrors' in outcome ? outcome.formErrors.photos : [];
    expect(photos).toHaveLength(2);
    for (const { preview } of photos) {
      const [, base64 = ''] = /^data:image\/jpeg;base64,(.+)$/.exec(preview ?? '') ?? [];
      const { format, width, height } = await sharp(Buffer.from(base64, 'base64')).metadata();
      expect({ format, width, height }).toEqual({ format: 'jpeg', width: 150, height: 188 });
    }
    await post({ ...reviewFields, keptPhoto: [photos[0]?.token ?? '', 'file.forged signature'] });
    expect((await own())?.photos).toEqual([photos[0]?.id]);
  });

  test('are refused if one is invalid, or if there are more than five', async () => {
    const { post, own } = openReviewShop({ customer: ada });
    const invalidPhotos = [await createPhoto(), new Blob(['no picture'])];
    const invalid = await post({ ...reviewFields, photos: invalidPhotos });
    expect(faultsOf(invalid)).toEqual(['photos reviewForm.photoFormat']);
    const six = await Promise.all([1, 2, 3, 4, 5, 6].map((n) => createPhoto(400 + n)));
    expect(faultsOf(await post({ ...reviewFields, photos: six }))).toEqual([
      'photos reviewForm.photosMany',
    ]);
    expect(await own()).toBeNull();
  });

  test('are refused with 429 once their caller has sent sixty megabytes in an hour', async () => {
    const { post } = openReviewShop({ customer: ada });
    const photos = await Promise.all([400, 401, 402, 403].map((width) => createPhoto(width)));
    // Each photo is rounded up to one megabyte.
    for (let count = 0; count < 15; count += 1) await post({ ...reviewFields, photos });
    expect(await post({ ...reviewFields, photos })).toMatchObject({
      ...{ status: 429, formErrors: { code: 'reviewForm.tooMany', photos: [] } },
    });
  });

  test('of a network are limited to a hundred a day without a review', async () => {
    const openShopOfNetwork = (n: number) =>
      openReviewShop({
        customer: ada,
        visitor: { network: 'crowd', ipHash: `crowd-${n}`, userAgent: '' },
      });
    const plain = await createPhoto();
    const photos = Array.from({ length: 5 }, () => plain);
    expect(await openShopOfNetwork(0).post({ ...reviewFields, photos })).toEqual({ sent: 'now' });
    const unrated = { ...reviewFields, rating: '', photos };
    for (let n = 1; n <= 20; n += 1) await openShopOfNetwork(n).post(unrated);
    const refused = await openShopOfNetwork(21).post({ ...reviewFields, photos });
    expect(faultsOf(refused)).toEqual(['photos reviewForm.tooMany']);
    expect(await openReviewShop({ customer: ada }).post({ ...reviewFields, photos })).toEqual({
      sent: 'now',
    });
  });

  test('that no longer exist are refused, and not returned', async () => {
    const { writing } = createMemoryReviewWriting([reviewedProduct.productKey]);
    const missing = new Problem(400, 'reviewForm.photosMissing', 'missing', { field: 'photos' });
    const reviewWriting = { ...writing, submit: () => Promise.reject(missing) };
    const { post } = openReviewShop({ customer: ada, ports: { reviewWriting } });
    const outcome = await post({ ...reviewFields, photos: [await createPhoto()] });
    expect(faultsOf(outcome)).toEqual(['photos reviewForm.photosMissing']);
    expect(outcome).toMatchObject({ status: 400, formErrors: { photos: [] } });
  });

  test('that the form sends back are verified only up to the maximum number', async () => {
    let signed = 0;
    const { post } = openReviewShop({
      customer: ada,
      sign(text) {
        if (text.startsWith('review photo')) signed += 1;
        return signText('a secret', text);
      },
    });
    await post({
      ...reviewFields,
      keptPhoto: Array.from({ length: 500 }, (_, index) => `file.${index} forged`),
    });
    expect(signed).toBeLessThan(10);
  });
});

describe('limits of posted reviews', () => {
  let addresses = 0;
  const openShopOf = (network: string, customer: Customer | null = null) =>
    openReviewShop({
      customer,
      visitor: { network, ipHash: `${network} ${++addresses}`, userAgent: '' },
    });

  test('unconfirmed reviews of guests do not count towards the limit of customers', async () => {
    for (let n = 0; n < 301; n += 1) {
      const { post } = openShopOf(`guest ${n}`);
      expect(await post({ ...reviewFields, email: `invented-${n}@example.com` })).toEqual({
        sent: 'mail',
      });
    }
    expect(await openShopOf('customer', ada).post(reviewFields)).toEqual({ sent: 'now' });
  });

  test('one network sends sixty in an hour, from any number of addresses', async () => {
    for (let n = 0; n < 60; n += 1)
      await openShopOf('wide').post({ ...reviewFields, email: `wide-${n}@example.com` });
    const { post } = openShopOf('wide');
    const refused = await post({ ...reviewFields, email: 'wide-60@example.com' });
    expect(refused).toMatchObject({ status: 429, formErrors: { code: 'reviewForm.tooMany' } });
  });
});

describe('a verified buyer', () => {
  const until = new Date('2026-12-01T00:00:00Z');
  const now = new Date('2026-11-25T12:00:00Z');
  const order = { order: 'order-1', productKey: reviewedProduct.productKey, until };

  test('has a signed link of an order, for its product and time', () => {
    const { shop } = openReviewShop({ now });
    const token = signBuyerToken(shop, order);
    expect(verifyBuyerToken(shop, reviewedProduct.productKey, token)).toBe('order-1');
    expect(verifyBuyerToken(shop, 'other', token)).toBeNull();
    expect(
      verifyBuyerToken(shop, reviewedProduct.productKey, token.replace('order-1', 'order-2')),
    ).toBeNull();
    expect(
      verifyBuyerToken({ ...shop, now: new Date('2026-12-02') }, reviewedProduct.productKey, token),
    ).toBeNull();
    expect(verifyBuyerToken(shop, reviewedProduct.productKey, null)).toBeNull();
  });

  test('needs a valid signature', async () => {
    const { post, own, shop } = openReviewShop({ customer: ada, now });
    await post({
      ...reviewFields,
      buyer: 'order-1.99999.forged',
      isVerified: 'true',
      buyerReference: 'x',
    });
    expect(await own()).toMatchObject({ isVerified: false });
    await post({ ...reviewFields, buyer: signBuyerToken(shop, order) });
    expect(await own()).toMatchObject({ isVerified: true });
  });
});
