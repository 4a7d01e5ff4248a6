/** The default source holds every kind. */
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { picturesContract } from '#features/pictures/pictures.contract.ts';
import { createDrawings } from '../drawings/drawings.provider.ts';
import { createFiles } from '../files/files.provider.ts';
import { createStudio } from '../studio/studio.provider.ts';
import { createEmbedded } from './embedded.provider.ts';

picturesContract('embedded', {
  create: async () =>
    createEmbedded({ studio: createStudio(), drawings: createDrawings(), files: createFiles(await mkdtemp(join(tmpdir(), 'embedded-'))) }),
  knownId: 'draw.bowl.slate.detail',
  unknownIds: ['draw.bowl.slate.side', 'studio.mug.sage.side.aldermoor.000000', `file.${'f'.repeat(64)}`],
  keeps: new Uint8Array(
    await sharp({ create: { width: 20, height: 30, channels: 3, background: '#1e6b72' } })
      .webp()
      .toBuffer(),
  ),
});
