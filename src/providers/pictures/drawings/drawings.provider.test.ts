/** Contract tests of the drawings. */
import { picturesContract } from '#features/pictures/pictures.contract.ts';
import { createDrawings } from './drawings.provider.ts';

picturesContract('drawings', {
  create: async () => createDrawings(),
  knownId: 'draw.mug.sage.front',
  unknownIds: [
    'draw.mug.sage',
    'draw.mug.no-such-colour.front',
    'draw.mug.sage.back',
    'draw.constructor.sage.front',
    'draw.mug.toString.front',
  ],
});
