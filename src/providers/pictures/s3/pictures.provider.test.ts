/** Tests of pictures in a bucket, also on a real S3 server where TEST_S3_URL names one. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { picturesContract } from '#features/pictures/pictures.contract.ts';
import {
  memoryPictures,
  plainMaster,
  svgMaster,
} from '#features/pictures/pictures.fixtures.server.ts';
import { handlePictureRequest } from '#features/pictures/pictures.server.ts';
import { openS3Bucket } from '../../vendors/s3/s3-bucket.ts';
import {
  openRealBucket,
  openStubBucket,
  realS3Url,
  stubVariables,
} from '../../vendors/s3/s3-buckets.fixtures.server.ts';
import { createS3Pictures } from './pictures.provider.ts';

const { body: upload } = await plainMaster(60, 90);
const unknownIds = [`file.${'0'.repeat(64)}`, 'constructor'];
const cacheDir = await mkdtemp(join(tmpdir(), 's3-pictures-'));
afterAll(() => rm(cacheDir, { recursive: true }));

async function open(timeoutMs = 5_000, fallback = memoryPictures()) {
  const { stub, bucket } = await openStubBucket({ timeoutMs });
  return { stub, pictures: createS3Pictures(bucket, fallback) };
}

picturesContract('s3, a server in memory', {
  create: async () => (await open()).pictures,
  ...{ unknownIds, savable: upload },
});

describe.skipIf(realS3Url === undefined)('a real S3 server (TEST_S3_URL)', () => {
  picturesContract('s3', {
    create: async () => createS3Pictures(openRealBucket(), memoryPictures()),
    ...{ unknownIds, savable: upload },
  });
});

test('an upload has the key and the type of the embedded store, below the prefix', async () => {
  const { stub, pictures } = await open();
  const hash = (await pictures.save(upload)).slice('file.'.length);
  expect([...stub.objects].map(([key, { type }]) => [key, type])).toEqual([
    [`/shop/parade/media/originals/${hash.slice(0, 2)}/${hash}`, 'image/jpeg'],
  ]);
});

test('pictures that are no uploads come from the default provider', async () => {
  const { stub, pictures } = await open(5_000, memoryPictures({ 'draw.mug': svgMaster }));
  expect(await pictures.find('draw.mug')).toEqual(svgMaster);
  expect(stub.requests).toEqual([]);
});

test('a request is repeated if the storage is busy once, and not if it refuses', async () => {
  const { stub, pictures } = await open();
  const id = await pictures.save(upload);
  stub.faults.push({ status: 503, code: 'SlowDown' });
  expect((await pictures.find(id))?.type).toBe('image/jpeg');
  const before = stub.requests.length;
  stub.faults.push({ status: 403, code: 'AccessDenied' });
  await expect(pictures.find(id)).rejects.toThrow('403 AccessDenied');
  expect(stub.requests).toHaveLength(before + 1);
});

test('an id that the bucket does not have is looked up once, until the picture is saved', async () => {
  const { stub, pictures } = await open();
  const other = await open();
  const id = await other.pictures.save(upload);
  const find = () => pictures.find(id);
  expect(await Promise.all([await find(), await find(), await find()])).toEqual([null, null, null]);
  expect(stub.requests).toHaveLength(1);
  expect(await pictures.save(upload)).toBe(id);
  expect(await find()).not.toBeNull();
  await pictures.delete(id);
  expect(await find()).toBeNull();
});

test('an upload into a bucket that is missing fails, and a picture from it too', async () => {
  const { stub, pictures } = await open();
  const missing = { status: 404, code: 'NoSuchBucket' };
  stub.faults.push(missing, missing);
  await expect(pictures.save(upload)).rejects.toThrow('404 NoSuchBucket');
  stub.faults.push(missing);
  await expect(pictures.find(unknownIds[0] ?? '')).rejects.toThrow('404 NoSuchBucket');
  expect(stub.objects.size).toBe(0);
});

test('a request to a storage that hangs times out; after three failures none is sent for a while', async () => {
  const { stub, pictures } = await open(500);
  for (const _turn of [1, 2, 3]) {
    stub.faults.push('hang');
    await expect(pictures.find(unknownIds[0] ?? '')).rejects.toThrow('within 500 ms');
  }
  await expect(pictures.find(unknownIds[0] ?? '')).rejects.toThrow('not called for a while');
  expect(stub.requests).toHaveLength(3);
});

test('while the storage fails, rendered sizes are served and others are errors that are not cached', async () => {
  const { stub, pictures } = await open();
  const id = await pictures.save(upload);
  const requestSize = (width: number) =>
    handlePictureRequest(new Request(`http://shop.example/media/${id}/w${width}-2x3-n.jpg`), {
      pictures,
      cacheDir,
    });
  expect((await requestSize(320)).status).toBe(200);
  const down = { status: 503 };
  stub.faults.push(down, down);
  const failed = await requestSize(480);
  expect([failed.status, failed.headers.get('cache-control')]).toEqual([500, 'no-store']);
  expect((await requestSize(320)).status).toBe(200);
  expect((await requestSize(480)).status).toBe(200);
});

test('errors contain neither of the keys', async () => {
  const { stub } = await open();
  vi.stubEnv('WRONG_SECRET', 'another-secret');
  const bucket = openS3Bucket({
    ...{ ...stub.config, ...stubVariables, secretKeyVariable: 'WRONG_SECRET' },
  });
  const error = await bucket.exists('a').catch((thrown: unknown) => thrown);
  expect(String(error)).toBe('Error: The storage answered HEAD a by 403.');
  expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toContain('another-secret');
});

test.each([
  ['keys in the address', { endpoint: 'https://id:key@storage.example' }],
  ['a prefix that leaves the bucket', { prefix: '../other' }],
  ['no bucket', { bucket: '' }],
])('%s is no valid configuration', (_case, change) => {
  const config = {
    endpoint: 'https://storage.example',
    bucket: 'shop',
    ...stubVariables,
    ...change,
  };
  expect(() => openS3Bucket(config)).toThrow();
});

test('an error names the missing key', () => {
  const config = { endpoint: 'https://storage.example', bucket: 'shop' };
  expect(() => openS3Bucket({ ...config, keyIdVariable: 'NO_SUCH_KEY' })).toThrow('NO_SUCH_KEY');
});
