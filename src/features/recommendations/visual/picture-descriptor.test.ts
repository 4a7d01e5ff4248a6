/** Tests of descriptors of pictures: colours of the subject, its shape, and their distances. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toOklab } from './oklab.ts';
import {
  compareColours,
  compareShapes,
  DESCRIPTOR_BYTES,
  toDescriptor,
} from './picture-descriptor.ts';
import { NEAR_COLOUR } from './rank-similar.ts';

const WIDTH = 40;
const HEIGHT = 50;
type Rgb = readonly [red: number, green: number, blue: number];
type Part = { readonly from: readonly [number, number]; readonly to: readonly [number, number] };

const WHITE: Rgb = [255, 255, 255];
const GREY: Rgb = [225, 222, 216];
const NAVY: Rgb = [30, 38, 74];
const BLUE: Rgb = [46, 84, 150];
const YELLOW: Rgb = [228, 186, 60];
const SKIN: Rgb = [205, 160, 135];
const MIDDLE: Part = { from: [12, 10], to: [28, 40] };

/** Computes the descriptor of rectangles on a background; later ones cover earlier ones. */
function describeParts(background: Rgb, ...parts: readonly (Part & { readonly colour: Rgb })[]) {
  const rgb = Array.from({ length: WIDTH * HEIGHT }, (_, pixel) => {
    const [x, y] = [pixel % WIDTH, Math.floor(pixel / WIDTH)];
    const visible = parts.findLast(
      ({ from, to }) => x >= from[0] && x < to[0] && y >= from[1] && y < to[1],
    );
    return visible?.colour ?? background;
  });
  const lab = toOklab(Uint8Array.from(rgb.flat()));
  return toDescriptor({ lab, width: WIDTH, height: HEIGHT });
}

const describeColour = (colour: Rgb, background: Rgb = WHITE) =>
  describeParts(background, { ...MIDDLE, colour });

describe('REC-2: the colours of a picture', () => {
  test('are those of the subject, on any plain background', () => {
    expect(compareColours(describeColour(NAVY, WHITE), describeColour(NAVY, GREY))).toBeLessThan(
      0.05,
    );
  });

  test('are nearer for blue and navy than for yellow and navy', () => {
    const navy = describeColour(NAVY);
    const toBlue = compareColours(navy, describeColour(BLUE));
    expect(toBlue).toBeLessThan(compareColours(navy, describeColour(YELLOW)));
    expect(compareColours(navy, describeColour([34, 42, 80]))).toBeLessThan(NEAR_COLOUR);
    expect(toBlue).toBeGreaterThan(NEAR_COLOUR);
  });

  test('count the skin of a model little', () => {
    const worn = describeParts(
      WHITE,
      { ...MIDDLE, colour: NAVY },
      { from: [12, 2], to: [28, 14], colour: SKIN },
    );
    expect(compareColours(worn, describeColour(NAVY))).toBeLessThan(NEAR_COLOUR / 2);
    expect(compareColours(describeColour(SKIN), describeColour(NAVY))).toBeGreaterThan(1.5);
  });

  test('leave out background that the subject encloses', () => {
    const bag = describeParts(
      GREY,
      { from: [8, 8], to: [32, 40], colour: NAVY },
      { from: [12, 12], to: [28, 26], colour: GREY },
    );
    expect(compareColours(bag, describeColour(NAVY))).toBeLessThan(0.1);
  });

  test('of a white subject on white are white', () => {
    expect(compareColours(describeColour(WHITE), describeColour([250, 250, 249]))).toBeLessThan(
      NEAR_COLOUR,
    );
  });
});

test('REC-2: shapes are nearer the more they overlap, wherever the subject is in the picture', () => {
  const shaped = (from: Part['from'], to: Part['to']) =>
    describeParts(WHITE, { from, to, colour: BLUE });
  const tall = shaped([15, 5], [25, 45]);
  expect(compareShapes(tall, shaped([5, 8], [15, 48]))).toBeLessThan(0.02);
  expect(compareShapes(tall, shaped([5, 20], [35, 30]))).toBeGreaterThan(0.3);
});

test('REC-2: any picture has a descriptor; distances are 0 to itself, symmetric and bounded', () => {
  const channel = fc.integer({ min: 0, max: 255 });
  const colour = fc.tuple(channel, channel, channel);
  fc.assert(
    fc.property(colour, colour, colour, (a, b, background) => {
      const [first, second] = [describeColour(a, background), describeColour(b, background)];
      expect(first).toHaveLength(DESCRIPTOR_BYTES);
      expect([compareColours(first, first), compareShapes(first, first)]).toEqual([0, 0]);
      const distance = compareColours(first, second);
      expect(distance).toBe(compareColours(second, first));
      expect(distance).toBeLessThan(2.2);
    }),
    { numRuns: 40 },
  );
});
