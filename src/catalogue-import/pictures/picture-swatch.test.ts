/** Tests that a swatch gets the picture's tone when the colour's name is vague, else the name's. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createMemoryShop, feed, item, runImport } from '../import-shop.fixtures.server.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parade-swatch-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** A subject of one tone on a pale background, as in product photography. */
async function writePicture(name: string, tone: string): Promise<void> {
  const thing = await sharp({ create: { width: 200, height: 400, channels: 3, background: tone } })
    .png()
    .toBuffer();
  const ground = sharp({ create: { width: 400, height: 600, channels: 3, background: '#f4f4f4' } });
  await writeFile(
    join(folder, name),
    await ground
      .composite([{ input: thing }])
      .png()
      .toBuffer(),
  );
}

function distance(a = '#000000', b = '#000000'): number {
  const channels = (hex: string) =>
    [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return Math.hypot(...channels(a).map((value, index) => value - (channels(b)[index] ?? 0)));
}

test.each([
  ['Green', '#b4e0c8', 'green', '#b4e0c8'],
  ['Glacier', '#4f86c6', 'blue', '#4f86c6'],
  ['Navy', '#4f86c6', 'blue', '#1d2b4f'],
  ['Green', '#b8282f', 'green', '#3d7a4a'],
])('%s with a picture of %s is filed under %s and shown as %s', async (color, tone, facet, hex) => {
  await writePicture('thing.png', tone);
  const file = join(folder, 'feed.xml');
  await writeFile(file, feed(item({ color, image_link: 'thing.png' })));
  const shop = createMemoryShop();
  const options = { dataDir: folder };
  await runImport(shop, file, options);
  const [colour] = [...shop.products.values()][0]?.colours ?? [];
  expect(colour?.facet).toBe(facet);
  expect(distance(colour?.hex, hex)).toBeLessThan(12);
  expect(colour?.pictures[0]).not.toHaveProperty('swatch');
  expect((await runImport(shop, file, options)).report.products).toMatchObject({ unchanged: 1 });
});
