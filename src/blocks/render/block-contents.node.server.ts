/** Schemas of all blocks, read from disk for commands that run without a bundle. */
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BlockContentDefinition } from '#kit/define-block-content.ts';

const BLOCKS = join(import.meta.dirname, '..');

export async function readBlockContents(): Promise<ReadonlyMap<string, BlockContentDefinition>> {
  const files = globSync('*/*.content.ts', { cwd: BLOCKS }).toSorted();
  const modules = await Promise.all(
    files.map(
      async (file) =>
        (await import(pathToFileURL(join(BLOCKS, file)).href)) as {
          content: BlockContentDefinition;
        },
    ),
  );
  return new Map(modules.map(({ content }) => [content.name, content]));
}
