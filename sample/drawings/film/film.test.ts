/** Tests that films have the structure that players expect of WebM. */
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { parseFilm } from './draw-film.ts';
import { encodeWebm, extractKeyFrame } from './encode-webm.ts';

async function still(shade: number): Promise<Uint8Array> {
  return await sharp({
    create: { width: 16, height: 8, channels: 3, background: { r: shade, g: shade, b: shade } },
  })
    .webp({ quality: 50 })
    .toBuffer();
}

/** Every element with its id, including the contents of containers. */
function listElements(film: Buffer, from = 0, to = film.length): [id: string, body: Buffer][] {
  const found: [string, Buffer][] = [];
  for (let at = from; at < to; ) {
    const idLength = Math.clz32(film.readUInt8(at) << 24) + 1;
    const id = film.toString('hex', at, at + idLength);
    const size = film.readUInt32BE(at + idLength + 4);
    const begin = at + idLength + 8;
    found.push([id, film.subarray(begin, begin + size)]);
    if (['18538067', '1549a966', '1654ae6b', 'ae', 'e0', '1f43b675'].includes(id))
      found.push(...listElements(film, begin, begin + size));
    at = begin + size;
  }
  return found;
}

describe('a film', () => {
  test('has a size, a length and a codec, and every frame at its time', async () => {
    const frames = [await still(10), await still(120), await still(250)];
    const elements = listElements(
      Buffer.from(encodeWebm({ width: 16, height: 8, framesPerSecond: 10, frames })),
    );
    const bodyOf = (id: string) =>
      elements.find(([elementId]) => elementId === id)?.[1] ?? Buffer.alloc(0);
    expect([bodyOf('b0').readUInt8(), bodyOf('ba').readUInt8(), bodyOf('86').toString()]).toEqual([
      16,
      8,
      'V_VP8',
    ]);
    expect(bodyOf('4489').readDoubleBE()).toBe(300);
    const blocks = elements.filter(([id]) => id === 'a3').map(([, body]) => body);
    expect(blocks.map((block) => block.readInt16BE(1))).toEqual([0, 100, 200]);
    expect(blocks.map((block) => block.subarray(4))).toEqual(
      frames.map(extractKeyFrame).map((frame) => Buffer.from(frame)),
    );
  });

  test('each frame is a key frame of its size', async () => {
    const frame = Buffer.from(extractKeyFrame(await still(40)));
    expect(frame.readUInt8(0) & 1).toBe(0);
    expect(frame.toString('hex', 3, 6)).toBe('9d012a');
    expect([frame.readUInt16LE(6) & 0x3fff, frame.readUInt16LE(8) & 0x3fff]).toEqual([16, 8]);
  });

  test('other pictures, and films of more than half a minute, are refused', async () => {
    expect(() => extractKeyFrame(new Uint8Array(40))).toThrow('no lossy WebP');
    const frame = await still(1);
    expect(() =>
      encodeWebm({
        width: 16,
        height: 8,
        framesPerSecond: 1,
        frames: Array.from({ length: 40 }, () => frame),
      }),
    ).toThrow(RangeError);
  });
});

test.each([
  ['film.scene-table.stone', 'webm_480p', true],
  ['film.scene-table.stone', 'mp4_480p', false],
  ['film.scene-table.stone', '__proto__', false],
  ['film.tee-crew.stone', 'webm_480p', true],
  ['film.nobody.stone', 'webm_480p', false],
  ['film.scene-table.nothing', 'webm_480p', false],
  ['film.scene-table.stone.more', 'webm_480p', false],
  ['../film.scene-table.stone', 'webm_480p', false],
])('%s in %s is made: %s', (id, profile, isMade) => {
  expect(parseFilm(id, profile) !== null).toBe(isMade);
});
