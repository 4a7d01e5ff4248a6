/** Tests of PDP-4: every listed material has its message, and imitations have none. */
import { expect, test } from 'vitest';
import { findMaterialNotes } from './materials.ts';
import { messages } from './product-information.messages.ts';

const evidence = {
  leather: 'Leather Working Group',
  down: 'Responsible Down Standard',
  viscose: 'FSC',
  wool: 'Responsible Wool Standard',
};
const idsOf = (...materials: string[]) =>
  findMaterialNotes({ materials, materialEvidence: evidence }).map(({ id }) => id);

test.each([
  ['recycled polyester', 'material.recycledPolyester'],
  ['organic cotton', 'material.organicCotton'],
  ['recycled cotton', 'material.recycledCotton'],
  ['responsible cotton', 'material.responsibleCotton'],
  ['suede', 'material.leather'],
  ['duck down', 'material.down'],
  ['linen', 'material.linen'],
  ['viscose', 'material.viscose'],
  ['merino', 'material.wool'],
  ['surplus poplin', 'material.surplus'],
  ['recycled trims', 'material.trims'],
] as const)('%s', (material, id) => {
  expect(idsOf(material)).toEqual([id]);
  expect(messages[id]).toBeTruthy();
});

test.each([
  'faux leather',
  'Vegan Leather',
  'PU leather',
  'leather-look polyurethane',
  'leatherette',
  'leather-free',
  'no leather',
  'faux suede',
  'down alternative',
  'synthetic down',
  'button-down poplin',
  'fold down collar',
  'steel wool',
  'cotton wool',
  'wool-effect acrylic',
  'linen-look polyester',
  'inorganic cotton',
  'non-organic cotton',
  'recyclable polyester',
  '0% recycled polyester',
])('%s promises nothing', (material) => {
  expect(idsOf(material)).toEqual([]);
});

test('an entry that lists several is read as its parts', () => {
  expect(idsOf('Leather and faux fur')).toEqual(['material.leather']);
  expect(idsOf('60% wool, 40% faux leather')).toEqual(['material.wool']);
});

test('a brand story needs evidence, and names it', () => {
  expect(
    findMaterialNotes({ materials: ['leather', 'duck down', 'viscose', 'wool', 'linen'] }),
  ).toEqual([{ id: 'material.linen' }]);
  expect(
    findMaterialNotes({
      materials: ['leather', 'wool'],
      materialEvidence: { leather: 'Leather Working Group' },
    }),
  ).toEqual([{ id: 'material.leather', evidence: 'Leather Working Group' }]);
});

test('plain cotton and polyester promise nothing', () => {
  expect(idsOf('cotton', 'polyester')).toEqual([]);
  expect(idsOf()).toEqual([]);
});
