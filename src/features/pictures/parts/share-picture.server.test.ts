/** Tests of pictures that other sites show for a shared page. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { memoryPictures } from '../pictures.fixtures.server.ts';
import type { PictureMaster, Pictures } from '../pictures.port.ts';
import { handlePictureRequest, type PictureContext } from '../pictures.server.ts';

const GREY = '#d0d0d0';

type Size = { readonly width: number; readonly height: number };
type Part = Size & { readonly left: number; readonly top: number; readonly colour: string };

const fill = ({ width, height }: Size, background: string) => ({
  create: { width, height, channels: 3 as const, background },
});

async function createMaster(size: Size, parts: readonly Part[]): Promise<PictureMaster> {
  const body = await sharp(fill(size, GREY))
    .composite(
      parts.map(({ left, top, colour, ...part }) => ({ input: fill(part, colour), left, top })),
    )
    .png()
    .toBuffer();
  return { body: new Uint8Array(body), type: 'image/png' };
}

/** A garment from the top to the bottom edge: red neck, black body, blue hem. */
const garment = (left: number): readonly Part[] => [
  { left, top: 0, width: 300, height: 100, colour: '#ff0000' },
  { left, top: 100, width: 300, height: 1000, colour: '#000000' },
  { left, top: 1100, width: 300, height: 100, colour: '#0000ff' },
];

async function openPictures(master: PictureMaster, overrides: Partial<Pictures> = {}) {
  const cacheDir = await mkdtemp(join(tmpdir(), 'shared-'));
  onTestFinished(() => rm(cacheDir, { recursive: true, force: true }));
  const masters = memoryPictures({ 'file.a': master });
  const get = (name: string, context: Partial<PictureContext> = {}) =>
    handlePictureRequest(new Request(`http://shop.example/media/file.a/${name}`), {
      ...{ pictures: { ...masters, ...overrides }, cacheDir, ...context },
    });
  return { get, reads: masters.requestedIds };
}

const SHARED_FILE = 'w1200-40x21-n.jpg';

/** Colour at a point, each channel rounded to 0, 1 or 2, as JPEG changes them slightly. */
async function readColours(response: Response, points: readonly (readonly [number, number])[]) {
  const { data, info } = await sharp(await response.arrayBuffer())
    .raw()
    .toBuffer({ resolveWithObject: true });
  const colours = points.map(([x, y]) => {
    const offset = (y * info.width + x) * info.channels;
    return [...data.subarray(offset, offset + 3)].map((level) => Math.round(level / 127)).join('');
  });
  return { size: [info.width, info.height], colours };
}

test('an upright product is whole from neck to hem, on its own background', async () => {
  const master = await createMaster({ width: 800, height: 1200 }, garment(250));
  const { get } = await openPictures(master);
  const points = [
    [600, 10],
    [600, 315],
    [600, 620],
    [5, 5],
    [1194, 624],
  ] as const;
  expect(await readColours(await get(SHARED_FILE, { ground: '#00ff00' }), points)).toEqual({
    size: [1200, 630],
    colours: ['200', '000', '002', '222', '222'],
  });
});

test('an upright picture without a plain background is whole, beside the background colour of the fascia', async () => {
  const wide = garment(0).map((part) => ({ ...part, width: 800 }));
  const { get } = await openPictures(await createMaster({ width: 800, height: 1200 }, wide));
  const points = [
    [600, 10],
    [600, 620],
    [5, 5],
    [1194, 624],
  ] as const;
  for (const [ground, colour] of [
    ['#00ff00', '020'],
    ['#ff00ff', '202'],
    [undefined, '222'],
  ] as const)
    expect(await readColours(await get(SHARED_FILE, { ground }), points)).toEqual({
      size: [1200, 630],
      colours: ['200', '002', colour, colour],
    });
});

test('a scene is cropped around its focus', async () => {
  const scene = await createMaster({ width: 1600, height: 600 }, [
    { left: 1300, top: 0, width: 300, height: 600, colour: '#000000' },
  ]);
  const [right, left] = [
    await openPictures(scene, { focusOf: () => 0.9 }),
    await openPictures(scene, { focusOf: () => 0 }),
  ];
  expect((await readColours(await right.get(SHARED_FILE), [[1190, 300]])).colours).toEqual(['000']);
  expect((await readColours(await left.get(SHARED_FILE), [[1190, 300]])).colours).toEqual(['222']);
});

test('a shared picture exists in one size, and is rendered once', async () => {
  const { get, reads } = await openPictures(await createMaster({ width: 80, height: 120 }, []));
  for (const name of ['w640-40x21-n.jpg', 'w1200-2x3-n.jpg', 'w1200-40x21-z.jpg'])
    expect((await get(name)).status, name).toBe(404);
  expect((await get('w1200-40x21-n.avif')).status).toBe(404);
  expect(reads).toEqual([]);
  await Promise.all(Array.from({ length: 6 }, () => get(SHARED_FILE)));
  const response = await get(SHARED_FILE);
  expect([response.status, response.headers.get('cache-control')]).toEqual([
    200,
    'public, max-age=31536000, immutable',
  ]);
  expect(reads).toEqual(['file.a']);
});
