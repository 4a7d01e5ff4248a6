/** Caches responses of the service for some minutes. */
import type { z } from 'zod';
import { createTimedCache } from '#kit/limits/timed-cache.ts';
import type { CallParameters, Conversations } from '../../vendors/bazaarvoice/conversations.ts';

const TTL_MS = 5 * 60_000;
const MAX_RESPONSES = 300;

/** Returns a service whose equal `get` calls are sent once, also while the first is pending. */
export function cacheResponses(
  service: Conversations,
  now: () => number = Date.now,
): Conversations {
  const cached = createTimedCache<unknown>({ ttlMs: TTL_MS, max: MAX_RESPONSES });
  return {
    ...service,
    get<T extends z.ZodType>(path: string, parameters: CallParameters, shape: T) {
      const load = () => service.get(path, parameters, shape);
      const response = cached(JSON.stringify([path, parameters]), now(), load);
      return response as Promise<z.infer<T>>;
    },
  };
}
