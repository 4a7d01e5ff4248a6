/**
 * Varnish with the configuration in docs/operations/varnish.vcl: pages are purged by a `PURGE`
 * request.
 */
import { z } from 'zod';
import type { Cdn } from '#features/cdn/cdn.port.ts';
import { encodeCdnTag } from '#features/cdn/cdn-tags.ts';
import { defineProvider } from '#kit/define-provider.ts';
import { sendPurge } from '../../vendors/cdn/send-purge.ts';

const configSchema = z.object({
  /** Addresses of all Varnish servers, which purge separately. */
  urls: z.array(z.url({ protocol: /^http$/ })).min(1),
});

export function createVarnishCdn(config: unknown): Cdn {
  const { urls } = configSchema.parse(config);
  return {
    // Keeps the header with the pattern below 8 kB.
    maxTags: 50,
    respectsVary: true,
    describe: (tags, maxAge) => [
      ['surrogate-control', `max-age=${maxAge}`],
      ['surrogate-key', tags.map(encodeCdnTag).join(' ')],
    ],
    async purge(tags) {
      const pattern = tags.map((tag) => escapePattern(encodeCdnTag(tag))).join('|');
      const headers = { 'surrogate-key-pattern': `(^|\\s)(${pattern})(\\s|$)` };
      const purges = urls.map((url) => sendPurge('Varnish', url, { method: 'PURGE', headers }));
      // A server that is down keeps none of the others from being purged.
      const failed = (await Promise.allSettled(purges)).find(({ status }) => status === 'rejected');
      if (failed?.status === 'rejected') throw failed.reason;
    },
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
