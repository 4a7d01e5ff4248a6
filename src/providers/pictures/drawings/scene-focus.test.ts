/** Narrow cuts of scenes. */
import { expect, test } from 'vitest';
import { models } from '#sample/models.ts';
import { findSceneFocus } from './scene-focus.ts';

const named = Object.entries(models).map(([name, { kind }]) => [name, kind] as const);

test.each(named.filter(([, kind]) => kind === 'scene'))('%s says where its things stand', (name) => {
  for (const source of ['draw', 'studio']) expect(findSceneFocus(`${source}.${name}.sage.front`)).toBeGreaterThan(0.5);
});

test('everything else is about its middle', () => {
  for (const id of [...named.filter(([, kind]) => kind !== 'scene').map(([name]) => `draw.${name}.sage.front`), 'draw.constructor.x', ''])
    expect(findSceneFocus(id)).toBeUndefined();
});
