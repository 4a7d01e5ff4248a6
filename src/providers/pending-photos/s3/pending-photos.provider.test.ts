/**
 * Tests of photos that await moderation in a bucket, also on a real S3 server where TEST_S3_URL
 * names one.
 */
import { describe, expect, test } from 'vitest';
import { describePendingPhotos } from '#features/review-writing/photos/pending-photos.contract.ts';
import {
  openRealBucket,
  openStubBucket,
  realS3Url,
} from '../../vendors/s3/s3-buckets.fixtures.server.ts';
import { createS3PendingPhotos } from './pending-photos.provider.ts';

const photo = Uint8Array.of(1, 2, 3);

describePendingPhotos('s3, a server in memory with two objects on a page', async () =>
  createS3PendingPhotos((await openStubBucket({ pageSize: 2 })).bucket),
);

describe.skipIf(realS3Url === undefined)('a real S3 server (TEST_S3_URL)', () => {
  describePendingPhotos('s3', async () => createS3PendingPhotos(openRealBucket()));

  test('more photos than one page has are counted', { timeout: 60_000 }, async () => {
    const photos = createS3PendingPhotos(openRealBucket());
    for (let saved = 0; saved < 1_001; saved += 1) await photos.save(photo);
    expect(await photos.count()).toBe(1_001);
  });
});

test('a photo has the path and the type of the embedded store, below the prefix', async () => {
  const { stub, bucket } = await openStubBucket();
  const id = await createS3PendingPhotos(bucket).save(photo);
  const path = `/shop/parade/media/pending-photos/${id.slice('pending.'.length)}.jpg`;
  expect([...stub.objects].map(([key, { type }]) => [key, type])).toEqual([[path, 'image/jpeg']]);
});

test('other objects are no photos: those beside the folder, and those of other names', async () => {
  const { bucket } = await openStubBucket();
  const photos = createS3PendingPhotos(bucket);
  await bucket.save('media/pending-photos/notes.txt', photo, 'text/plain');
  await bucket.save('media/pending-photos-of-others/a.jpg', photo, 'image/jpeg');
  await bucket.save('media/originals/ab/abc', photo, 'image/jpeg');
  expect(await photos.listBefore(new Date(Date.now() + 60_000))).toEqual([]);
  expect(await photos.count()).toBe(0);
});

test('a photo that cannot be deleted is an error, and the others are deleted', async () => {
  const { stub, bucket } = await openStubBucket();
  const photos = createS3PendingPhotos(bucket);
  const ids = [await photos.save(photo), await photos.save(photo), await photos.save(photo)];
  stub.faults.push({ status: 403, code: 'AccessDenied' });
  await expect(photos.delete(ids)).rejects.toThrow('403 AccessDenied');
  expect(await photos.listBefore(new Date(Date.now() + 60_000))).toEqual(ids.slice(0, 1));
});

test('a storage that fails, or whose list is broken, is an error and no empty list', async () => {
  const { stub, bucket } = await openStubBucket();
  const photos = createS3PendingPhotos(bucket);
  stub.faults.push({ status: 403, code: 'AccessDenied' });
  await expect(photos.count()).rejects.toThrow('403 AccessDenied');
  stub.faults.push({ status: 404, code: 'NoSuchBucket' });
  await expect(photos.count()).rejects.toThrow('404 NoSuchBucket');
  stub.faults.push({ status: 200 });
  await expect(photos.count()).rejects.toThrow('no list');
});
