/** Downloads a feed's pictures: each URL once, four at a time, without the unchanged ones. */
import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import pLimit from 'p-limit';
import { measureTint } from '#features/pictures/picture-tint.server.ts';
import type { Pictures } from '#features/pictures/pictures.port.ts';
import type { MeasuredPicture } from '../products/assign-gallery.ts';
import type { DownloadCache } from './download-cache.server.ts';
import {
  type FetchPictureOptions,
  fetchPicture,
  HostUnavailable,
  MAX_PICTURE_BYTES,
} from './fetch-picture.server.ts';

import { measureSwatch } from './picture-swatch.server.ts';
import { resolveWithinFolder } from './resolve-within-folder.server.ts';

type Download = { readonly picture: MeasuredPicture; readonly isNew: boolean };
export type PictureResult =
  | { readonly picture: MeasuredPicture }
  | { readonly reason: string }
  | { readonly isSkipped: true };

/** Signals a picture that is not in the cache and, in a dry run, is not fetched. */
class NotCached extends Error {}

export type PictureDownloadsOptions = FetchPictureOptions & {
  /** The feed; relative URLs resolve within its folder and never leave it. */
  readonly file: string;
  readonly pictures: Pictures;
  readonly downloadCache: DownloadCache;
  /** URL of the feed if it was downloaded; relative URLs resolve against it. */
  readonly base?: string;
  /** Fetches nothing from hosts. */
  readonly isDryRun?: boolean;
};

/** After this many consecutive failures a host is not contacted again in this import. */
const MAX_HOST_FAILURES = 5;
const CONCURRENCY = 4;
/** Most entries of each in-memory cache. */
const MAX_CACHED = 20_000;

export class PictureDownloads {
  readonly counts = { saved: 0, reused: 0, failed: 0 };
  readonly #options: PictureDownloadsOptions;
  readonly #results = new Map<string, Promise<PictureResult>>();
  readonly #byContent = new Map<string, Promise<MeasuredPicture>>();
  readonly #hostFailures = new Map<string, number>();
  readonly #limit = pLimit(CONCURRENCY);

  constructor(options: PictureDownloadsOptions) {
    this.#options = options;
  }

  /**
   * Loads a picture. A failure is returned as `reason`.
   * @throws the signal's reason when the import is aborted.
   */
  load(url: string): Promise<PictureResult> {
    const started = this.#results.get(url);
    if (started) return started;
    if (this.#results.size >= MAX_CACHED) this.#results.clear();
    const result = this.#limit(() => this.#loadCounted(url));
    this.#results.set(url, result);
    return result;
  }

  async #loadCounted(url: string): Promise<PictureResult> {
    try {
      const { picture, isNew } = await this.#find(url);
      this.counts[isNew ? 'saved' : 'reused']++;
      return { picture };
    } catch (error) {
      this.#options.signal?.throwIfAborted();
      if (error instanceof NotCached) return { isSkipped: true };
      this.counts.failed++;
      return { reason: error instanceof Error ? error.message : String(error) };
    }
  }

  #find(url: string): Promise<Download> {
    const { base } = this.#options;
    if (hasScheme(url)) return this.#loadRemote(url);
    return base === undefined
      ? this.#loadLocal(url)
      : this.#loadRemote(URL.parse(url, base)?.href ?? url);
  }

  async #loadLocal(url: string): Promise<Download> {
    const path = await resolveWithinFolder(dirname(this.#options.file), url);
    const { size, mtimeMs } = await stat(path);
    if (size > MAX_PICTURE_BYTES) throw new Error('it is larger than 20 MB');
    const version = `${size}-${mtimeMs}`;
    const stored = await this.#findStored(path, version);
    return stored
      ? { picture: stored, isNew: false }
      : this.#store(path, await readFile(path), version);
  }

  async #loadRemote(url: string): Promise<Download> {
    if (!URL.canParse(url)) throw new Error('it is not a valid URL');
    const { host } = new URL(url);
    const failures = this.#hostFailures.get(host) ?? 0;
    if (failures >= MAX_HOST_FAILURES)
      throw new Error(`${host} failed ${failures} times in a row and is not requested again`);
    if (this.#options.isDryRun) return this.#loadCached(url);
    const version = this.#options.downloadCache.find(url)?.version ?? null;
    const stored = version === null ? undefined : await this.#findStored(url, version);
    try {
      const fetched = await fetchPicture(url, stored ? version : null, this.#options);
      this.#hostFailures.delete(host);
      if (fetched !== 'unchanged') return await this.#store(url, fetched.body, fetched.etag);
    } catch (error) {
      if (error instanceof HostUnavailable)
        this.#hostFailures.set(host, (this.#hostFailures.get(host) ?? 0) + 1);
      throw error;
    }
    if (!stored) throw new Error('the host sent no content');
    return { picture: stored, isNew: false };
  }

  async #loadCached(url: string): Promise<Download> {
    const cached = this.#options.downloadCache.find(url);
    const picture = cached && (await this.#findStored(url, cached.version));
    if (!picture) throw new NotCached();
    return { picture, isNew: false };
  }

  /** Cached picture, if the version matches and the picture still exists. */
  async #findStored(url: string, version: string | null): Promise<MeasuredPicture | undefined> {
    const known = this.#options.downloadCache.find(url);
    if (known?.version !== version || !(await this.#options.pictures.find(known.id)))
      return undefined;
    const { version: _version, ...picture } = known;
    return picture;
  }

  async #store(url: string, body: Uint8Array, version: string | null): Promise<Download> {
    const content = createHash('sha256').update(body).digest('base64');
    const existing = this.#byContent.get(content);
    const saving = existing ?? this.#save(body);
    if (this.#byContent.size < MAX_CACHED) this.#byContent.set(content, saving);
    const picture = await saving;
    await this.#options.downloadCache.save(url, { ...picture, version });
    return { picture, isNew: !existing };
  }

  async #save(body: Uint8Array): Promise<MeasuredPicture> {
    const tint = await measureTint(body);
    const swatch = await measureSwatch(body);
    return { id: await this.#options.pictures.save(body), tint, swatch };
  }
}

function hasScheme(url: string): boolean {
  return /^[a-z][a-z0-9+.-]*:/i.test(url);
}
