/** Cloudflare: pages are purged by cache tags. */
import { z } from 'zod';
import type { Cdn } from '#features/cdn/cdn.port.ts';
import { encodeCdnTag } from '#features/cdn/cdn-tags.ts';
import { defineProvider } from '#kit/define-provider.ts';
import { readPurgeKey, sendPurge } from '../../vendors/cdn/send-purge.ts';

const configSchema = z.object({
  zoneId: z.string().regex(/^\w+$/),
  /** Environment variable with an API token that may purge the zone. */
  keyVariable: z.string().min(1).default('CLOUDFLARE_API_TOKEN'),
  url: z.url({ protocol: /^https?$/ }).default('https://api.cloudflare.com/client/v4'),
});

/** Seconds for which an old page may be served while the server is down. */
const STALE_IF_ERROR = 86_400;

export function createCloudflareCdn(config: unknown): Cdn {
  const { zoneId, keyVariable, url } = configSchema.parse(config);
  const key = readPurgeKey('Cloudflare', keyVariable);
  return {
    maxTags: 30,
    respectsVary: false,
    describe: (tags, maxAge) => [
      [
        'cloudflare-cdn-cache-control',
        `public, max-age=${maxAge}, stale-if-error=${STALE_IF_ERROR}`,
      ],
      ['cache-tag', tags.map(encodeCdnTag).join(',')],
    ],
    purge: (tags) =>
      sendPurge('Cloudflare', `${url}/zones/${zoneId}/purge_cache`, {
        method: 'POST',
        headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
        body: JSON.stringify({ tags: tags.map(encodeCdnTag) }),
      }),
  };
}

export const provider = defineProvider({
  port: 'cdn',
  name: 'cloudflare',
  create: (_, config) => createCloudflareCdn(config),
});
