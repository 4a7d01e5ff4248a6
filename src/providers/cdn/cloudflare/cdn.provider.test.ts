/** Runs the CDN contract on Cloudflare's API of purges, in its published form. */
import { expect, vi } from 'vitest';
import { describeCdn } from '#features/cdn/cdn.contract.ts';
import { openCdnStub } from '../../vendors/cdn/open-cdn-stub.fixtures.server.ts';
import { createCloudflareCdn } from './cdn.provider.ts';

vi.stubEnv('CLOUDFLARE_API_TOKEN', 'token');

describeCdn('Cloudflare', async () => {
  const stub = await openCdnStub();
  return {
    ...stub,
    cdn: createCloudflareCdn({ zoneId: 'Z1', url: stub.url }),
    purgedBy({ method, path, headers, body }) {
      expect([method, path]).toEqual(['POST', '/zones/Z1/purge_cache']);
      expect(headers.authorization).toBe('Bearer token');
      const sent: { tags: string[] } = JSON.parse(body);
      return sent.tags;
    },
  };
});
