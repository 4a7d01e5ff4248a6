/** Cache of shared responses: fresh, then stale while one request revalidates; purged by tag. */
import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { INCOMPLETE_TAG } from '#request/shop.ts';
import { fromBrotli, toBrotli, toQuickBrotli } from '../http/compression/compress.server.ts';

export type CachedResponse = {
  readonly status: number;
  /** Excludes content-encoding and content-length. */
  readonly headers: readonly (readonly [string, string])[];
  /** Null where the Brotli body is stored alone; `bodyOfAnswer` reads either. */
  readonly body: Uint8Array<ArrayBuffer> | null;
  /** Hash of the body, so that rendering the same content again keeps the ETag. */
  readonly etag: string;
  /** Null until a client that accepts Brotli requests it. */
  readonly brotli: Uint8Array<ArrayBuffer> | null;
  readonly tags: readonly string[];
  /** Address that phones are led to instead. */
  readonly phoneRedirect?: string | null;
  /** In milliseconds of `performance.now()`. */
  readonly madeAt: number;
};

/** Input of the cache: a rendered response. */
export type Rendered = Omit<CachedResponse, 'body' | 'brotli' | 'etag' | 'madeAt'> & {
  readonly body: Uint8Array<ArrayBuffer>;
};

export type CacheOutcome = {
  readonly answer: CachedResponse;
  readonly state: 'hit' | 'stale' | 'miss';
};

/** Upper bound for data whose changes purge no tag. */
const FRESH_MS = 5 * 60_000;
const STALE_MS = 24 * 3_600_000;

/**
 * Brotli quality of responses that are requested again: a third smaller, but takes hundreds of
 * milliseconds on another thread.
 */
const BEST = 11;

export type HtmlCache = ReturnType<typeof createHtmlCache>;

export type HtmlCacheOptions = {
  /** 0 disables the cache: every request is rendered. */
  readonly maxBytes: number;
  /** In milliseconds of `performance.now()`. */
  readonly now?: () => number;
};

export function createHtmlCache({ maxBytes, now = () => performance.now() }: HtmlCacheOptions) {
  const store = createStore(maxBytes);
  const recompress = createRecompressor(store.peek, store.keep);
  const renewing = new Map<
    string,
    { readonly begun: number; readonly renewal: Promise<CachedResponse> }
  >();
  /** Incremented by every purge, so that a response begun before a purge is not stored after it. */
  let purges = 0;

  async function renderAnswer(render: () => Promise<Rendered>): Promise<CachedResponse> {
    const rendered = await render();
    return { ...rendered, brotli: null, etag: writeEtag(rendered.body), madeAt: now() };
  }

  function renew(key: string, render: () => Promise<Rendered>): Promise<CachedResponse> {
    const running = renewing.get(key);
    // A render that began before the last purge may contain old data.
    if (running?.begun === purges) return running.renewal;
    const begun = purges;
    const renewal = renderAnswer(render)
      .then((response) => {
        if (response.status === 200 && begun === purges && !response.tags.includes(INCOMPLETE_TAG))
          store.keep(key, response);
        return response;
      })
      .finally(() => renewing.get(key)?.renewal === renewal && renewing.delete(key));
    renewing.set(key, { begun, renewal });
    return renewal;
  }

  return {
    /** Revalidates once at a time for each key; a failed revalidation keeps the stale response. */
    async answer(key: string, render: () => Promise<Rendered>): Promise<CacheOutcome> {
      if (maxBytes === 0) return { answer: await renderAnswer(render), state: 'miss' };
      const cached = store.get(key);
      const age = cached ? now() - cached.madeAt : 0;
      if (cached && age < FRESH_MS) return { answer: cached, state: 'hit' };
      if (cached && age < STALE_MS) {
        renew(key, render).catch(() => undefined);
        return { answer: cached, state: 'stale' };
      }
      return { answer: await renew(key, render), state: 'miss' };
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
  };
}

/** Few clients take no Brotli, so what is stored as Brotli is decompressed for each of them. */
export async function bodyOfAnswer({
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
    const making = compressing.get(response) ?? bodyOfAnswer(response).then(toQuickBrotli);
    compressing.set(response, making);
    const brotli = await making;
    if (store.peek(key) === response) store.keep(key, { ...response, body: null, brotli });
    return brotli;
  };
}

/** Responses by key and by tag; evicts the least recently used. */
function createStore(maxBytes: number) {
  const index = createTagIndex();
  const answers = new LRUCache<string, CachedResponse>({
    maxSize: Math.max(maxBytes, 1),
    sizeCalculation: (response, key) =>
      (response.body?.length ?? 0) + (response.brotli?.length ?? 0) + key.length + 512,
    dispose: (response, key) => index.remove(response.tags, key),
  });
  return {
    get: (key: string) => answers.get(key),
    peek: (key: string) => answers.peek(key),
    keep(key: string, response: CachedResponse): void {
      answers.set(key, response);
      index.add(response.tags, key);
    },
    purge(tags: Iterable<string>): void {
      for (const tag of tags) for (const key of index.find(tag)) answers.delete(key);
    },
    clear: () => answers.clear(),
    size: () => answers.size,
  };
}

type StoreAnswer = (key: string, response: CachedResponse) => void;

/**
 * Recompresses stored responses at best quality: one at a time, and only those that are still
 * stored.
 */
function createRecompressor(
  find: (key: string) => CachedResponse | undefined,
  keep: StoreAnswer,
): StoreAnswer {
  const recompressed = new WeakSet<CachedResponse>();
  let queue = Promise.resolve();
  return (key, response) => {
    if (recompressed.has(response)) return;
    recompressed.add(response);
    queue = queue.then(async () => {
      if (find(key) !== response) return;
      const better = { ...response, brotli: await toBrotli(await bodyOfAnswer(response), BEST) };
      recompressed.add(better);
      if (find(key) === response) keep(key, better);
    });
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
function writeEtag(body: Uint8Array): string {
  return `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
}
