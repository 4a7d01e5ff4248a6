/** Tests of byte ranges of videos. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createVideoFile } from './create-video-file.ts';
import type { Videos } from './videos.port.ts';
import { handleVideoRequest, isVideoPath, parseRange } from './videos.server.ts';

const body = Uint8Array.from({ length: 10 }, (_, index) => index);
const videos: Videos = {
  async find(id) {
    if (id === 'film.empty') return createVideoFile(new Uint8Array(), 'video/webm');
    return id === 'film.a' ? createVideoFile(body, 'video/webm') : null;
  },
};

function requestVideo(path: string, range?: string, method = 'GET', source = videos) {
  return handleVideoRequest(
    new Request(`http://shop.example${path}`, { method, headers: range ? { range } : {} }),
    source,
  );
}

describe('a video', () => {
  test('is sent whole without a range', async () => {
    const response = await requestVideo('/media/film.a/webm_480p');
    expect([
      response.status,
      response.headers.get('content-type'),
      (await response.bytes()).length,
    ]).toEqual([200, 'video/webm', 10]);
  });

  test.each([
    ['bytes=0-', 206, 'bytes 0-9/10'],
    ['bytes=2-4', 206, 'bytes 2-4/10'],
    ['bytes=8-99', 206, 'bytes 8-9/10'],
    ['bytes=-3', 206, 'bytes 7-9/10'],
    ['bytes=-99', 206, 'bytes 0-9/10'],
    ['bytes=10-', 416, 'bytes */10'],
    ['bytes=-0', 416, 'bytes */10'],
    ['bytes=4-2', 200, null],
    ['bytes=0-1,3-4', 200, null],
    ['pages=1', 200, null],
  ])('%s answers %i', async (range, status, reported) => {
    const response = await requestVideo('/media/film.a/webm_480p', range);
    expect([response.status, response.headers.get('content-range')]).toEqual([status, reported]);
  });

  test('parts put together are the whole', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 9 }), async (cut) => {
        const [head, tail] = await Promise.all([
          requestVideo('/media/film.a/webm_480p', `bytes=0-${cut - 1}`),
          requestVideo('/media/film.a/webm_480p', `bytes=${cut}-`),
        ]);
        expect(Uint8Array.from([...(await head.bytes()), ...(await tail.bytes())])).toEqual(body);
      }),
    );
  });

  test.each([
    [undefined, 200, null],
    ['bytes=0-', 416, 'bytes */0'],
    ['bytes=-5', 416, 'bytes */0'],
  ])('without content answers the range %s by %i', async (range, status, reported) => {
    const response = await requestVideo('/media/film.empty/webm_480p', range);
    expect([response.status, response.headers.get('content-range')]).toEqual([status, reported]);
    expect(await response.text()).toBe(status === 200 ? '' : 'The video has no such part.');
  });

  test('is read as fast as it is sent, and no further once the caller disconnects', async () => {
    const terabyte = 2 ** 40;
    let chunks = 0;
    let isClosed = false;
    const endless: Videos = {
      find: async () => ({
        type: 'video/mp4',
        size: terabyte,
        read: async () =>
          new ReadableStream(
            {
              pull(controller) {
                chunks += 1;
                controller.enqueue(new Uint8Array(1_024));
              },
              cancel() {
                isClosed = true;
              },
            },
            { highWaterMark: 0 },
          ),
      }),
    };
    const response = await requestVideo('/media/film.a/mp4_480p', 'bytes=0-', 'GET', endless);
    expect(response.headers.get('content-length')).toBe(String(terabyte));
    const reader = response.body?.getReader();
    expect((await reader?.read())?.value?.byteLength).toBe(1_024);
    await reader?.cancel();
    expect([chunks, isClosed]).toEqual([1, true]);
  });

  test('is not opened for a HEAD request', async () => {
    const unread: Videos = {
      find: async () => ({
        type: 'video/mp4',
        size: 10,
        read: () => Promise.reject(new Error('It was read.')),
      }),
    };
    const response = await requestVideo('/media/film.a/mp4_480p', 'bytes=2-4', 'HEAD', unread);
    expect([response.status, response.headers.get('content-length'), response.body]).toEqual([
      ...[206, '3', null],
    ]);
  });

  test('that is deleted after it was found is 404, which is not cached', async () => {
    const deleted: Videos = {
      find: async () => ({ type: 'video/mp4', size: 10, read: async () => null }),
    };
    const response = await requestVideo('/media/film.a/mp4_480p', undefined, 'GET', deleted);
    expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'no-store']);
  });

  test('is 404 when unknown, and never written', async () => {
    expect((await requestVideo('/media/film.b/webm_480p')).status).toBe(404);
    expect((await requestVideo('/media/film.a/webm_480p', undefined, 'POST')).status).toBe(405);
  });
});

test('only videos are recognised as videos', () => {
  expect(['/media/a/webm_480p', '/media/a/mp4_720p_no_audio'].every(isVideoPath)).toBe(true);
  expect(
    [
      '/media/a/w640-4x5-n.avif',
      '/media/../etc/webm_480p',
      '/media/a/webm_480p/x',
      '/media/a%2fb/webm_1',
    ].some(isVideoPath),
  ).toBe(false);
});

test('a range never leaves the file', () => {
  fc.assert(
    fc.property(fc.nat(), fc.nat(), fc.integer({ min: 1, max: 1_000 }), (from, to, length) => {
      const range = parseRange(`bytes=${from}-${to}`, length);
      if (range === null || range === 'unsatisfiable') return;
      expect(range.from >= 0 && range.from <= range.to && range.to < length).toBe(true);
    }),
  );
});
