/** Tests of the picture route over HTTP. */
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { memoryPictures, plainMaster, svgMaster } from './pictures.fixtures.server.ts';
import type { PictureMaster, Pictures } from './pictures.port.ts';
import { handlePictureRequest } from './pictures.server.ts';

let cacheDir: string;
beforeEach(async () => {
  cacheDir = await mkdtemp(join(tmpdir(), 'pictures-'));
});
afterEach(() => rm(cacheDir, { recursive: true, force: true }));

const get = (path: string, init?: RequestInit) => new Request(`http://localhost:3000${path}`, init);
const readSize = async (response: Response) => {
  const { width, height, format } = await sharp(await response.arrayBuffer()).metadata();
  return { width, height, format };
};

/** White, with a black bar of full height. */
async function barMaster(
  size: { width: number; height: number },
  bar: { left: number; width: number },
): Promise<PictureMaster> {
  const black = {
    create: { width: bar.width, height: size.height, channels: 3 as const, background: '#000000' },
  };
  const body = await sharp({ create: { ...size, channels: 3, background: '#ffffff' } })
    .composite([{ input: black, left: bar.left, top: 0 }])
    .png()
    .toBuffer();
  return { body: new Uint8Array(body), type: 'image/png' };
}

async function measureBlackShare(response: Response): Promise<number> {
  const { channels } = await sharp(await response.arrayBuffer()).stats();
  return 1 - (channels[0]?.mean ?? 0) / 255;
}

/** First value of a JPEG's first quantisation table: the standard 16, scaled by quality. */
function readQuantisation(jpeg: Buffer): number {
  return jpeg[jpeg.indexOf(Buffer.from([0xff, 0xdb])) + 5] ?? 0;
}

test.each([
  ['n', 80, 6],
  ['z', 95, 2],
])('GAL-1: the quality %s in the URL is JPEG quality %i', async (name, quality, quantisation) => {
  const pictures = memoryPictures({ 'file.a': await plainMaster(800, 1200) });
  const response = await handlePictureRequest(get(`/media/file.a/w160-2x3-${name}.jpg`), {
    pictures,
    cacheDir,
  });
  expect(readQuantisation(Buffer.from(await response.arrayBuffer()))).toBe(quantisation);
  const picture = sharp({
    create: { width: 8, height: 8, channels: 3, background: '#ffffff' },
  }).jpeg({ quality });
  expect(readQuantisation(await picture.toBuffer())).toBe(quantisation);
});

