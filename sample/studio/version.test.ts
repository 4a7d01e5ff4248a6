/** Tests which changes of the Blender scripts change a model's version. */
import { expect, test } from 'vitest';
import { computePictureVersion, parseDefinitions } from './version.ts';

const tableware = `"""Tableware."""
from shapes import lathe

RIM = 0.4


def _foot():
    return lathe(RIM)


def mug():
    _foot()


def bowl():
    lathe(1)
`;
const shapes = `def lathe(radius):
    return radius
`;
const modelScript = { script: 'render', shelf: 'tableware', views: ['front'], prints: [] } as const;
const version = (model: 'mug' | 'bowl', ...texts: string[]) =>
  computePictureVersion(model, modelScript, parseDefinitions(texts));

test('a version is six digits, the same for the same scripts in any order', () => {
  expect(version('mug', tableware, shapes)).toMatch(/^[0-9a-f]{6}$/);
  expect(version('mug', shapes, tableware)).toBe(version('mug', tableware, shapes));
});

test.each([
  ['its own function', tableware.replace('    _foot()', '    _foot() + 1')],
  ['a function it calls', tableware.replace('lathe(RIM)', 'lathe(RIM * 2)')],
  ['a figure that is named on the way', tableware.replace('RIM = 0.4', 'RIM = 0.5')],
])('a model is photographed again when %s changes', (_, changed) => {
  expect(version('mug', changed, shapes)).not.toBe(version('mug', tableware, shapes));
  expect(version('bowl', changed, shapes)).toBe(version('bowl', tableware, shapes));
});

test('the scripts may name several figures at once', () => {
  const several = tableware.replace('RIM = 0.4', 'RIM, BRIM = 0.4, 0.1');
  expect(version('mug', several.replace('0.4', '0.5'), shapes)).not.toBe(
    version('mug', several, shapes),
  );
  expect(version('bowl', several.replace('0.4', '0.5'), shapes)).toBe(
    version('bowl', several, shapes),
  );
});

test.each(['render', 'glass'] as const)(
  'what %s takes is photographed again in another width',
  (script) => {
    const width = 'def width_of(view):\n    return 1600\n';
    const of = (text: string) =>
      computePictureVersion(
        'mug',
        { ...modelScript, script },
        parseDefinitions([tableware, shapes, text]),
      );
    expect(of(width.replace('1600', '800'))).not.toBe(of(width));
  },
);

test('every model is photographed again when what they share changes', () => {
  const changed = shapes.replace('return radius', 'return radius / 2');
  expect(version('bowl', tableware, changed)).not.toBe(version('bowl', tableware, shapes));
});

test('a model is photographed again for another view', () => {
  const definitions = parseDefinitions([tableware, shapes]);
  expect(
    computePictureVersion('mug', { ...modelScript, views: ['front', 'detail'] }, definitions),
  ).not.toBe(computePictureVersion('mug', modelScript, definitions));
});
