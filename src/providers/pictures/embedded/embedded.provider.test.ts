/** Tests of the default source: drawings, studio pictures and files. */
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { picturesContract } from '#features/pictures/pictures.contract.ts';
import { createDrawings } from '../drawings/drawings.provider.ts';
import { createFiles } from '../files/files.provider.ts';
import { createStudio } from '../studio/studio.provider.ts';
import { createEmbedded } from './embedded.provider.ts';

picturesContract('embedded', {
  create: async () =>
    createEmbedded({
      studio: createStudio(),
      drawings: createDrawings(),
      files: createFiles(await mkdtemp(join(tmpdir(), 'embedded-'))),
    }),
  knownId: 'draw.bowl.slate.detail',
  unknownIds: [
    'draw.bowl.slate.side',
    'studio.mug.sage.side.aldermoor.000000',
    `file.${'f'.repeat(64)}`,
  ],
  keeps: new Uint8Array(
    await sharp({ create: { width: 20, height: 30, channels: 3, background: '#1e6b72' } })
      .webp()
      .toBuffer(),
  ),
});

test('what the studio no longer has is drawn', async () => {
  const files = createFiles(await mkdtemp(join(tmpdir(), 'embedded-')));
  const pictures = createEmbedded({ studio: createStudio(), drawings: createDrawings(), files });
  const found = await pictures.find('studio.robe.slate-stripe.detail.fernhollow.0a1b2c', 320);
  expect(found).toEqual(await pictures.find('draw.robe.slate-stripe.detail'));
  expect(found?.type).toBe('image/svg+xml');
});
