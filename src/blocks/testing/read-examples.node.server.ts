/** Examples of every block, read from disk for tests that run without a bundle. */
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { blockSchemaId } from '#kit/define-block-content.ts';

const BLOCKS = join(import.meta.dirname, '..');

type Examples = { readonly fixtures: Readonly<Record<string, object>> };

/** Returns them as sections of a page. */
export async function readExamples(): Promise<object[]> {
  const files = globSync('*/*.fixtures.ts', { cwd: BLOCKS }).toSorted();
  const read = files.map(async (file) => {
    const { fixtures }: Examples = await import(pathToFileURL(join(BLOCKS, file)).href);
    return Object.values(fixtures).map((fixture) => ({
      _meta: { schema: blockSchemaId(file.split('/')[0] ?? '') },
      ...fixture,
    }));
  });
  return (await Promise.all(read)).flat();
}