describe('a picture that exists', () => {
  test.each([
    ['w320-2x3-n.jpg', 'image/jpeg', { width: 320, height: 480, format: 'jpeg' }],
    ['w320-1x1-n.webp', 'image/webp', { width: 320, height: 320, format: 'webp' }],
    ['w160-16x9-z.avif', 'image/avif', { width: 160, height: 90, format: 'heif' }],
    ['w480-full-n.jpg', 'image/jpeg', { width: 480, height: 720, format: 'jpeg' }],
  ])('is served as %s', async (name, type, size) => {
    const pictures = memoryPictures({
      'file.a': await plainMaster(800, 1200),
      'draw.a': svgMaster,
    });
    for (const id of ['file.a', 'draw.a']) {
      const response = await handlePictureRequest(get(`/media/${id}/${name}?v=1`), {
        pictures,
        cacheDir,
      });
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toBe(type);
      expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(await readSize(response)).toEqual(size);
    }
  });

  test('is cropped around its focus', async () => {
    const masters = memoryPictures({
      'file.wide': await barMaster({ width: 800, height: 400 }, { left: 560, width: 200 }),
    });
    const cutAround = async (focus: number | undefined, folder: string) => {
      const pictures = { ...masters, focusOf: () => focus };
      return measureBlackShare(
        await handlePictureRequest(get('/media/file.wide/w160-4x5-n.webp'), {
          pictures,
          cacheDir: join(cacheDir, folder),
        }),
      );
    };
    expect(await cutAround(0.825, 'focused')).toBeCloseTo(200 / 320, 1);
    expect(await cutAround(1, 'at the edge')).toBeCloseTo(200 / 320, 1);
    expect(await cutAround(undefined, 'without focus')).toBeLessThan(0.05);
  });

  test('of a whole object is not cropped: its background is extended at both sides', async () => {
    const masters = memoryPictures({
      'file.thing': await barMaster({ width: 400, height: 600 }, { left: 150, width: 100 }),
    });
    const pictures = { ...masters, showsWholeObject: () => true };
    const render = async (name: string) =>
      measureBlackShare(
        await handlePictureRequest(get(`/media/file.thing/${name}`), {
          pictures,
          cacheDir: join(cacheDir, 'whole'),
        }),
      );
    // The bar is a quarter of the master's width; the wider the crop, the smaller its share.
    expect(await render('w160-2x3-n.webp')).toBeCloseTo(1 / 4, 1);
    expect(await render('w160-1x1-n.webp')).toBeCloseTo(1 / 6, 2);
    expect(await render('w160-3x2-n.webp')).toBeCloseTo(1 / 9, 2);
    expect(await render('w160-16x9-n.webp'), 'wider ones are cropped').toBeCloseTo(1 / 4, 1);
  });

  test('is never enlarged beyond its master', async () => {
    const pictures = memoryPictures({ 'file.small': await plainMaster(300, 450) });
    const response = await handlePictureRequest(get('/media/file.small/w960-1x1-n.jpg'), {
      pictures,
      cacheDir,
    });
    expect(await readSize(response)).toMatchObject({ width: 300, height: 300 });
  });

  test('is rendered once for any number of concurrent requests, and stored on disk', async () => {
    const pictures = memoryPictures({ 'draw.a': svgMaster });
    const responses = await Promise.all(
      Array.from({ length: 12 }, () =>
        handlePictureRequest(get('/media/draw.a/w160-2x3-n.webp'), { pictures, cacheDir }),
      ),
    );
    expect(responses.every(({ status }) => status === 200)).toBe(true);
    expect(pictures.requestedIds).toEqual(['draw.a']);
    // No temporary file is left.
    expect(
      (await readdir(cacheDir, { recursive: true })).filter((name) => name.endsWith('.part')),
    ).toEqual([]);
    expect(
      (await readdir(cacheDir, { recursive: true })).filter((name) => /\.(jpg|webp)$/.test(name)),
    ).toHaveLength(2);
    await handlePictureRequest(get('/media/draw.a/w320-2x3-n.webp'), { pictures, cacheDir });
    expect(pictures.requestedIds).toEqual(['draw.a']);
  });

  test('has only headers for HEAD, and is 304 for its ETag', async () => {
    const pictures = memoryPictures({ 'draw.a': svgMaster });
    const path = '/media/draw.a/w80-1x1-n.jpg';
    const head = await handlePictureRequest(get(path, { method: 'HEAD' }), { pictures, cacheDir });
    expect([
      head.status,
      await head.text(),
      Number(head.headers.get('content-length')) > 100,
    ]).toEqual([200, '', true]);
    const notModified = await handlePictureRequest(
      get(path, { headers: { 'if-none-match': head.headers.get('etag') ?? '' } }),
      {
        pictures,
        cacheDir,
      },
    );
    expect([notModified.status, await notModified.text()]).toEqual([304, '']);
  });
});

describe('other requests', () => {
  test('a size that is not defined is 404 without reading the source', async () => {
    const pictures = memoryPictures({ 'draw.a': svgMaster });
    for (const path of [
      '/media/draw.a/w81-1x1-n.jpg',
      '/media/draw.a/w80-1x2-n.jpg',
      '/media/draw.a',
      '/media/',
    ]) {
      expect((await handlePictureRequest(get(path), { pictures, cacheDir })).status).toBe(404);
    }
    expect(pictures.requestedIds).toEqual([]);
  });

  test('an unknown id is 404 and may be requested again later', async () => {
    const response = await handlePictureRequest(get('/media/draw.b/w80-1x1-n.jpg'), {
      pictures: memoryPictures({}),
      cacheDir,
    });
    expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'no-store']);
  });

  test('other methods are refused', async () => {
    const response = await handlePictureRequest(
      get('/media/draw.a/w80-1x1-n.jpg', { method: 'POST' }),
      {
        pictures: memoryPictures({}),
        cacheDir,
      },
    );
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });

  test('a master that cannot be decoded is 500, and not cached', async () => {
    const pictures = memoryPictures({
      'file.bad': { body: new Uint8Array([1, 2, 3]), type: 'image/png' },
    });
    const response = await handlePictureRequest(get('/media/file.bad/w80-1x1-n.jpg'), {
      pictures,
      cacheDir,
    });
    expect([response.status, response.headers.get('cache-control')]).toEqual([500, 'no-store']);
  });
});

