/** Tests of the readiness check during start, service and shutdown. */

import { expect, test } from 'vitest';
import { createTestPorts } from '#test/create-test-shop.ts';
import { createReadiness } from './readiness.server.ts';

const changes = { head: async () => '0', lag: async () => [] };

test('a server that shuts down is not ready, with the reason', async () => {
  const ports = createTestPorts({ changes, search: { ready: async () => {} } });
  const readiness = createReadiness({ database: { rows: async () => [] }, ports });
  expect((await readiness.serve()).status).toBe(200);
  readiness.drain();
  const response = await readiness.serve();
  expect(response.status).toBe(503);
  expect(await response.text()).toBe('draining\n');
});
