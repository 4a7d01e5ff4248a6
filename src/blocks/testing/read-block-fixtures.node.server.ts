/** Reads the fixtures of every block from disk, for tests that run without a bundler. */
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { blockSchemaId } from '#kit/define-block-content.ts';

const BLOCKS = join(import.meta.dirname, '..');

type FixturesModule = { readonly fixtures: Readonly<Record<string, object>> };

/** Resolves to each fixture as a section of a page: with the schema id of its block. */
export async function readBlockFixtures(): Promise<object[]> {
  const files = globSync('*/*.fixtures.ts', { cwd: BLOCKS }).toSorted();
  const sections = files.map(async (file) => {
    const { fixtures }: FixturesModule = await import(pathToFileURL(join(BLOCKS, file)).href);
    return Object.values(fixtures).map((fixture) => ({
      _meta: { schema: blockSchemaId(file.split('/')[0] ?? '') },
      ...fixture,
    }));
  });
  return (await Promise.all(sections)).flat();
}
