/** Loads a feed's pictures: each URL once, four at a time, unchanged ones not again. */
import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import pLimit from 'p-limit';
import { measureTint } from '#features/pictures/picture-tint.server.ts';
import type { Pictures } from '#features/pictures/pictures.port.ts';
import type { TonedPicture } from '../products/share-gallery.ts';
import type { DownloadCache } from './download-cache.server.ts';
import {
  type FetchPictureOptions,
  fetchPicture,
  HostSilent,
  MAX_PICTURE_BYTES,
} from './fetch-picture.server.ts';
import { findInside } from './find-inside.server.ts';
import { measureSwatch } from './picture-swatch.server.ts';

type DownloadedPicture = TonedPicture;
type Download = { readonly picture: DownloadedPicture; readonly isNew: boolean };
export type PictureResult =
  | { readonly picture: DownloadedPicture }
  | { readonly reason: string }
  | { readonly isUntried: true };

/** Signals a picture that is not in the cache and, in a dry run, is not fetched. */
class Untried extends Error {}

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
const MAX_SILENCES = 5;
const AT_ONCE = 4;
/** Limit of the caches of URLs and contents. */
const MAX_CACHED = 20_000;

export class PictureDownloads {
  readonly counts = { saved: 0, reused: 0, failed: 0 };
  readonly #options: PictureDownloadsOptions;
  readonly #asked = new Map<string, Promise<PictureResult>>();
  readonly #byContent = new Map<string, Promise<DownloadedPicture>>();
  readonly #silences = new Map<string, number>();
  readonly #limit = pLimit(AT_ONCE);

  constructor(options: PictureDownloadsOptions) {
    this.#options = options;
  }

  /**
   * Loads a picture. A failure is returned as `reason`.
   * @throws the signal's reason when the import is aborted.
   */
  load(url: string): Promise<PictureResult> {
    const before = this.#asked.get(url);
    if (before) return before;
    if (this.#asked.size >= MAX_CACHED) this.#asked.clear();
    const result = this.#limit(() => this.#take(url));
    this.#asked.set(url, result);
    return result;
  }

  async #take(url: string): Promise<PictureResult> {
    try {
      const { picture, isNew } = await this.#find(url);
      this.counts[isNew ? 'saved' : 'reused']++;
      return { picture };
    } catch (error) {
      this.#options.signal?.throwIfAborted();
      if (error instanceof Untried) return { isUntried: true };
      this.counts.failed++;
      return { reason: error instanceof Error ? error.message : String(error) };
    }
  }

  #find(url: string): Promise<Download> {
    const { base } = this.#options;
    if (hasScheme(url)) return this.#takeRemote(url);
    return base === undefined
      ? this.#takeLocal(url)
      : this.#takeRemote(URL.parse(url, base)?.href ?? url);
  }

  async #takeLocal(url: string): Promise<Download> {
    const path = await findInside(dirname(this.#options.file), url);
    const { size, mtimeMs } = await stat(path);
    if (size > MAX_PICTURE_BYTES) throw new Error('it is larger than 20 MB');
    const version = `${size}-${mtimeMs}`;
    const known = await this.#findKept(path, version);
    return known
      ? { picture: known, isNew: false }
      : this.#keep(path, await readFile(path), version);
  }

  async #takeRemote(url: string): Promise<Download> {
    if (!URL.canParse(url)) throw new Error('it is not a valid address');
    const { host } = new URL(url);
    const silences = this.#silences.get(host) ?? 0;
    if (silences >= MAX_SILENCES)
      throw new Error(`${host} did not answer ${silences} times and is not requested again`);
    if (this.#options.isDryRun) return this.#recall(url);
    const version = this.#options.downloadCache.find(url)?.version ?? null;
    const known = version === null ? undefined : await this.#findKept(url, version);
    try {
      const fetched = await fetchPicture(url, known ? version : null, this.#options);
      this.#silences.delete(host);
      if (fetched !== 'unchanged') return await this.#keep(url, fetched.body, fetched.etag);
    } catch (error) {
      if (error instanceof HostSilent)
        this.#silences.set(host, (this.#silences.get(host) ?? 0) + 1);
      throw error;
    }
    if (!known) throw new Error('the host sent nothing');
    return { picture: known, isNew: false };
  }

  async #recall(url: string): Promise<Download> {
    const known = this.#options.downloadCache.find(url);
    const picture = known && (await this.#findKept(url, known.version));
    if (!picture) throw new Untried();
    return { picture, isNew: false };
  }

  /** Cached picture, if the version matches and the picture still exists. */
  async #findKept(url: string, version: string | null): Promise<DownloadedPicture | undefined> {
    const known = this.#options.downloadCache.find(url);
    if (known?.version !== version || !(await this.#options.pictures.find(known.id)))
      return undefined;
    const { version: _version, ...picture } = known;
    return picture;
  }

  async #keep(url: string, body: Uint8Array, version: string | null): Promise<Download> {
    const content = createHash('sha256').update(body).digest('base64');
    const same = this.#byContent.get(content);
    const saving = same ?? this.#save(body);
    if (this.#byContent.size < MAX_CACHED) this.#byContent.set(content, saving);
    const picture = await saving;
    await this.#options.downloadCache.keep(url, { ...picture, version });
    return { picture, isNew: !same };
  }

  async #save(body: Uint8Array): Promise<DownloadedPicture> {
    const tint = await measureTint(body);
    const swatch = await measureSwatch(body);
    return { id: await this.#options.pictures.save(body), tint, swatch };
  }
}

function hasScheme(url: string): boolean {
  return /^[a-z][a-z0-9+.-]*:/i.test(url);
}
