/** Schemas of all blocks, read from disk for commands that run without a bundle. */
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BlockContentDefinition } from '#kit/define-block-content.ts';

const BLOCKS = join(import.meta.dirname, '..');

export async function readBlockContents(): Promise<ReadonlyMap<string, BlockContentDefinition>> {
  const files = globSync('*/*.content.ts', { cwd: BLOCKS }).toSorted();
  const read = async (file: string): Promise<BlockContentDefinition> => {
    const { content } = await import(pathToFileURL(join(BLOCKS, file)).href);
    return content;
  };
  const contents = await Promise.all(files.map(read));
  return new Map(contents.map((content) => [content.name, content]));
}
