/** Tests that printed fabric still has the selected colour, and that its print is visible. */
import { describe, expect, test } from 'vitest';
import { prints } from '../models.ts';
import { palette } from '../palette.ts';
import { inksOf } from './inks.ts';
import { type Linear, parseHex } from './linear-light.ts';

const light = ([red, green, blue]: Linear): number => 0.2126 * red + 0.7152 * green + 0.0722 * blue;

describe.each(prints)('a %s', (print) => {
  test.each(Object.entries(palette))('in %s is dyed or printed with that colour', (_, { hex }) => {
    expect(inksOf(hex, print)).toContainEqual(parseHex(hex));
  });

  test.each(Object.entries(palette))(
    'in %s has an ink that stands out from the ground',
    (_, { hex }) => {
      const [ground, ...inks] = inksOf(hex, print);
      expect(Math.max(...inks.map((ink) => Math.abs(light(ink) - light(ground))))).toBeGreaterThan(
        0.15,
      );
    },
  );
});
