/** Tests of videos in a bucket, also on a real S3 server where TEST_S3_URL names one. */
import { describe, expect, test, vi } from 'vitest';
import {
  createMemoryVideos,
  readVideo,
  sampleMp4,
  sampleWebm,
} from '#features/videos/memory-videos.fixtures.ts';
import { describeVideos } from '#features/videos/videos.contract.ts';
import { handleVideoRequest } from '#features/videos/videos.server.ts';
import type { S3Bucket } from '../../vendors/s3/s3-bucket.ts';
import {
  openRealBucket,
  openStubBucket,
  realS3Url,
} from '../../vendors/s3/s3-buckets.fixtures.server.ts';
import { createS3Videos } from './videos.provider.ts';

const key = 'media/videos/clip.one/mp4_480p';
const known = { id: 'clip.one', profile: 'mp4_480p' };
const empty = { id: 'clip.empty', profile: 'webm_480p' };
const film = Uint8Array.from({ length: 300_000 }, (_, index) => index % 251);

async function fill(bucket: S3Bucket) {
  await bucket.save(key, sampleMp4.body, 'video/mp4');
  await bucket.save('media/videos/clip.empty/webm_480p', new Uint8Array(), 'video/webm');
  return createS3Videos(bucket, createMemoryVideos());
}

async function open(timeoutMs = 5_000, builtIn = createMemoryVideos(), readerMs = 60_000) {
  const { stub, bucket } = await openStubBucket({ timeoutMs, readerMs });
  await bucket.save(key, film, 'video/mp4');
  return { stub, bucket, videos: createS3Videos(bucket, builtIn) };
}

const getVideo = (videos: Parameters<typeof handleVideoRequest>[1], range: string) =>
  handleVideoRequest(
    new Request('http://shop.example/media/clip.one/mp4_480p', { headers: { range } }),
    videos,
  );

describeVideos('s3, a server in memory', {
  open: async () => fill((await openStubBucket()).bucket),
  ...{ known, empty },
});

describe.skipIf(realS3Url === undefined)('a real S3 server (TEST_S3_URL)', () => {
  describeVideos('s3', { open: () => fill(openRealBucket()), known, empty });
});

test('only the requested part is fetched, and the metadata once for all parts', async () => {
  const { stub, videos } = await open();
  for (const [range, from, to] of [
    ['bytes=0-', 0, 299_999],
    ['bytes=100000-100999', 100_000, 100_999],
    ['bytes=-5', 299_995, 299_999],
  ] as const) {
    const response = await getVideo(videos, range);
    expect([response.status, response.headers.get('content-range')]).toEqual([
      ...[206, `bytes ${from}-${to}/300000`],
    ]);
    expect(await response.bytes()).toEqual(film.slice(from, to + 1));
  }
  const path = `/shop/parade/${key}`;
  expect(stub.requests.slice(1)).toEqual([`HEAD ${path}`, ...[1, 2, 3].map(() => `GET ${path}`)]);
});

test('videos that the bucket does not have are looked up there once, and come from the default provider', async () => {
  const builtIn = createMemoryVideos({ 'film.a/webm_720p': sampleWebm });
  const { stub, videos } = await open(5_000, builtIn);
  for (const _turn of [1, 2])
    expect(await readVideo(await videos.find('film.a', 'webm_720p'))).toEqual(sampleWebm.body);
  expect(stub.requests.slice(1)).toEqual(['HEAD /shop/parade/media/videos/film.a/webm_720p']);
});

test('a video that is replaced while it is played is not mixed with its successor', async () => {
  const { bucket, videos } = await open();
  expect((await getVideo(videos, 'bytes=0-9')).status).toBe(206);
  await bucket.save(key, sampleMp4.body, 'video/mp4');
  expect((await getVideo(videos, 'bytes=10-19')).status).toBe(404);
  expect((await getVideo(videos, 'bytes=10-19')).status).toBe(416);
  expect(await readVideo(await videos.find(known.id, known.profile))).toEqual(sampleMp4.body);
  await bucket.remove(key);
  expect((await getVideo(videos, 'bytes=0-')).status).toBe(404);
});

test('a storage that stops sending is an error of the body, and its connection is closed', async () => {
  const { stub, videos } = await open(500);
  const file = await videos.find(known.id, known.profile);
  const closed = new Promise<void>((stall) => void stub.faults.push({ stall }));
  await expect(readVideo(file)).rejects.toThrow('sent nothing for 500 ms');
  await closed;
});

