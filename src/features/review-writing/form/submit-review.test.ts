/** Posted reviews: fields and their faults, kept photos, proof of purchase, limits, reports. */
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { issueFormToken } from '#features/accounts/forms/form-token.server.ts';
import { memoryPictures } from '#features/pictures/pictures.fixtures.server.ts';
import { someProduct } from '#features/selection/selection.fixtures.ts';
import { Problem } from '#kit/problem.ts';
import { signText } from '#kit/secrets.server.ts';
import type { Customer } from '#request/shop.ts';
import { createTestShop, type TestShopOptions } from '#test/create-test-shop.ts';
import { createMemoryReviewWriting } from '../memory-review-writing.fixtures.ts';
import { createMemoryPendingPhotos } from '../photos/memory-pending-photos.fixtures.ts';
import { reportReview } from '../report/report-review.server.ts';
import { readBuyerToken, writeBuyerToken } from './buyer-token.server.ts';
import { reviewerOf } from './load-review-form.server.ts';
import { submitReview } from './submit-review.server.ts';

const ada: Customer = {
  ...{ id: 'c', email: 'ada@example.com', firstName: 'Ada', lastName: 'Byron' },
  membershipUntil: null,
};
const product = someProduct();
const good = {
  ...{ rating: '4', body: 'Warm, light, and it survives rain.', username: 'Ada' },
  email: 'ada@example.com',
};

let callers = 0;

function openShop(options: TestShopOptions = {}) {
  callers += 1;
  const cookies = new Map<string, string>();
  const { writing, moderation } = createMemoryReviewWriting([product.productKey]);
  const shop = createTestShop({
    visitor: { network: 'test', ipHash: `caller-${callers}`, userAgent: '' },
    sign: (text) => signText('a secret', text),
    readCookie: (name) => cookies.get(name) ?? null,
    writeCookie: (name, value) => void cookies.set(name, value),
    ports: {
      ...{ pictures: memoryPictures(), reviewWriting: writing, reviewModeration: moderation },
      pendingPhotos: { ...createMemoryPendingPhotos(), find: moderation.findPendingPhoto },
    },
    ...options,
  });
  const post = (fields: Readonly<Record<string, string | Blob | readonly (string | Blob)[]>>) => {
    const form = new FormData();
    for (const [name, value] of Object.entries({ csrf: issueFormToken(shop), ...fields }))
      for (const one of Array.isArray(value) ? value : [value]) form.append(name, one);
    return submitReview(shop, product, { size: null, read: async () => form });
  };
  const own = () =>
    shop.ports.reviewWriting.findOwn(product.productKey, reviewerOf(shop, shop.customer ?? ada));
  return { shop, post, own };
}

async function photo(width = 400): Promise<Blob> {
  const body = await sharp({ create: { width, height: 400, channels: 3, background: '#123456' } })
    .jpeg()
    .toBuffer();
  return new Blob([new Uint8Array(body)]);
}

const faultsOf = (outcome: Awaited<ReturnType<typeof submitReview>>) =>
  'refusal' in outcome ? outcome.refusal.faults.map(({ field, code }) => `${field} ${code}`) : [];

