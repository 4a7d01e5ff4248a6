/** Runs the CDN contract on the requests that docs/operations/varnish.vcl takes. */
import { expect } from 'vitest';
import { describeCdn } from '#features/cdn/cdn.contract.ts';
import { openCdnStub } from '../../vendors/cdn/open-cdn-stub.fixtures.server.ts';
import { createVarnishCdn } from './cdn.provider.ts';

describeCdn('Varnish', async () => {
  const stub = await openCdnStub();
  return {
    ...stub,
    cdn: createVarnishCdn({ urls: [stub.url] }),
    purgedBy({ method, headers }) {
      expect(method).toBe('PURGE');
      const pattern = headers['surrogate-key-pattern'] ?? '';
      const [, tags = ''] = /^\(\^\|\\s\)\((.*)\)\(\\s\|\$\)$/.exec(pattern) ?? [];
      return tags.split('|');
    },
  };
});
