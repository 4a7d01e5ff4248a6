/** Tests of the ground behind products: even, the same for every picture, shadows kept. */
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { composeColourway } from './compose.ts';
import { onGroundOf } from './picture-id.ts';
import { type Setting, settings } from './settings.ts';

const SIZE = { width: 160, height: 240 };
type Shade = (x: number, y: number) => number;

/** A grey picture, and the light of an article in its middle. */
async function negativeOf(level: Shade) {
  const inMiddle = (x: number, y: number) => Math.abs(x - 80) < 30 && Math.abs(y - 120) < 50;
  const draw = (at: Shade, channels: 1 | 3) => {
    const { width, height } = SIZE;
    const data = Uint8Array.from({ length: width * height * channels }, (_, place) => {
      const index = Math.trunc(place / channels);
      return at(index % width, Math.trunc(index / width));
    });
    return sharp(data, { raw: { ...SIZE, channels } })
      .png()
      .toBuffer();
  };
  const [base, light] = await Promise.all([
    draw((x, y) => (inMiddle(x, y) ? 0 : level(x, y)), 3),
    draw((x, y) => (inMiddle(x, y) ? 180 : 0), 1),
  ]);
  return { base, light };
}

async function compose(level: Shade, setting: Setting = settings.aldermoor) {
  const body = await composeColourway(await negativeOf(level), [[0.2, 0.2, 0.2]], setting, 800);
  return sharp(body).raw().toBuffer({ resolveWithObject: true });
}
type Made = Awaited<ReturnType<typeof compose>>;

const at = ({ data, info }: Made, x: number, y: number) =>
  data[(Math.round(y * info.height) * info.width + Math.round(x * info.width)) * 3] ?? 0;

const corners = [
  [0.1, 0.1],
  [0.9, 0.1],
  [0.1, 0.9],
  [0.9, 0.9],
] as const;

test('pictures of different exposure have one ground', async () => {
  const [dark, bright] = await Promise.all([
    compose((x, y) => 200 + x / 8 - y / 10),
    compose((x, y) => 225 - x / 10 - y / 8),
  ]);
  for (const [x, y] of corners)
    expect(Math.abs(at(dark, x, y) - at(bright, x, y)), `${x} ${y}`).toBeLessThanOrEqual(4);
});

test('a shadow stays darker than the ground around it', async () => {
  const shadow = (x: number, y: number) => (y > 175 && y < 195 && x > 50 && x < 110 ? 170 : 210);
  const made = await compose(shadow);
  expect(at(made, 0.2, 0.77) - at(made, 0.5, 0.77)).toBeGreaterThan(20);
});

test('each fascia has a ground of its own', async () => {
  const middles = await Promise.all(
    Object.values(settings).map(async (setting) => {
      const { data, info } = await compose(() => 210, setting);
      return [...data.subarray(info.width * 30 * 3, info.width * 30 * 3 + 3)].join();
    }),
  );
  expect(new Set(middles).size).toBe(3);
});

test('a still keeps its room', async () => {
  const { data } = await compose(() => 128, { ...settings.aldermoor, isRoom: true });
  expect([...data.subarray(0, 3)]).toEqual([128, 128, 128]);
});

test('steps between stored levels are covered by grain', async () => {
  const made = await compose((_, y) => 205 + Math.trunc(y / 80));
  const row = Array.from({ length: 40 }, (_, x) => at(made, 0.02 + x / 200, 0.2));
  expect(new Set(row).size).toBeGreaterThan(1);
  expect(Math.max(...row) - Math.min(...row)).toBeLessThanOrEqual(5);
});

test('the shop that shows a picture chooses its ground', () => {
  const id = 'studio.mug.sage.front.shop.0a1b2c';
  expect(onGroundOf(id, 'nightjar')).toMatch(/^studio\.mug\.sage\.front\.nightjar\.[0-9a-f]{6}$/);
  expect(onGroundOf(id, 'a-new-one')).toContain('.aldermoor.');
  const own = 'studio.mug.sage.front.fernhollow.0a1b2c';
  expect(onGroundOf(own, 'nightjar')).toContain('.fernhollow.');
  expect(onGroundOf('file.shop.x', 'nightjar')).toBeNull();
});
