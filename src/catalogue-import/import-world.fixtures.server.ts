/** Memory shop and folder of a test that imports text as a file. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import type { ImportRequest } from './catalogue-import.server.ts';
import {
  createMemoryShop,
  type ImportOutcome,
  type MemoryShop,
  runImport,
} from './import-shop.fixtures.server.ts';

export type ImportWorld = {
  /** A test may replace it. */
  shop: MemoryShop;
  readonly folder: string;
  readonly importText: (text: string, options?: Partial<ImportRequest>) => Promise<ImportOutcome>;
};

/** A new shop and folder before each test; `importText` writes the text to `fileName` in it. */
export function createImportWorld(
  fileName: string,
  defaults: Partial<ImportRequest> = {},
): ImportWorld {
  const world = {
    shop: createMemoryShop(),
    folder: '',
    async importText(text: string, options: Partial<ImportRequest> = {}) {
      const file = join(world.folder, fileName);
      await writeFile(file, text);
      return runImport(world.shop, file, { ...defaults, ...options });
    },
  };
  beforeEach(async () => {
    world.shop = createMemoryShop();
    world.folder = await mkdtemp(join(tmpdir(), 'parade-import-'));
  });
  afterEach(() => rm(world.folder, { recursive: true }));
  return world;
}
