/** Keeps answers of the service for some minutes, so that visitors do not each cause calls. */
import type { z } from 'zod';
import type { CallParameters, Conversations } from './conversations.ts';

const KEPT_MS = 5 * 60_000;
/** Answers to keep at most; beyond it the least recently used are dropped. */
const MAX_KEPT = 300;

type Kept = { readonly answer: Promise<unknown>; readonly end: number };

/** The same service; equal `get` calls are made once, also while the first is under way. */
export function keepAnswers(service: Conversations, now: () => number = Date.now): Conversations {
  const kept = new Map<string, Kept>();
  return {
    ...service,
    get<T extends z.ZodType>(path: string, parameters: CallParameters, shape: T) {
      const key = JSON.stringify([path, parameters]);
      const found = kept.get(key);
      kept.delete(key);
      const isFresh = found !== undefined && found.end > now();
      const entry = isFresh
        ? found
        : { answer: service.get(path, parameters, shape), end: now() + KEPT_MS };
      kept.set(key, entry);
      const [oldest] = kept.keys();
      if (kept.size > MAX_KEPT && oldest !== undefined) kept.delete(oldest);
      if (!isFresh)
        // Whoever asked gets the error; the next one asks the service again.
        entry.answer.catch(() => kept.get(key) === entry && kept.delete(key));
      return entry.answer as Promise<z.infer<T>>;
    },
  };
}
