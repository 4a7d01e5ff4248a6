/** Tests that a composed colourway is base plus light times colour, in linear light. */
import fc from 'fast-check';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { composeColourway } from './compose.ts';
import { parseHex, toByte } from './linear-light.ts';
import { settings } from './settings.ts';

const SIZE = { width: 20, height: 30 };

function flat(colour: string, height = SIZE.height): Promise<Buffer> {
  return sharp({ create: { ...SIZE, height, channels: 3, background: colour } })
    .png()
    .toBuffer();
}

async function centreOf(body: Uint8Array): Promise<number[]> {
  const { data, info } = await sharp(body).raw().toBuffer({ resolveWithObject: true });
  const at = (Math.floor(info.height / 2) * info.width + Math.floor(info.width / 2)) * 3;
  return [...data.subarray(at, at + 3)];
}

/** Byte of the light channel for light of exactly 1. */
const FULL = '#b4b4b4';

test('a colour in full light over black comes out as itself', async () => {
  const [base, light] = await Promise.all([flat('#000000'), flat(FULL)]);
  await fc.assert(
    fc.asyncProperty(
      fc.tuple(...[0, 1, 2].map(() => fc.integer({ min: 0, max: 215 }))),
      async (channels) => {
        const hex = `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
        const got = await centreOf(
          await composeColourway({ base, light }, [parseHex(hex)], settings.aldermoor, 800),
        );
        for (const [index, value] of channels.entries())
          expect(Math.abs((got[index] ?? 0) - value)).toBeLessThanOrEqual(3);
      },
    ),
    { numRuns: 30 },
  );
});

test('where no light of the article falls, only the base of a still is seen', async () => {
  const [base, light] = await Promise.all([flat('#808080'), flat('#000000')]);
  expect(
    await centreOf(
      await composeColourway(
        { base, light },
        [parseHex('#c8202b')],
        { ...settings.aldermoor, isRoom: true },
        800,
      ),
    ),
  ).toEqual([128, 128, 128]);
});

test('an ink is as opaque as the value of its plane', async () => {
  const [base, light, mask] = await Promise.all([flat('#000000'), flat(FULL), flat('#808080')]);
  const [red = 0, green = 0] = await centreOf(
    await composeColourway(
      { base, light, mask },
      [parseHex('#000000'), parseHex('#800000')],
      settings.aldermoor,
      800,
    ),
  );
  expect(red).toBeCloseTo(toByte((parseHex('#800000')[0] * 128) / 255), -1);
  expect(green).toBeLessThan(3);
});

test('a fascia that comes nearer shows less around the article', async () => {
  const [base, light] = await Promise.all([flat('#808080'), flat('#000000')]);
  const { width } = await sharp(
    await composeColourway({ base, light }, [[0, 0, 0]], settings.nightjar, 800),
  ).metadata();
  expect(width).toBe(Math.round(SIZE.width / settings.nightjar.closer));
});
