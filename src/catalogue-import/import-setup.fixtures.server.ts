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

export type ImportSetup = {
  /** A test may replace it. */
  shop: MemoryShop;
  readonly folder: string;
  readonly importText: (text: string, options?: Partial<ImportRequest>) => Promise<ImportOutcome>;
};

/** A new shop and folder before each test; `importText` writes the text to `fileName` in it. */
export function createImportSetup(
  fileName: string,
  defaults: Partial<ImportRequest> = {},
): ImportSetup {
  const setup = {
    shop: createMemoryShop(),
    folder: '',
    async importText(text: string, options: Partial<ImportRequest> = {}) {
      const file = join(setup.folder, fileName);
      await writeFile(file, text);
      return runImport(setup.shop, file, { ...defaults, ...options });
    },
  };
  beforeEach(async () => {
    setup.shop = createMemoryShop();
    setup.folder = await mkdtemp(join(tmpdir(), 'parade-import-'));
  });
  afterEach(() => rm(setup.folder, { recursive: true }));
  return setup;
}
