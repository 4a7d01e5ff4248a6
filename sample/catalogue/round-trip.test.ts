/** Tests that an export, imported into an empty shop, is exported byte for byte the same. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { importCatalogue } from '#catalogue-import/catalogue-import.server.ts';
import { exportCatalogueLines } from '#catalogue-import/export/catalogue-export.server.ts';
import { createMemoryShop } from '#catalogue-import/import-shop.fixtures.server.ts';
import { createCatalogueImport } from '#providers/catalogue-import/embedded/catalogue-import.provider.ts';
import { onEveryDatabase } from '#test/databases/engines.ts';
import { buildSampleCatalogue, MIN_PRODUCTS } from './catalogue.ts';

async function exportAll(
  catalogueImport: ReturnType<typeof createCatalogueImport>,
): Promise<string> {
  let text = '';
  for await (const line of exportCatalogueLines({ catalogueImport })) text += line;
  return text;
}

onEveryDatabase(({ name, open }) =>
  test(`the sample shop, out and in again, on ${name}`, async () => {
    const [one, other] = [await open(), await open()];
    const folder = await mkdtemp(join(tmpdir(), 'parade-round-'));
    try {
      const source = createCatalogueImport(one.database);
      const { categories, products } = buildSampleCatalogue(MIN_PRODUCTS);
      await source.saveCategories(categories);
      await source.saveProducts(products.slice(0, 100));
      const [first] = await source.readProducts('', 1);
      const review = {
        rating: 4,
        body: 'Well made.',
        username: 'Ann',
        submittedAt: '2026-01-02T03:04:05.678Z',
      };
      await source.saveReviews([{ ...review, sourceKey: 'R1', product: first?.productKey ?? '' }]);
      const text = await exportAll(source);
      const file = join(folder, 'catalogue.jsonl');
      await writeFile(file, text);

      const catalogueImport = createCatalogueImport(other.database);
      const ports = { ...createMemoryShop().ports, catalogueImport };
      const { rows, imported, refused } = await importCatalogue({
        file,
        fascias: [],
        now: new Date(),
        ports,
      });
      expect({ rows, imported, refused }).toEqual({
        rows: text.split('\n').length - 2,
        imported: rows,
        refused: 0,
      });
      expect((await exportAll(catalogueImport)) === text).toBe(true);
    } finally {
      await one.close();
      await other.close();
      await rm(folder, { recursive: true });
    }
  }, 180_000),
);
