/** PDP-4: every material of the list has its message. */
import { expect, test } from 'vitest';
import { findMaterialMessages } from './materials.ts';
import { messages } from './product-information.messages.ts';

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
  expect(findMaterialMessages([material])).toEqual([id]);
  expect(messages[id]).toBeTruthy();
});

test('plain cotton and polyester promise nothing', () => {
  expect(findMaterialMessages(['cotton', 'polyester'])).toEqual([]);
  expect(findMaterialMessages()).toEqual([]);
});
