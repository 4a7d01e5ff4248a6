/** Tests of groups of products in a Merchant feed, from its columns to the saved product. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMemoryShop, runImport } from '../../import-shop.fixtures.server.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parade-related-'));
});
afterAll(() => rm(folder, { recursive: true }));

test('REC-4: columns name the products of a set and its header, with the keys that they get', async () => {
  const shop = createMemoryShop();
  const file = join(folder, 'feed.csv');
  await writeFile(
    file,
    [
      'id,title,price,availability,related_suits,related_suits_header,related_influencer',
      'jacket,Jacket,90.00 GBP,in_stock,"jacket; trousers,jacket",Two pieces,',
      'trousers,Trousers,60.00 GBP,in_stock,jacket; trousers,,sock no 1',
      '',
    ].join('\n'),
  );
  const { report } = await runImport(shop, file, { dataDir: folder });
  expect(JSON.stringify(report)).not.toContain('unknown columns');
  expect(shop.products.get('jacket')?.facts.related).toEqual({
    suits: { header: { 'en-GB': 'Two pieces' }, products: ['jacket', 'trousers'] },
  });
  expect(shop.products.get('trousers')?.facts.related).toEqual({
    suits: { products: ['jacket', 'trousers'] },
    influencer: { products: [expect.stringMatching(/^sock-no-1-\w{8}$/)] },
  });
});
