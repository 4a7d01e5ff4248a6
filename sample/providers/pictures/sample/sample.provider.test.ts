/** Tests of the sample's pictures: drawings, studio pictures, and files beside them. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { picturesContract } from '#features/pictures/pictures.contract.ts';
import { createFilePictures } from '#providers/pictures/embedded/embedded.provider.ts';
import { createSamplePictures } from './sample.provider.ts';

async function open() {
  const folder = await mkdtemp(join(tmpdir(), 'sample-pictures-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return createSamplePictures(createFilePictures(folder));
}

picturesContract('sample', {
  create: open,
  knownId: 'draw.bowl.slate.detail',
  unknownIds: [
    'draw.bowl.slate.side',
    'studio.mug.sage.side.aldermoor.000000',
    `file.${'f'.repeat(64)}`,
  ],
  savable: new Uint8Array(
    await sharp({ create: { width: 20, height: 30, channels: 3, background: '#1e6b72' } })
      .webp()
      .toBuffer(),
  ),
});

test('a picture that the studio no longer has is drawn', async () => {
  const pictures = await open();
  const found = await pictures.find('studio.robe.slate-stripe.detail.fernhollow.0a1b2c', 320);
  expect(found).toEqual(await pictures.find('draw.robe.slate-stripe.detail'));
  expect(found?.type).toBe('image/svg+xml');
});

test('crops of the sample are its own, all others those of the files', async () => {
  const pictures = createSamplePictures({
    find: async () => null,
    save: async () => 'file.0',
    idOf: () => '',
    delete: async () => {},
    focusOf: () => 0.1,
    showsWholeObject: () => true,
  });
  const scene = 'studio.scene-table.stone.front.aldermoor.000000';
  expect([pictures.focusOf?.(scene), pictures.showsWholeObject?.(scene)]).toEqual([0.73, false]);
  expect([pictures.focusOf?.('file.0'), pictures.showsWholeObject?.('file.0')]).toEqual([
    0.1,
    true,
  ]);
});

test('pictures of the sample are generated, all others read', async () => {
  const pictures = await open();
  const ids = ['studio.mug.sage.side.aldermoor.000000', 'draw.mug.sage.front', 'file.0'];
  expect(ids.map((id) => pictures.isGenerated?.(id))).toEqual([true, true, false]);
});
