/** Fastly: pages are purged by surrogate keys. */
import { z } from 'zod';
import type { Cdn } from '#features/cdn/cdn.port.ts';
import { encodeCdnTag } from '#features/cdn/cdn-tags.ts';
import { defineProvider } from '#kit/define-provider.ts';
import { readPurgeKey, sendPurge } from '../../vendors/cdn/send-purge.ts';

const configSchema = z.object({
  serviceId: z.string().regex(/^\w+$/),
  /** Environment variable with an API token that may purge. */
  keyVariable: z.string().min(1).default('FASTLY_API_KEY'),
  url: z.url({ protocol: /^https?$/ }).default('https://api.fastly.com'),
});

/** Seconds for which an old page may be served while the server is down. */
const STALE_IF_ERROR = 86_400;

export function createFastlyCdn(config: unknown): Cdn {
  const { serviceId, keyVariable, url } = configSchema.parse(config);
  const key = readPurgeKey('Fastly', keyVariable);
  return {
    maxTags: 256,
    respectsVary: true,
    describe: (tags, maxAge) => [
      ['surrogate-control', `max-age=${maxAge}, stale-if-error=${STALE_IF_ERROR}`],
      ['surrogate-key', tags.map(encodeCdnTag).join(' ')],
    ],
    purge: (tags) =>
      sendPurge('Fastly', `${url}/service/${serviceId}/purge`, {
        method: 'POST',
        headers: {
          ...{ 'fastly-key': key, accept: 'application/json' },
          'surrogate-key': tags.map(encodeCdnTag).join(' '),
        },
      }),
  };
}

export const provider = defineProvider({
  port: 'cdn',
  name: 'fastly',
  create: (_, config) => createFastlyCdn(config),
});
