/** The pictures contract on the provider for tests. */
import { picturesContract } from './pictures.contract.ts';
import { memoryPictures, plainMaster } from './pictures.fixtures.server.ts';

const master = await plainMaster(60, 90);

picturesContract('memory', {
  create: async () => memoryPictures({ 'file.known': master }),
  knownId: 'file.known',
  unknownIds: [`file.${'0'.repeat(64)}`, 'constructor'],
  savable: master.body,
});
