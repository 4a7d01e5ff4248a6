/** Tests of the sample command: its arguments, and that it leaves a filled shop alone. */

import { beforeEach, expect, test } from 'vitest';
import {
  createMemoryCatalogue,
  type MemoryCatalogue,
} from '#catalogue-import/memory/memory-catalogue.fixtures.ts';
import { createMemoryRecommendations } from '#features/recommendations/memory-recommendations.fixtures.ts';
import { MIN_PRODUCTS } from '#sample/catalogue/catalogue.ts';
import { runSampleCommand } from './sample.ts';

let shop: MemoryCatalogue;
let pages: number;
let closed: number;

beforeEach(() => {
  [shop, pages, closed] = [createMemoryCatalogue(), 0, 0];
});

const contentEditing = {
  listVersions: async () => [],
  findVersion: async () => null,
  saveDraft: async () => 1,
  publish: async () => {
    pages += 1;
  },
};
const customisations = { saveGroup: async () => undefined };

async function run(...args: string[]): Promise<{ code: number; text: string }> {
  let text = '';
  const close = async () => {
    closed += 1;
  };
  const code = await runSampleCommand({
    args,
    openTarget: async () => ({
      catalogueImport: shop.catalogueImport,
      contentEditing,
      customisations,
      recommendations: createMemoryRecommendations(),
      close,
    }),
    output: { write: (piece) => (text += piece) },
    now: new Date(0),
  });
  return { code, text };
}

test('fills an empty shop with the requested number of products, and its pages', async () => {
  const requested = MIN_PRODUCTS + 7;
  expect(await run('--products', String(requested))).toMatchObject({
    code: 0,
    text: expect.stringContaining(`has ${requested} products`),
  });
  expect(shop.products.size).toBe(requested);
  expect(pages).toBeGreaterThan(10);
  expect(closed).toBe(1);
});

test('does not change a shop that has products', async () => {
  await run('--products', String(MIN_PRODUCTS));
  expect(await run()).toMatchObject({
    code: 1,
    text: expect.stringContaining('nothing was changed'),
  });
  expect(shop.products.size).toBe(MIN_PRODUCTS);
});

test.each([
  ['--products', '3'],
  ['--products', '9e9'],
  ['--products', '-1'],
  ['--product', '900'],
  ['900'],
])('%s %s prints the usage', async (...args) => {
  expect(await run(...args)).toMatchObject({
    code: 1,
    text: expect.stringContaining('npm run sample'),
  });
  expect(shop.products.size).toBe(0);
});