describe('a posted review', () => {
  test('of a customer waits for a moderator, and one of a guest for the emailed link', async () => {
    const customer = openShop({ customer: ada });
    expect(await customer.post(good)).toEqual({ sent: 'now' });
    expect(await customer.own()).toMatchObject({
      ...{ status: 'pending', rating: 4, isRecommended: null, fit: null, title: null },
    });
    const guest = openShop();
    expect(await guest.post(good)).toEqual({ sent: 'mail' });
    expect(await guest.own()).toBeNull();
  });

  test('keeps what was typed and names every fault at its field, in the order of the form', async () => {
    const { post } = openShop();
    const wrong = {
      body: 'Short.',
      username: 'ada@example.com',
      email: 'none',
      title: 'x'.repeat(101),
    };
    const outcome = await post({ ...wrong, userLocation: 'y'.repeat(51) });
    expect(faultsOf(outcome)).toEqual([
      'rating reviewForm.ratingMissing',
      'title reviewForm.titleLong',
      'body reviewForm.bodyShort',
      'username reviewForm.nicknameAddress',
      'userLocation reviewForm.locationLong',
      'email reviewForm.emailBad',
    ]);
    expect(outcome).toMatchObject({ status: 400, refusal: { formValues: wrong } });
  });

  test('loses control characters and direction marks, and keeps its lines', async () => {
    const { post, own } = openShop({ customer: ada });
    const body = 'First\u202eline of it.\r\n\r\n\r\n\r\nSecond\u0000line of it.';
    await post({ ...good, body });
    expect((await own())?.body).toBe('First line of it.\n\nSecond line of it.');
  });

  test('is refused without the token of the form, and nothing is stored', async () => {
    const { post, own } = openShop({ customer: ada });
    const outcome = await post({ ...good, csrf: 'forged' });
    expect(outcome).toMatchObject({
      status: 403,
      refusal: { code: 'account.formStale', faults: [] },
    });
    expect(await own()).toBeNull();
  });

  test('answers 429 after thirty forms of one caller, and does not read the next', async () => {
    const { post, shop } = openShop({ customer: ada });
    for (let count = 0; count < 30; count += 1) await post({});
    let isRead = false;
    const read = async () => {
      isRead = true;
      return new FormData();
    };
    const outcome = await submitReview(shop, product, { size: null, read });
    expect(outcome).toMatchObject({ status: 429, refusal: { code: 'reviewForm.tooMany' } });
    expect(isRead).toBe(false);
  });

  test('with photos is refused while two of its network are read; others write on', async () => {
    const { promise, resolve } = Promise.withResolvers<FormData>();
    const from = (network: string) =>
      openShop({ customer: ada, visitor: { network, ipHash: network, userAgent: '' } });
    const upload = { size: 42_000_000, read: () => promise };
    const readings = [1, 2].map(() => submitReview(from('slow').shop, product, upload));
    const busy = { status: 503, refusal: { code: 'reviewForm.busy' } };
    expect(await from('slow').post(good)).toMatchObject(busy);
    expect(await from('other').post(good)).toEqual({ sent: 'now' });
    readings.push(...[1, 2].map(() => submitReview(from('slow too').shop, product, upload)));
    expect(await from('other').post(good)).toMatchObject(busy);
    const { shop } = from('slow');
    const words = new FormData();
    for (const [name, value] of Object.entries({ csrf: issueFormToken(shop), ...good }))
      words.set(name, value);
    const small = { size: 1_000, read: async () => words };
    expect(await submitReview(shop, product, small)).toEqual({ sent: 'now' });
    resolve(new FormData());
    await Promise.all(readings);
    expect(await from('slow').post(good)).toEqual({ sent: 'now' });
  });

  test('whose photos arrive too slowly says so, so that the draft can be sent again', async () => {
    const { shop } = openShop({ customer: ada });
    const read = () => Promise.reject(new Problem(400, 'request.slow', 'too slow'));
    expect(await submitReview(shop, product, { size: 9_000_000, read })).toMatchObject({
      ...{ status: 400, refusal: { code: 'request.slow', formValues: {}, faults: [] } },
    });
  });

  test('has no link for a nickname, and no endless text', async () => {
    const { post } = openShop({ customer: ada });
    expect(faultsOf(await post({ ...good, username: 'shop24.com' }))).toEqual([
      'username reviewForm.nicknameAddress',
    ]);
    const body = `${good.body}${' '.repeat(30_000)}`;
    expect(faultsOf(await post({ ...good, body }))).toEqual(['body reviewForm.bodyLong']);
  });

  test('counts for its product only once it is accepted', async () => {
    for (let caller = 0; caller < 11; caller += 1) {
      const { post } = openShop({ customer: ada });
      for (let count = 0; count < 30; count += 1) await post({});
    }
    expect(await openShop({ customer: ada }).post(good)).toEqual({ sent: 'now' });
  });
});

