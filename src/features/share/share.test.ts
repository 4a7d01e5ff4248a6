/** Tests of codes and URLs of short links. */
import { expect, test } from 'vitest';
import { addShareParameters, MAX_SHARED_PATH, toSharedPath } from './share-url.ts';
import { createShortCode, isShortCode } from './short-code.ts';

test('SHARE-1: 100,000 codes are unique and valid', () => {
  const codes = Array.from({ length: 100_000 }, createShortCode);
  expect(new Set(codes).size).toBe(codes.length);
  expect(codes.filter((code) => !isShortCode(code))).toEqual([]);
});

test.each(['', 'hG4k9QzT2', 'hG4k9QzT2bb', 'hG4k9QzT20', 'hG4k9QzT2l', '../../etc.', '%00hG4k9Qz'])(
  'what is no code is not looked up: %s',
  (text) => {
    expect(isShortCode(text)).toBe(false);
  },
);

test('SHARE-1: the three parameters are added once, and the colour stays', () => {
  const shared = addShareParameters('https://shop.example/fr/product/coat?colour=moss');
  expect(shared).toBe(
    'https://shop.example/fr/product/coat?colour=moss&utm_source=pdp_share&utm_medium=referral&link_source=share_button',
  );
  expect(addShareParameters(shared)).toBe(shared);
});

test('SHARE-1: the affiliate id is that of the customer who shares, and stays in a short link', () => {
  const own = addShareParameters('https://shop.example/product/coat?affiliate_id=other', 'ada-7');
  expect(new URL(own).searchParams.getAll('affiliate_id')).toEqual(['ada-7']);
  expect(toSharedPath(own, ['shop.example'])).toContain('affiliate_id=ada-7');
  expect(addShareParameters(own)).not.toContain('affiliate_id');
});

const hosts = ['shop.example', 'localhost:3000'];

test.each([
  ['https://shop.example/product/coat?colour=moss', '/product/coat?colour=moss'],
  ['http://localhost:3000/fr/product/coat', '/fr/product/coat'],
  [
    'https://shop.example/fr/premier/plus?utm_source=pdp_share',
    '/fr/premier/plus?utm_source=pdp_share',
  ],
  [
    'https://shop.example/product/coat?gclid=1&email=ada%40example.com&size=8',
    '/product/coat?size=8',
  ],
])('SHARE-1: a URL of this shop is shortened: %s', (address, path) => {
  expect(toSharedPath(address, hosts)).toBe(path);
});

test.each([
  'https://shop.example',
  'https://shop.example/account',
  'https://shop.example/confirm-question?token=abc',
  'https://shop.example/product/coat/answer-question?buyer=abc',
  'https://shop.example/fr/s/hG4k9QzT2b',
  'https://evil.example/product/coat',
  'https://shop.example.evil.example/',
  'https://shop.example:8443/',
  'https://shop.example@evil.example/',
  'https://shop.example//evil.example/product/coat',
  'https://shop.example/\\evil.example',
  'javascript:alert(1)',
  '//evil.example',
  '/product/coat',
  'https://shop.example/_api/shopper',
  'https://shop.example/s/hG4k9QzT2b',
  `https://shop.example/product/${'a'.repeat(MAX_SHARED_PATH)}`,
])('SHARE-1: another URL is refused: %s', (address) => {
  expect(toSharedPath(address, hosts)).toBeNull();
});
