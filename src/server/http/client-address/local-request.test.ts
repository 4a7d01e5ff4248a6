/** Tests of requests from this machine. */
import { expect, test } from 'vitest';
import { isLocalRequest } from './local-request.server.ts';

test.each([
  ['a browser here', {}, '127.0.0.1', true],
  ['a browser here, by IPv6', { host: '[::1]:3000' }, '::1', true],
  ['a socket of both families', {}, '::ffff:127.0.0.1', true],
  ['another machine', {}, '192.0.2.7', false],
  ['an unknown address', {}, undefined, false],
  ['a proxy here', { 'x-forwarded-for': '192.0.2.7' }, '127.0.0.1', false],
  ['a proxy here with a Via header', { via: '1.1 proxy' }, '127.0.0.1', false],
  ['a proxy here that keeps the host name', { host: 'www.example.com' }, '127.0.0.1', false],
])('%s', (_, headers: Record<string, string>, remoteAddress, isLocal) => {
  const request = new Request('http://localhost:3000/metrics', {
    headers: { host: 'localhost:3000', ...headers },
  });
  expect(isLocalRequest(request, remoteAddress)).toBe(isLocal);
});