describe('photos of a posted review', () => {
  test('are stored, and good ones survive the refusal of another field', async () => {
    const { post, own } = openShop({ customer: ada });
    const outcome = await post({ ...good, rating: '', photos: [await photo(), await photo(401)] });
    const photos = 'refusal' in outcome ? outcome.refusal.photos : [];
    expect(photos).toHaveLength(2);
    for (const { preview } of photos) {
      const [, base64 = ''] = /^data:image\/jpeg;base64,(.+)$/.exec(preview ?? '') ?? [];
      const { format, width, height } = await sharp(Buffer.from(base64, 'base64')).metadata();
      expect({ format, width, height }).toEqual({ format: 'jpeg', width: 150, height: 188 });
    }
    await post({ ...good, keptPhoto: [photos[0]?.token ?? '', 'file.forged signature'] });
    expect((await own())?.photos).toEqual([photos[0]?.id]);
  });

  test('are refused where one is bad, or where there are more than five', async () => {
    const { post, own } = openShop({ customer: ada });
    const bad = await post({ ...good, photos: [await photo(), new Blob(['no picture'])] });
    expect(faultsOf(bad)).toEqual(['photos reviewForm.photoFormat']);
    const six = await Promise.all([1, 2, 3, 4, 5, 6].map((n) => photo(400 + n)));
    expect(faultsOf(await post({ ...good, photos: six }))).toEqual([
      'photos reviewForm.photosMany',
    ]);
    expect(await own()).toBeNull();
  });

  test('are refused with 429 once their caller has sent sixty megabytes in an hour', async () => {
    const { post } = openShop({ customer: ada });
    const photos = [await photo(), await photo(401), await photo(402), await photo(403)];
    // Each photo counts as a begun megabyte.
    for (let count = 0; count < 15; count += 1) await post({ ...good, photos });
    expect(await post({ ...good, photos })).toMatchObject({
      ...{ status: 429, refusal: { code: 'reviewForm.tooMany', photos: [] } },
    });
  });

  test('of a network are limited to a hundred a day that no review has', async () => {
    const open = (n: number) =>
      openShop({
        customer: ada,
        visitor: { network: 'crowd', ipHash: `crowd-${n}`, userAgent: '' },
      });
    const plain = await photo();
    const photos = Array.from({ length: 5 }, () => plain);
    expect(await open(0).post({ ...good, photos })).toEqual({ sent: 'now' });
    for (let n = 1; n <= 20; n += 1) await open(n).post({ ...good, rating: '', photos });
    const refused = await open(21).post({ ...good, photos });
    expect(faultsOf(refused)).toEqual(['photos reviewForm.tooMany']);
    expect(await openShop({ customer: ada }).post({ ...good, photos })).toEqual({ sent: 'now' });
  });

  test('that are stored no more are refused, and chosen again', async () => {
    const { writing } = createMemoryReviewWriting([product.productKey]);
    const missing = new Problem(400, 'reviewForm.photosMissing', 'missing', { field: 'photos' });
    const reviewWriting = { ...writing, submit: () => Promise.reject(missing) };
    const { post } = openShop({ customer: ada, ports: { reviewWriting } });
    const outcome = await post({ ...good, photos: [await photo()] });
    expect(faultsOf(outcome)).toEqual(['photos reviewForm.photosMissing']);
    expect(outcome).toMatchObject({ status: 400, refusal: { photos: [] } });
  });

  test('that an earlier answer kept are looked at as far as there may be some', async () => {
    let signed = 0;
    const { post } = openShop({
      customer: ada,
      sign(text) {
        if (text.startsWith('review photo')) signed += 1;
        return signText('a secret', text);
      },
    });
    await post({ ...good, keptPhoto: Array.from({ length: 500 }, (_, at) => `file.${at} forged`) });
    expect(signed).toBeLessThan(10);
  });
});

