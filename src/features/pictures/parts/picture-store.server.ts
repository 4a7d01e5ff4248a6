/** Store of rendered pictures: recent ones in memory, all of them in a folder of limited size. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { LRUCache } from 'lru-cache';
import { createBoundedFolder } from './bounded-folder.server.ts';

export type StoredPicture = { readonly body: Uint8Array<ArrayBuffer>; readonly etag: string };

export type PictureStore = {
  /** Null if the picture is not stored. */
  readonly find: (id: string, name: string) => Promise<StoredPicture | null>;
  /**
   * Returns the stored picture, or calls `render` and stores the result unless it is null.
   * Concurrent callers share one `render`.
   */
  readonly load: (
    id: string,
    name: string,
    render: () => Promise<Uint8Array<ArrayBuffer> | null>,
  ) => Promise<StoredPicture | null>;
  /** Deletes every rendered size of a picture. */
  readonly remove: (id: string) => Promise<void>;
};

const DEFAULT_LIMITS = {
  memoryBytes: 48 * 1024 * 1024,
  folderBytes: 2 * 1024 * 1024 * 1024,
};

const stores = new Map<string, PictureStore>();

/**
 * Returns the same store for the same folder, so that all fascias of the process share one memory
 * cache.
 */
export function openPictureStore(folder: string): PictureStore {
  const opened = stores.get(folder);
  if (opened) return opened;
  const store = createStore(folder);
  stores.set(folder, store);
  return store;
}

export function createStore(folder: string, limits = DEFAULT_LIMITS): PictureStore {
  const memory = new LRUCache<string, StoredPicture>({
    maxSize: limits.memoryBytes,
    sizeCalculation: ({ body }) => body.byteLength + 512,
  });
  const rendering = new Map<string, Promise<StoredPicture | null>>();
  const disk = createBoundedFolder(folder, limits.folderBytes);

  const find = async (id: string, name: string) => {
    const key = `${id}/${name}`;
    const cached = memory.get(key);
    if (cached) return cached;
    const body = await readFile(disk.pathOf(fileName(id, name))).catch(() => null);
    return body && cache(key, new Uint8Array(body));
  };
  const cache = (key: string, body: Uint8Array<ArrayBuffer>): StoredPicture => {
    const stored = {
      body,
      etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
    };
    // Rasters are intermediate results, read once per size: memory is reserved for requested
    // pictures.
    if (!key.includes('/raster-')) memory.set(key, stored);
    return stored;
  };
  const load: PictureStore['load'] = (id, name, render) => {
    const key = `${id}/${name}`;
    const cached = memory.get(key);
    if (cached) return Promise.resolve(cached);
    const started = rendering.get(key);
    if (started) return started;
    const work = loadOnce(id, name, render).finally(() => rendering.delete(key));
    rendering.set(key, work);
    return work;
  };
  const loadOnce: PictureStore['load'] = async (id, name, render) => {
    const existing = await find(id, name);
    if (existing) return existing;
    const body = await render();
    if (!body) return null;
    // A failed write, as on a full disk, only means that the picture is rendered again next time.
    await disk.write(fileName(id, name), body).catch(() => undefined);
    return cache(`${id}/${name}`, body);
  };
  const remove: PictureStore['remove'] = async (id) => {
    await disk.remove(hashOf(id));
    for (const key of [...memory.keys()]) if (key.startsWith(`${id}/`)) memory.delete(key);
  };
  return { find, load, remove };
}

function fileName(id: string, name: string): string {
  return `${hashOf(id)}-${name}`;
}

/** Hashed, since ids are too long for file names. */
function hashOf(id: string): string {
  return createHash('sha256').update(id).digest('hex').slice(0, 32);
}
