/** Tests of the warning about a proxy that is not configured. */
import { expect, test } from 'vitest';
import { type Log, silentLog } from '#kit/log.ts';
import { createProxyWarning } from './forwarded.server.ts';

function createWarning(trustedProxies: number) {
  const errors: string[] = [];
  const log: Log = { ...silentLog, error: (_, message) => void errors.push(message) };
  return { warn: createProxyWarning(log, trustedProxies), errors };
}

test('an unconfigured proxy is reported once, however many requests come through it', () => {
  const { warn, errors } = createWarning(0);
  warn(new Headers());
  expect(errors).toEqual([]);
  for (let request = 0; request < 50; request += 1)
    warn(new Headers({ 'x-forwarded-for': '203.0.113.9' }));
  expect(errors).toEqual([expect.stringContaining('TRUSTED_PROXIES is 0')]);
});

test('a configured proxy is not reported', () => {
  const { warn, errors } = createWarning(1);
  warn(new Headers({ 'x-forwarded-for': '203.0.113.9' }));
  expect(errors).toEqual([]);
});
