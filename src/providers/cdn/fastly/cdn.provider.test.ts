/** Runs the CDN contract on Fastly's API of purges, in its published form. */
import { expect, test, vi } from 'vitest';
import { describeCdn } from '#features/cdn/cdn.contract.ts';
import { openCdnStub } from '../../vendors/cdn/open-cdn-stub.fixtures.server.ts';
import { createFastlyCdn } from './cdn.provider.ts';

vi.stubEnv('FASTLY_API_KEY', 'token');

describeCdn('Fastly', async () => {
  const stub = await openCdnStub();
  return {
    ...stub,
    cdn: createFastlyCdn({ serviceId: 'S1', url: stub.url }),
    purgedBy({ method, path, headers }) {
      expect([method, headers['fastly-key']]).toEqual(['POST', 'token']);
      expect(path).toBe('/service/S1/purge');
      return (headers['surrogate-key'] ?? '').split(' ');
    },
  };
});

test('an error names the missing token', () => {
  expect(() => createFastlyCdn({ serviceId: 'S1', keyVariable: 'NO_SUCH_KEY' })).toThrow(
    'NO_SUCH_KEY',
  );
});