test('the connection to the storage is closed when the caller stops reading', async () => {
  const { stub, videos } = await open(5_000, createMemoryVideos(), 500);
  const file = await videos.find(known.id, known.profile);
  const closed = new Promise<void>((stall) => void stub.faults.push({ stall }));
  const reader = (await file?.read(0, film.byteLength - 1))?.getReader();
  expect((await reader?.read())?.value?.byteLength).toBeGreaterThan(0);
  await closed;
  await expect(reader?.read()).rejects.toThrow('The reader took nothing for 500 ms');
});

test('unknown names are looked up eight at a time; beyond those that wait they are refused', async () => {
  const requested: string[] = [];
  const { promise: answered, resolve: answer } = Promise.withResolvers<null>();
  const { bucket } = await open();
  const slow = (key: string) => {
    requested.push(key);
    return answered;
  };
  const videos = createS3Videos({ ...bucket, describe: slow }, createMemoryVideos());
  const found = Array.from({ length: 80 }, (_, index) =>
    Promise.allSettled([videos.find(`film.${index}`, 'mp4_480p')]),
  );
  const again = videos.find('film.0', 'mp4_480p');
  await vi.waitFor(() => expect(requested).toHaveLength(8));
  answer(null);
  const refused = (await Promise.all(found)).flat().filter(({ status }) => status === 'rejected');
  expect(refused).toHaveLength(8);
  expect(refused[0]).toMatchObject({ reason: { status: 503, code: 'video.busy' } });
  expect(await again).toBeNull();
  expect(requested).toHaveLength(72);
});

test.each([
  ['with a tag is described once an hour', false, 3_599_999, 3_600_001],
  ['without one once a minute', true, 59_999, 60_001],
])('a video %s', async (_case, hasWeakEtags, keptMs, endMs) => {
  const { stub, bucket } = await openStubBucket({ hasWeakEtags });
  await bucket.save(key, film, 'video/mp4');
  let time = 1;
  const videos = createS3Videos(bucket, createMemoryVideos(), () => time);
  const countAt = async (ms: number) => {
    time = 1 + ms;
    await videos.find(known.id, known.profile);
    return stub.requests.filter((request) => request.startsWith('HEAD')).length;
  };
  expect([await countAt(0), await countAt(keptMs), await countAt(endMs)]).toEqual([1, 1, 2]);
});

test('a video found before does not wait behind unknown names, and is not refused with them', async () => {
  const { bucket } = await open();
  const never = new Promise<null>(() => {});
  const describe = (name: string) => (name === key ? bucket.describe(name) : never);
  let time = 1;
  const videos = createS3Videos({ ...bucket, describe }, createMemoryVideos(), () => time);
  expect(await videos.find(known.id, known.profile)).not.toBeNull();
  time += 7_200_000;
  for (let index = 0; index < 72; index += 1) void videos.find(`film.${index}`, 'mp4_480p');
  const full = { status: 503, code: 'video.busy' };
  await expect(videos.find('film.72', 'mp4_480p')).rejects.toMatchObject(full);
  expect(await videos.find(known.id, known.profile)).toMatchObject({ size: film.byteLength });
});

test('the connection to the storage is closed when the caller disconnects', async () => {
  const { stub, videos } = await open();
  const file = await videos.find(known.id, known.profile);
  const closed = new Promise<void>((stall) => void stub.faults.push({ stall }));
  const stream = await file?.read(0, film.byteLength - 1);
  await stream?.cancel();
  await closed;
});

test('a storage that ignores parts, or fails, is an error and no video', async () => {
  const { stub, videos } = await open();
  const file = await videos.find(known.id, known.profile);
  stub.faults.push({ status: 200 });
  await expect(readVideo(file)).rejects.toThrow('something else than the requested part');
  stub.faults.push({ status: 403, code: 'AccessDenied' });
  await expect(readVideo(file)).rejects.toThrow('403 AccessDenied');
});

test('a storage with weak tags has its videos read, and one that became shorter is read anew', async () => {
  const { stub, bucket } = await openStubBucket({ hasWeakEtags: true });
  await bucket.save(key, film, 'video/mp4');
  const videos = createS3Videos(bucket, createMemoryVideos());
  expect((await getVideo(videos, 'bytes=0-9')).status).toBe(206);
  await bucket.save(key, sampleMp4.body, 'video/mp4');
  expect((await getVideo(videos, 'bytes=100-109')).status).toBe(404);
  expect((await getVideo(videos, 'bytes=100-109')).status).toBe(416);
  expect([...stub.encodings]).toEqual(['identity']);
});

test('an answer that is longer than allowed is an error, and its connection is closed', async () => {
  const { stub, bucket } = await open();
  const closed = new Promise<void>((stall) => void stub.faults.push({ stall }));
  await expect(bucket.find(key, 1_000)).rejects.toThrow('The storage sent more than');
  await closed;
});
