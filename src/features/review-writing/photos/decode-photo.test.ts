/** Tests of photos of reviews: location and camera are removed, invalid files are refused. */
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { expectElement } from '#test/expect-defined.ts';
import { decodePhoto, previewPhoto } from './decode-photo.server.ts';

const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#a9683c' } });
const toBytes = (buffer: Buffer) => new Uint8Array(buffer);

const GPS = {
  IFD0: { Make: 'Camera of Ada', Copyright: 'Ada' },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '53/1 57/1 30/1', GPSLongitudeRef: 'W' },
};

test('a stored photo is upright, without location, camera, profile or text of the file', async () => {
  const tagged = await blank(600, 400)
    .withExif(GPS)
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const before = await sharp(tagged).metadata();
  expect(before.exif?.includes('Camera of Ada')).toBe(true);
  // 0x8825 is the tag of the block with the position.
  expect(
    before.exif?.includes(Buffer.from([0x25, 0x88])) ||
      before.exif?.includes(Buffer.from([0x88, 0x25])),
  ).toBe(true);
  const after = Buffer.from(await decodePhoto(toBytes(tagged)));
  const { width, height, format, exif, orientation, icc, xmp, iptc } =
    await sharp(after).metadata();
  expect([width, height, format]).toEqual([400, 600, 'jpeg']);
  expect([exif, orientation, icc, xmp, iptc]).toEqual(Array(5).fill(undefined));
  expect(after.includes('Exif')).toBe(false);
  expect(after.includes('Camera of Ada')).toBe(false);
});

test('a large photo is scaled down, and a transparent one gets a white background', async () => {
  const large = await sharp(
    await decodePhoto(toBytes(await blank(4_000, 3_000).jpeg().toBuffer())),
  ).metadata();
  expect([large.width, large.height]).toEqual([2_000, 1_500]);
  const clear = await sharp({
    create: { width: 300, height: 300, channels: 4, background: '#00000000' },
  })
    .png()
    .toBuffer();
  const { data } = await sharp(await decodePhoto(toBytes(clear)))
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([data[0], data[1], data[2]]).toEqual([255, 255, 255]);
});

test('too many previews at once are left out, and do not delay uploads', async () => {
  const photo = toBytes(await blank(300, 300).jpeg().toBuffer());
  const previews = Promise.all(Array.from({ length: 60 }, () => previewPhoto(photo)));
  await expect(decodePhoto(photo)).resolves.toBeInstanceOf(Uint8Array);
  const created = (await previews).filter((preview) => preview !== null);
  expect(created).toHaveLength(10);
  expect(created[0]).toMatch(/^data:image\/jpeg;base64,/);
  expect(await previewPhoto(photo)).toBe(created[0]);
});

describe('a picture is refused with a message', () => {
  const cases = {
    'a text': async () => [new TextEncoder().encode('not a picture'), 415, 'photoFormat'],
    'an SVG with script': async () => [
      ...[new TextEncoder().encode('<svg onload="alert(1)"/>'), 415, 'photoFormat'],
    ],
    'a GIF': async () => [toBytes(await blank(300, 300).gif().toBuffer()), 415, 'photoFormat'],
    'more than 8 MB': async () => [new Uint8Array(8 * 2 ** 20 + 1), 413, 'photoLarge'],
    'more than 40 megapixels': async () => [
      toBytes(await blank(8_000, 5_001).png({ compressionLevel: 1 }).toBuffer()),
      ...[422, 'photoLarge'],
    ],
    'a side of 199 pixels': async () => [
      ...[toBytes(await blank(199, 900).jpeg().toBuffer()), 422, 'photoSmall'],
    ],
    'a JPEG cut short': async () => [
      ...[toBytes((await blank(600, 600).jpeg().toBuffer()).subarray(0, 900)), 422, 'photoDamaged'],
    ],
    'only the first bytes of a JPEG': async () => [
      ...[new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3, 4]), 422, 'photoDamaged'],
    ],
  } as const;
  test.each(Object.entries(cases))('%s', async (_name, make) => {
    const [body, status, fault] = await make();
    await expect(decodePhoto(expectElement(body, Uint8Array))).rejects.toMatchObject({
      ...{ name: 'Problem', status, code: `reviewForm.${String(fault)}` },
      details: { field: 'photos' },
    });
  });
});
