/** Tests of clients' networks and office networks. */
import { describe, expect, test } from 'vitest';
import { createOfficeCheck, findCaller, findNetwork, isNetwork } from './network.server.ts';

const direct = (remoteAddress: string | undefined, forwardedFor?: string) => ({
  remoteAddress,
  forwardedFor,
  trustedProxies: 0,
});

test.each([
  ['192.0.2.17', '192.0.2'],
  ['::ffff:192.0.2.17', '192.0.2'],
  ['2001:db8:1:2fe::5', '2001:db8:1'],
  ['2001:db8::5', '2001:db8:0'],
  ['::1', '0:0:0'],
  [undefined, 'unknown'],
])('%s is of the network %s', (address, network) => {
  expect(findNetwork(direct(address))).toBe(network);
});

test.each([
  ['192.0.2.17', '192.0.2.17'],
  ['::ffff:192.0.2.17', '192.0.2.17'],
  ['2001:db8:1:2fe::5', '2001:db8:1:2fe'],
  [undefined, 'unknown'],
])('attempts from %s are counted for %s', (address, caller) => {
  expect(findCaller(direct(address))).toBe(caller);
  expect(findCaller({ remoteAddress: '10.0.0.1', trustedProxies: 1, forwardedFor: address })).toBe(
    address ? caller : '10.0.0.1',
  );
});

test('forwarding headers are used only behind a trusted proxy', () => {
  expect(findNetwork(direct('10.0.0.1', '203.0.113.9'))).toBe('10.0.0');
  const behind = { remoteAddress: '10.0.0.1', trustedProxies: 1 };
  expect(findNetwork({ ...behind, forwardedFor: '6.6.6.6, 203.0.113.9' })).toBe('203.0.113');
  expect(findNetwork({ ...behind, forwardedFor: undefined })).toBe('10.0.0');
  expect(
    findNetwork({ ...behind, forwardedFor: '6.6.6.6, 203.0.113.9, 10.0.0.2', trustedProxies: 2 }),
  ).toBe('203.0.113');
});

describe('PDP-11: the office', () => {
  const isOffice = createOfficeCheck(['192.0.2.0/24', '198.51.100.7', '2001:db8::/32']);

  test.each([
    ['192.0.2.200', true],
    ['::ffff:192.0.2.200', true],
    ['192.0.3.1', false],
    ['198.51.100.7', true],
    ['198.51.100.8', false],
    ['2001:db8:ffff::1', true],
    ['2001:db9::1', false],
    ['no address', false],
    [undefined, false],
  ])('%s: %s', (address, expected) => {
    expect(isOffice(direct(address))).toBe(expected);
  });

  test('is not recognised by a forged header', () => {
    expect(isOffice(direct('203.0.113.9', '192.0.2.1'))).toBe(false);
    expect(
      isOffice({
        remoteAddress: '10.0.0.1',
        forwardedFor: '192.0.2.1, 203.0.113.9',
        trustedProxies: 1,
      }),
    ).toBe(false);
    expect(
      isOffice({
        remoteAddress: '10.0.0.1',
        forwardedFor: '203.0.113.9, 192.0.2.1',
        trustedProxies: 1,
      }),
    ).toBe(true);
  });

  test('is not recognised by the address of a proxy that does not forward the client', () => {
    expect(
      isOffice({ remoteAddress: '192.0.2.1', forwardedFor: undefined, trustedProxies: 1 }),
    ).toBe(false);
    expect(
      isOffice({ remoteAddress: '192.0.2.1', forwardedFor: '192.0.2.5', trustedProxies: 2 }),
    ).toBe(false);
  });

  test('is never recognised without a configured network', () => {
    expect(createOfficeCheck([])(direct('127.0.0.1'))).toBe(false);
  });
});

test.each([
  ['192.0.2.0/24', true],
  ['192.0.2.1', true],
  ['::1', true],
  ['2001:db8::/32', true],
  ['192.0.2.0/33', false],
  ['0.0.0.0/0', false],
  ['192.0.2.0/', false],
  ['192.0.2.0/8/8', false],
  ['192.0.2', false],
  ['office', false],
  ['', false],
])('%s is a network: %s', (text, expected) => {
  expect(isNetwork(text)).toBe(expected);
});
