/** Tests of when an empty deployment is filled with the sample. */
import { expect, test } from 'vitest';
import { createTestPorts } from '#test/create-test-shop.ts';
import { importSampleWhenEmpty } from './import-sample-when-empty.server.ts';
import type { Registry } from './registry.server.ts';

test.each([
  ['an empty shop is filled', { products: 0, sample: 'full', hasSample: true }, 1],
  ['a shop with products is left as it is', { products: 3, sample: 'full', hasSample: true }, 0],
  ['SAMPLE=none leaves a shop empty', { products: 0, sample: 'none', hasSample: true }, 0],
  ['without the folder a shop stays empty', { products: 0, sample: 'full', hasSample: false }, 0],
] as const)('%s', async (_, { products, sample, hasSample }, expected) => {
  let filled = 0;
  const fill = async () => {
    filled += 1;
  };
  const ports = createTestPorts({ catalogueImport: { countProducts: async () => products } });
  const registry: Registry = {
    ...{ fascias: [], locales: new Map(), portFolders: [], loadProvider: expect.unreachable },
    sample: hasSample ? { providers: {}, seed: fill } : undefined,
  };
  await importSampleWhenEmpty({ ports, registry }, { sample });
  expect(filled).toBe(expected);
});
