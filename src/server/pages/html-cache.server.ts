/** Cache of shared responses: fresh, then stale while one request revalidates; purged by tag. */
import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { type Log, silentLog } from '#kit/log.ts';
import { createCounter } from '#kit/monitoring/metrics.server.ts';
import { INCOMPLETE_TAG } from '#request/shop.ts';
import { fromBrotli, toBrotli, toQuickBrotli } from '../http/compression/compress.server.ts';

export type CachedResponse = {
  readonly status: number;
  /** Excludes content-encoding and content-length. */
  readonly headers: readonly (readonly [string, string])[];
  /** Null where the Brotli body is stored alone; `readCachedBody` reads either. */
  readonly body: Uint8Array<ArrayBuffer> | null;
  /** Hash of the body, so that rendering the same content again keeps the ETag. */
  readonly etag: string;
  /** Null until a client that accepts Brotli requests it. */
  readonly brotli: Uint8Array<ArrayBuffer> | null;
  readonly tags: readonly string[];
  /** URL that phones are redirected to; null for none. */
  readonly phoneRedirect?: string | null;
  /** Age in milliseconds from which it is not sent before it is rendered again; null for none. */
  readonly maxAgeMs?: number | null;
  /** In milliseconds of `performance.now()`. */
  readonly madeAt: number;
};

/** Input of the cache: a rendered response. */
export type Rendered = Omit<CachedResponse, 'body' | 'brotli' | 'etag' | 'madeAt'> & {
  readonly body: Uint8Array<ArrayBuffer>;
};

export type CacheOutcome = {
  readonly response: CachedResponse;
  readonly state: 'hit' | 'stale' | 'miss';
};

/** Upper bound for data whose changes purge no tag. */
const FRESH_MS = 5 * 60_000;
const STALE_MS = 24 * 3_600_000;
/** Time for which a page is sent beyond its maximum age after it could not be rendered again. */
const RETRY_MS = 5_000;

/**
 * Brotli quality of responses that are requested again: a third smaller, but takes hundreds of
 * milliseconds on another thread.
 */
const BROTLI_QUALITY = 11;

const cacheRequests = createCounter({
  name: 'parade_html_cache_requests_total',
  help: 'Requests for shared pages, by state of the cache',
  labelNames: ['state'],
});

function countOutcome(response: CachedResponse, state: CacheOutcome['state']): CacheOutcome {
  cacheRequests.inc({ state });
  return { response, state };
}

export type HtmlCache = ReturnType<typeof createHtmlCache>;

export type HtmlCacheOptions = {
  /** 0 disables the cache: every request is rendered. */
  readonly maxBytes: number;
  /** In milliseconds of `performance.now()`. */
  readonly now?: () => number;
  readonly log?: Log;
  /** Compresses responses that are requested again. */
  readonly compressBest?: (body: Uint8Array<ArrayBuffer>) => Promise<Uint8Array<ArrayBuffer>>;
};

type Renewal = { readonly purgesAtStart: number; readonly renewal: Promise<CachedResponse> };

export function createHtmlCache(options: HtmlCacheOptions) {
  const { maxBytes, now = () => performance.now() } = options;
  const store = createStore(maxBytes);
  const recompress = createRecompressor(store, options);
  const renewing = new Map<string, Renewal>();
  /** Incremented by every purge, so that a response rendered across a purge is not stored. */
  let purges = 0;

  async function renderResponse(render: () => Promise<Rendered>): Promise<CachedResponse> {
    const rendered = await render();
    return { ...rendered, brotli: null, etag: createEtag(rendered.body), madeAt: now() };
  }

  function renew(key: string, render: () => Promise<Rendered>): Promise<CachedResponse> {
    const running = renewing.get(key);
    // A render that began before the last purge may contain old data.
    if (running?.purgesAtStart === purges) return running.renewal;
    const purgesAtStart = purges;
    const renewal = renderResponse(render)
      .then((response) => {
        // Rendered across a purge, it may contain old data: no CDN may store it.
        if (purgesAtStart !== purges) return { ...response, madeAt: Number.NEGATIVE_INFINITY };
        if (isStorable(response)) store.keep(key, response);
        return response;
      })
      .finally(() => renewing.get(key)?.renewal === renewal && renewing.delete(key));
    renewing.set(key, { purgesAtStart, renewal });
    return renewal;
  }

  return {
    /** Revalidates once at a time for each key; a failed revalidation keeps the stale response. */
    async getOrRender(key: string, render: () => Promise<Rendered>): Promise<CacheOutcome> {
      if (maxBytes === 0) return countOutcome(await renderResponse(render), 'miss');
      const cached = store.get(key);
      const age = cached ? now() - cached.madeAt : 0;
      if (cached && age < freshMs(cached)) return countOutcome(cached, 'hit');
      if (!cached || age >= STALE_MS) return countOutcome(await renew(key, render), 'miss');
      const renewal = renew(key, render).catch(() => null);
      if (age < (cached.maxAgeMs ?? STALE_MS)) return countOutcome(cached, 'stale');
      const renewed = await renewal;
      if (renewed && renewed.status < 500) return countOutcome(renewed, 'miss');
      // Sent for a while without another attempt, so that requests do not wait one by one.
      if (store.get(key) === cached) store.keep(key, { ...cached, maxAgeMs: age + RETRY_MS });
      return countOutcome(cached, 'stale');
    },
    /** Brotli body: compressed quickly at first, better in the background once requested again. */
    compress: createCompressor(store, recompress),
    purge(tags: Iterable<string>): void {
      purges += 1;
      store.purge(tags);
    },
    clear(): void {
      purges += 1;
      store.clear();
    },
    size: store.size,
    bytes: store.bytes,
  };
}

