/** Networks of callers. */
import { expect, test } from 'vitest';
import { findNetwork } from './network.server.ts';

test.each([
  ['192.0.2.17', '192.0.2'],
  ['::ffff:192.0.2.17', '192.0.2'],
  ['2001:db8:1:2fe::5', '2001:db8:1:200'],
  ['::1', '0:0:0:0'],
  [undefined, 'unknown'],
])('%s is of the network %s', (address, network) => {
  expect(findNetwork(address, undefined, 0)).toBe(network);
});

test('what callers say of themselves counts only behind a proxy of ours', () => {
  expect(findNetwork('10.0.0.1', '203.0.113.9', 0)).toBe('10.0.0');
  expect(findNetwork('10.0.0.1', '6.6.6.6, 203.0.113.9', 1)).toBe('203.0.113');
  expect(findNetwork('10.0.0.1', '6.6.6.6, 203.0.113.9, 10.0.0.2', 2)).toBe('203.0.113');
});
