/** Fastly: pages are purged by surrogate keys. */
import { z } from 'zod';
import type { Cdn } from '#features/cdn/cdn.port.ts';
import { batchTags, encodeCdnTag } from '#features/cdn/cdn-tags.ts';
import { defineProvider } from '#kit/define-provider.ts';
import { readPurgeKey, sendPurge } from '../../vendors/cdn/send-purge.ts';

const configSchema = z.object({
  serviceId: z.string().regex(/^\w+$/),
  /** Environment variable with an API token that may purge. */
  keyVariable: z.string().min(1).default('FASTLY_API_KEY'),
  url: z.url({ protocol: /^https?$/ }).default('https://api.fastly.com'),
});

/** Keys that one request may purge. */
const MAX_KEYS = 256;
/** Seconds for which an old page may be served while the server is down. */
const STALE_IF_ERROR = 86_400;

export function createFastlyCdn(config: unknown): Cdn {
  const { serviceId, keyVariable, url } = configSchema.parse(config);
  const key = readPurgeKey('Fastly', keyVariable);
  const post = (call: string, headers: Readonly<Record<string, string>> = {}) =>
    sendPurge('Fastly', `${url}/service/${serviceId}/${call}`, {
      method: 'POST',
      headers: { 'fastly-key': key, accept: 'application/json', ...headers },
    });
  return {
    describe: (tags, maxAge) => [
      ['surrogate-control', `max-age=${maxAge}, stale-if-error=${STALE_IF_ERROR}`],
      ['surrogate-key', tags.map(encodeCdnTag).join(' ')],
    ],
    async purge(tags) {
      for (const batch of batchTags(tags, MAX_KEYS))
        await post('purge', { 'surrogate-key': batch.join(' ') });
    },
    purgeAll: () => post('purge_all'),
  };
}

export const provider = defineProvider({
  port: 'cdn',
  name: 'fastly',
  create: (_, config) => createFastlyCdn(config),
});