function isStorable({ status, tags }: CachedResponse): boolean {
  return status === 200 && !tags.includes(INCOMPLETE_TAG);
}

/** Seconds until the response is rendered again, 0 for a stale one. */
export function freshSeconds(response: CachedResponse, now = performance.now()): number {
  return Math.max(0, Math.floor((freshMs(response) - (now - response.madeAt)) / 1000));
}

function freshMs({ maxAgeMs }: CachedResponse): number {
  return Math.min(FRESH_MS, maxAgeMs ?? FRESH_MS);
}

/** Few clients do not accept Brotli, so a stored Brotli body is decompressed for each of them. */
export async function readCachedBody({
  body,
  brotli,
}: Pick<CachedResponse, 'body' | 'brotli'>): Promise<Uint8Array<ArrayBuffer>> {
  if (body) return body;
  return brotli ? await fromBrotli(brotli) : new Uint8Array();
}

/** Compresses a stored response once, even for concurrent requests; the Brotli body replaces it. */
function createCompressor(
  store: ReturnType<typeof createStore>,
  recompress: ReturnType<typeof createRecompressor>,
) {
  const compressing = new WeakMap<CachedResponse, Promise<Uint8Array<ArrayBuffer>>>();
  return async (key: string, response: CachedResponse): Promise<Uint8Array<ArrayBuffer>> => {
    if (response.brotli) {
      recompress(key, response);
      return response.brotli;
    }
    const compression = compressing.get(response) ?? readCachedBody(response).then(toQuickBrotli);
    compressing.set(response, compression);
    const brotli = await compression;
    if (store.peek(key) === response) store.keep(key, { ...response, body: null, brotli });
    return brotli;
  };
}

/** Responses by key and by tag; evicts the least recently used. */
function createStore(maxBytes: number) {
  const index = createTagIndex();
  const responses = new LRUCache<string, CachedResponse>({
    maxSize: Math.max(maxBytes, 1),
    sizeCalculation: (response, key) =>
      (response.body?.length ?? 0) + (response.brotli?.length ?? 0) + key.length + 512,
    dispose: (response, key) => index.remove(response.tags, key),
  });
  return {
    get: (key: string) => responses.get(key),
    peek: (key: string) => responses.peek(key),
    keep(key: string, response: CachedResponse): void {
      responses.set(key, response);
      index.add(response.tags, key);
    },
    purge(tags: Iterable<string>): void {
      for (const tag of tags) for (const key of index.find(tag)) responses.delete(key);
    },
    clear: () => responses.clear(),
    size: () => responses.size,
    bytes: () => responses.calculatedSize,
  };
}

/**
 * Recompresses stored responses at best quality, one at a time. The queue holds keys, so that
 * responses which are evicted meanwhile are dropped. A failure is logged; the response stays as it
 * is.
 */
function createRecompressor(
  store: ReturnType<typeof createStore>,
  { log = silentLog, compressBest = (body) => toBrotli(body, BROTLI_QUALITY) }: HtmlCacheOptions,
): (key: string, response: CachedResponse) => void {
  const recompressed = new WeakSet<CachedResponse>();
  const waiting = new Set<string>();
  let isRunning = false;

  async function recompress(key: string): Promise<void> {
    const response = store.peek(key);
    if (!response?.brotli || recompressed.has(response)) return;
    recompressed.add(response);
    const better = { ...response, brotli: await compressBest(await readCachedBody(response)) };
    recompressed.add(better);
    if (store.peek(key) === response) store.keep(key, better);
  }

  async function run(): Promise<void> {
    isRunning = true;
    for (const key of waiting) {
      waiting.delete(key);
      await recompress(key).catch((error: unknown) =>
        log.warn({ key, error: String(error) }, 'A page could not be recompressed.'),
      );
    }
    isRunning = false;
  }

  return (key, response) => {
    if (recompressed.has(response)) return;
    waiting.add(key);
    if (!isRunning) void run();
  };
}

/** Index of response keys by tag. */
function createTagIndex() {
  const keysByTag = new Map<string, Set<string>>();
  return {
    find: (tag: string): readonly string[] => [...(keysByTag.get(tag) ?? [])],
    add(tags: readonly string[], key: string): void {
      for (const tag of tags) keysByTag.set(tag, (keysByTag.get(tag) ?? new Set()).add(key));
    },
    remove(tags: readonly string[], key: string): void {
      for (const tag of tags) {
        const keys = keysByTag.get(tag);
        keys?.delete(key);
        if (keys?.size === 0) keysByTag.delete(tag);
      }
    },
  };
}

/** A weak ETag, since all encodings of a body share it. */
function createEtag(body: Uint8Array): string {
  return `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
}
