/** Keeps shared answers ready to send: fresh, then stale while one request renews them; purged by tag. */
import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { INCOMPLETE_TAG } from '#request/shop.ts';
import { toBrotli } from './compress.server.ts';

export type CachedAnswer = {
  readonly status: number;
  /** Without content-encoding and content-length. */
  readonly headers: readonly (readonly [string, string])[];
  readonly body: Uint8Array<ArrayBuffer>;
  /** Of the body, so that one rendered anew to the same keeps it. */
  readonly etag: string;
  /** null until somebody who takes it has asked. */
  readonly brotli: Uint8Array<ArrayBuffer> | null;
  readonly tags: readonly string[];
  /** Milliseconds of the process clock. */
  readonly madeAt: number;
};

/** What a renderer gives. */
export type Rendered = Omit<CachedAnswer, 'brotli' | 'etag' | 'madeAt'>;

export type CacheOutcome = {
  readonly answer: CachedAnswer;
  readonly state: 'hit' | 'stale' | 'miss';
};

/** Purging by tag keeps answers true; this bounds what no purge reaches. */
const FRESH_MS = 5 * 60_000;
const STALE_MS = 24 * 3_600_000;

/** For the first answer, which somebody waits for: a fifth of a millisecond. */
const QUICK = 1;
/** For those that are asked for again: a third smaller, hundreds of milliseconds on another thread. */
const BEST = 11;

export type HtmlCache = ReturnType<typeof createHtmlCache>;

export type HtmlCacheOptions = {
  /** 0 keeps nothing: every request is rendered. */
  readonly maxBytes: number;
  /** Milliseconds of the process clock. */
  readonly now?: () => number;
};

export function createHtmlCache({ maxBytes, now = () => performance.now() }: HtmlCacheOptions) {
  const store = createStore(maxBytes);
  const recompress = createRecompressor(store.peek, store.keep);
  const renewing = new Map<
    string,
    { readonly begun: number; readonly renewal: Promise<CachedAnswer> }
  >();
  /** Rises with every purge, so that an answer begun before one is not kept after it. */
  let purges = 0;

  async function make(render: () => Promise<Rendered>): Promise<CachedAnswer> {
    const rendered = await render();
    return { ...rendered, brotli: null, etag: writeEtag(rendered.body), madeAt: now() };
  }

  function renew(key: string, render: () => Promise<Rendered>): Promise<CachedAnswer> {
    const running = renewing.get(key);
    // One that a purge has overtaken may show what was before it.
    if (running?.begun === purges) return running.renewal;
    const begun = purges;
    const renewal = make(render)
      .then((answer) => {
        if (answer.status === 200 && begun === purges && !answer.tags.includes(INCOMPLETE_TAG))
          store.keep(key, answer);
        return answer;
      })
      .finally(() => renewing.get(key)?.renewal === renewal && renewing.delete(key));
    renewing.set(key, { begun, renewal });
    return renewal;
  }

  return {
    /** Answers from memory when it can; one renewal at a time for each key. A failed renewal leaves the stale answer in place. */
    async answer(key: string, render: () => Promise<Rendered>): Promise<CacheOutcome> {
      if (maxBytes === 0) return { answer: await make(render), state: 'miss' };
      const kept = store.get(key);
      const age = kept ? now() - kept.madeAt : 0;
      if (kept && age < FRESH_MS) return { answer: kept, state: 'hit' };
      if (kept && age < STALE_MS) {
        renew(key, render).catch(() => undefined);
        return { answer: kept, state: 'stale' };
      }
      return { answer: await renew(key, render), state: 'miss' };
    },
    /** An answer's body for who takes brotli: made when the first asks, better for those who come after. */
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

/** Compresses a kept answer once, however many ask for it at the same time. */
function createCompressor(
  store: ReturnType<typeof createStore>,
  recompress: ReturnType<typeof createRecompressor>,
) {
  const compressing = new WeakMap<CachedAnswer, Promise<Uint8Array<ArrayBuffer>>>();
  return async (key: string, answer: CachedAnswer): Promise<Uint8Array<ArrayBuffer>> => {
    if (answer.brotli) {
      recompress(key, answer);
      return answer.brotli;
    }
    const making = compressing.get(answer) ?? toBrotli(answer.body, QUICK);
    compressing.set(answer, making);
    const brotli = await making;
    if (store.peek(key) === answer) store.keep(key, { ...answer, brotli });
    return brotli;
  };
}

/** The answers, by key and by tag; those not asked for the longest go first when room is short. */
function createStore(maxBytes: number) {
  const index = createTagIndex();
  const answers = new LRUCache<string, CachedAnswer>({
    maxSize: Math.max(maxBytes, 1),
    sizeCalculation: (answer, key) =>
      answer.body.length + (answer.brotli?.length ?? 0) + key.length + 512,
    dispose: (answer, key) => index.remove(answer.tags, key),
  });
  return {
    get: (key: string) => answers.get(key),
    peek: (key: string) => answers.peek(key),
    keep(key: string, answer: CachedAnswer): void {
      answers.set(key, answer);
      index.add(answer.tags, key);
    },
    purge(tags: Iterable<string>): void {
      for (const tag of tags) for (const key of index.find(tag)) answers.delete(key);
    },
    clear: () => answers.clear(),
    size: () => answers.size,
  };
}

type Keep = (key: string, answer: CachedAnswer) => void;

/** Compresses kept answers better: one at a time, and only what is still kept when its turn comes. */
function createRecompressor(find: (key: string) => CachedAnswer | undefined, keep: Keep): Keep {
  const polished = new WeakSet<CachedAnswer>();
  let queue = Promise.resolve();
  return (key, answer) => {
    if (polished.has(answer)) return;
    polished.add(answer);
    queue = queue.then(async () => {
      if (find(key) !== answer) return;
      const better = { ...answer, brotli: await toBrotli(answer.body, BEST) };
      polished.add(better);
      if (find(key) === answer) keep(key, better);
    });
  };
}

/** Which answers carry a tag. */
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

/** Weak: every compression of a body has it. */
function writeEtag(body: Uint8Array): string {
  return `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
}