test('a source may have a different picture for each fascia', async () => {
  const pictures = {
    ...memoryPictures({ 'file.a-red': await plainMaster(80, 120) }),
    idFor: (id: string, fascia: string) => `${id}-${fascia}`,
  };
  const statusFor = async (fascia: string) => {
    const request = get('/media/file.a/w160-2x3-n.jpg');
    return (await handlePictureRequest(request, { pictures, cacheDir, fascia })).status;
  };
  expect([await statusFor('red'), await statusFor('blue')]).toEqual([200, 404]);
});

test('a picture whose object touches an edge is cropped, not widened', async () => {
  const bar = await barMaster({ width: 800, height: 1200 }, { left: 0, width: 400 });
  const striped = await sharp(bar.body)
    .composite([
      {
        input: { create: { width: 400, height: 300, channels: 3, background: '#ffffff' } },
        left: 0,
        top: 0,
      },
    ])
    .png()
    .toBuffer();
  const pictures = {
    ...memoryPictures({ 'file.a': { body: new Uint8Array(striped), type: 'image/png' } }),
    showsWholeObject: () => true,
  };
  const response = await handlePictureRequest(get('/media/file.a/w320-1x1-n.jpg'), {
    pictures,
    cacheDir,
  });
  // Cropped to the rows from 200 to 1,000, of which the last 700 are black at their left half.
  expect(await measureBlackShare(response)).toBeCloseTo(0.5 * (7 / 8), 1);
});

/** A source whose `file.slow…` ids resolve to null once `release` is called. */
async function openSlowSource(isGenerated?: (id: string) => boolean) {
  const fast = memoryPictures({ 'file.fast': await plainMaster(80, 120) });
  const { promise: released, resolve } = Promise.withResolvers<null>();
  onTestFinished(() => resolve(null));
  const slowIds: string[] = [];
  const pictures: Pictures = {
    ...fast,
    ...(isGenerated && { isGenerated }),
    async find(id) {
      if (!id.startsWith('file.slow')) return await fast.find(id);
      slowIds.push(id);
      return await released;
    },
  };
  const requestPicture = (id: string) =>
    handlePictureRequest(get(`/media/${id}/w80-1x1-n.jpg`), { pictures, cacheDir });
  const requestSlow = (count: number) =>
    Promise.all(Array.from({ length: count }, (_, index) => requestPicture(`file.slow${index}`)));
  return { slowIds, requestPicture, requestSlow, release: () => resolve(null) };
}

describe('a slow source', () => {
  test('does not delay other pictures, and is 404 for pictures that it lacks', async () => {
    const { requestPicture, requestSlow, release } = await openSlowSource();
    const slow = requestSlow(3);
    expect((await requestPicture('file.fast')).status).toBe(200);
    release();
    expect((await slow).map(({ status }) => status)).toEqual([404, 404, 404]);
  });

  test.each([
    ['gets four requests at a time', 4, undefined],
    ['generates two pictures at a time', 2, () => true],
  ])('%s; the rest wait, and are refused beyond 200', async (_case, concurrency, isGenerated) => {
    const { slowIds, requestSlow, release } = await openSlowSource(isGenerated);
    const responses = requestSlow(210);
    await vi.waitFor(() => expect(slowIds).toHaveLength(concurrency));
    release();
    const statuses = (await responses).map(({ status }) => status);
    expect(statuses.filter((status) => status === 404)).toHaveLength(concurrency + 200);
    expect(statuses.filter((status) => status === 503)).toHaveLength(10 - concurrency);
  });
});
