/** Tests of the readiness check during start, service and shutdown. */
import { expect, test } from 'vitest';
import { createReadiness } from './readiness.server.ts';

const changes = { head: async () => 0, lag: async () => [] };

test('a server that ends tells balancers to send nothing more, with a reason', async () => {
  const ports = { changes, search: { ready: async () => {} } };
  const readiness = createReadiness({
    database: { rows: async () => [] },
    ports,
  } as unknown as Parameters<typeof createReadiness>[0]);
  expect((await readiness.serve()).status).toBe(200);
  readiness.drain();
  const answer = await readiness.serve();
  expect(answer.status).toBe(503);
  expect(await answer.text()).toBe('draining\n');
});
