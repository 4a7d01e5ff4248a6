/** Varnish with the configuration in docs/varnish.vcl: pages are purged by a `PURGE` request. */
import { z } from 'zod';
import type { Cdn } from '#features/cdn/cdn.port.ts';
import { batchTags, encodeCdnTag } from '#features/cdn/cdn-tags.ts';
import { defineProvider } from '#kit/define-provider.ts';
import { sendPurge } from '../../vendors/cdn/send-purge.ts';

const configSchema = z.object({
  /** Addresses of all Varnish servers, which purge separately. */
  urls: z.array(z.url({ protocol: /^http$/ })).min(1),
});

/** Keeps the header with the pattern below 8 kB. */
const MAX_TAGS = 50;

export function createVarnishCdn(config: unknown): Cdn {
  const { urls } = configSchema.parse(config);
  const ban = async (pattern: string) => {
    const request = { method: 'PURGE', headers: { 'surrogate-key-pattern': pattern } };
    await Promise.all(urls.map((url) => sendPurge('Varnish', url, request)));
  };
  return {
    describe: (tags, maxAge) => [
      ['surrogate-control', `max-age=${maxAge}`],
      ['surrogate-key', tags.map(encodeCdnTag).join(' ')],
    ],
    async purge(tags) {
      for (const batch of batchTags(tags, MAX_TAGS))
        await ban(`(^|\\s)(${batch.map(escapePattern).join('|')})(\\s|$)`);
    },
    purgeAll: () => ban('.'),
  };
}

function escapePattern(tag: string): string {
  return tag.replaceAll('.', '\\.');
}

export const provider = defineProvider({
  port: 'cdn',
  name: 'varnish',
  create: (_, config) => createVarnishCdn(config),
});
