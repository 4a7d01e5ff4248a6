/** Tests of how the sample's pictures are cropped. */
import { expect, test } from 'vitest';
import { models } from '../../../models.ts';
import { findSceneFocus, showsWholeObject } from './framing.ts';

const named = Object.entries(models).map(([name, { kind }]) => [name, kind] as const);

test.each(named.filter(([, kind]) => kind === 'scene'))(
  '%s has a position for each object',
  (name) => {
    for (const source of ['draw', 'studio'])
      expect(findSceneFocus(`${source}.${name}.sage.front`)).toBeGreaterThan(0.5);
  },
);

test('everything else is about its middle', () => {
  for (const id of [
    ...named.filter(([, kind]) => kind !== 'scene').map(([name]) => `draw.${name}.sage.front`),
    'draw.constructor.x',
    '',
  ])
    expect(findSceneFocus(id)).toBeUndefined();
});

test.each([
  ['studio.dress-mini.black.front.nightjar.0a1b2c', true],
  ['studio.dress-mini.black-floral.back.nightjar.0a1b2c', true],
  ['draw.scarf.sage.front', true],
  ['draw.scarf.sage.detail', false],
  ['draw.swatch.sage-check.front', false],
  ['studio.scene-table.stone.front.aldermoor.0a1b2c', false],
  ['studio.lamp-table.white.front.fernhollow.0a1b2c', false],
  ['draw', false],
])('%s shows a thing in full: %s', (id, isWhole) => {
  expect(showsWholeObject(id)).toBe(isWhole);
});
