/** Cache of downloaded pictures by URL, so that the next import need not fetch them again. */
import { appendFile, mkdir, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { CataloguePicture } from '#features/catalogue/catalogue.ts';

export type CachedPicture = Omit<CataloguePicture, 'alt'> & {
  /** `#rrggbb` of the pictured product; absent in entries of former releases. */
  readonly swatch?: string;
  /** A file's size and modification time, or the host's ETag; equal means unchanged. */
  readonly version: string | null;
};

export type DownloadCache = {
  readonly find: (url: string) => CachedPicture | undefined;
  readonly save: (url: string, picture: CachedPicture) => Promise<void>;
};

/**
 * Opens the JSON Lines file. The last line of a URL wins; a line cut short by a crash is
 * skipped.
 */
export async function openDownloadCache(file: string): Promise<DownloadCache> {
  const pictures = new Map<string, CachedPicture>();
  const text = await readFile(file, 'utf8').catch(() => '');
  for (const line of text.split('\n')) {
    const entry = parseLine(line);
    if (entry) pictures.set(...entry);
  }
  await mkdir(dirname(file), { recursive: true });
  return {
    find: (url) => pictures.get(url),
    async save(url, picture) {
      pictures.set(url, picture);
      const { id, tint, swatch, version } = picture;
      await appendFile(file, `${JSON.stringify({ address: url, id, tint, swatch, version })}\n`);
    },
  };
}

function parseLine(line: string): [string, CachedPicture] | null {
  try {
    const { address: url, id, tint, swatch, version } = JSON.parse(line);
    const isComplete = [url, id, tint].every((value) => typeof value === 'string');
    const optionalSwatch = typeof swatch === 'string' ? { swatch } : {};
    return isComplete
      ? [
          url,
          { id, tint, ...optionalSwatch, version: typeof version === 'string' ? version : null },
        ]
      : null;
  } catch {
    return null;
  }
}

/** In-memory cache, for imports without a data folder. */
export function createMemoryDownloadCache(): DownloadCache {
  const pictures = new Map<string, CachedPicture>();
  return {
    find: (url) => pictures.get(url),
    save: async (url, picture) => {
      pictures.set(url, picture);
    },
  };
}