describe('limits of posted reviews', () => {
  const from = (network: string, customer: Customer | null = null) =>
    openShop({ customer, visitor: { network, ipHash: `${network} ${callers}`, userAgent: '' } });

  test('guests who confirm nothing do not keep customers from a product', async () => {
    for (let n = 0; n < 301; n += 1) {
      const { post } = from(`guest ${n}`);
      expect(await post({ ...good, email: `invented-${n}@example.com` })).toEqual({ sent: 'mail' });
    }
    expect(await from('customer', ada).post(good)).toEqual({ sent: 'now' });
  });

  test('one network sends sixty in an hour, from any number of addresses', async () => {
    for (let n = 0; n < 60; n += 1)
      await from('wide').post({ ...good, email: `wide-${n}@example.com` });
    const refused = await from('wide').post({ ...good, email: 'wide-60@example.com' });
    expect(refused).toMatchObject({ status: 429, refusal: { code: 'reviewForm.tooMany' } });
  });
});

describe('a verified buyer', () => {
  const until = new Date('2026-12-01T00:00:00Z');
  const now = new Date('2026-11-25T12:00:00Z');
  const order = { order: 'order-1', productKey: product.productKey, until };

  test('is one with a signed link of an order, for its product and time', () => {
    const { shop } = openShop({ now });
    const token = writeBuyerToken(shop, order);
    expect(readBuyerToken(shop, product.productKey, token)).toBe('order-1');
    expect(readBuyerToken(shop, 'other', token)).toBeNull();
    expect(
      readBuyerToken(shop, product.productKey, token.replace('order-1', 'order-2')),
    ).toBeNull();
    expect(
      readBuyerToken({ ...shop, now: new Date('2026-12-02') }, product.productKey, token),
    ).toBeNull();
    expect(readBuyerToken(shop, product.productKey, null)).toBeNull();
  });

  test('is nobody who only says so', async () => {
    const { post, own, shop } = openShop({ customer: ada, now });
    await post({ ...good, buyer: 'order-1.99999.forged', isVerified: 'true', buyerReference: 'x' });
    expect(await own()).toMatchObject({ isVerified: false });
    await post({ ...good, buyer: writeBuyerToken(shop, order) });
    expect(await own()).toMatchObject({ isVerified: true });
  });
});

describe('a report', () => {
  test('names a reason of the closed list, and a published review', async () => {
    const { shop, post, own } = openShop({ customer: ada });
    await post(good);
    const { id = '', submittedAt = '' } = (await own()) ?? {};
    const report = (fields: object) =>
      reportReview(shop, product.productKey, { review: id, ...fields });
    await expect(report({ reason: 'negative' })).rejects.toMatchObject({
      ...{ status: 400, details: { field: 'reason' } },
    });
    await expect(report({ review: '', reason: 'copied' })).rejects.toMatchObject({
      ...{ status: 400, details: { field: 'review' } },
    });
    await expect(report({ reason: 'copied' })).rejects.toMatchObject({ status: 404 });
    await shop.ports.reviewModeration.publish(id, submittedAt);
    await report({ reason: 'copied' });
    // Each of them without the cookie of the one before.
    const others = Array.from({ length: 5 }, (_, n) => ({
      ...shop,
      customer: null,
      readCookie: () => null,
      n,
    }));
    for (const { n, ...other } of others) {
      const posted = reportReview(other, product.productKey, { review: id, reason: 'copied' });
      if (n < 3) await posted;
      else await expect(posted).rejects.toMatchObject({ status: 429 });
    }
    const [reported] = await shop.ports.reviewModeration.list({ isReported: true, limit: 5 });
    expect(reported).toMatchObject({ id, reports: { copied: 4 } });
  });
});
