/** Tests of the file-system picture provider: the contract, and rejected uploads. */
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, onTestFinished, test } from 'vitest';
import { picturesContract } from '#features/pictures/pictures.contract.ts';
import { createFilePictures } from './embedded.provider.ts';

async function folder(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'originals-'));
  onTestFinished(() => rm(path, { recursive: true, force: true }));
  return path;
}
const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#a9683c' } });
const gif = await plain(4, 4).gif().toBuffer();
const oversized = await plain(8000, 5001).png({ compressionLevel: 1 }).toBuffer();
const small = new Uint8Array(await plain(60, 90).png().toBuffer());

picturesContract('embedded', {
  create: async () => createFilePictures(await folder()),
  unknownIds: [`file.${'0'.repeat(64)}`, 'file.abc'],
  savable: small,
});

describe('a saved picture', () => {
  test('is rotated upright and has no EXIF data', async () => {
    const files = createFilePictures(await folder());
    const tagged = await plain(90, 60)
      .withExif({ IFD0: { Copyright: 'somebody', Make: 'camera' } })
      .jpeg()
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const stored = await files.find(await files.save(new Uint8Array(tagged)));
    const metadata = await sharp(stored?.body).metadata();
    expect(stored?.type).toBe('image/jpeg');
    expect([metadata.width, metadata.height, metadata.exif, metadata.orientation]).toEqual([
      60,
      90,
      undefined,
      undefined,
    ]);
  });

  test.each(['png', 'webp', 'jpeg'] as const)('keeps its format: %s', async (format) => {
    const files = createFilePictures(await folder());
    const id = await files.save(new Uint8Array(await plain(40, 40).toFormat(format).toBuffer()));
    expect((await files.find(id))?.type).toBe(`image/${format}`);
  });
});

describe('a rejected upload stores no file', () => {
  test.each([
    ['more than 20 MB', new Uint8Array(20 * 1024 * 1024 + 1), 413],
    ['SVG', new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>'), 415],
    ['GIF', new Uint8Array(gif), 415],
    ['an empty body', new Uint8Array(), 415],
    ['a truncated PNG', small.subarray(0, small.length - 20), 422],
    ['more than 40 megapixels', new Uint8Array(oversized), 422],
  ])('%s', async (_name, body, status) => {
    const target = await folder();
    await expect(createFilePictures(target).save(body)).rejects.toMatchObject({
      name: 'Problem',
      status,
      details: { field: 'picture' },
    });
    expect(await readdir(target)).toEqual([]);
  });
});
