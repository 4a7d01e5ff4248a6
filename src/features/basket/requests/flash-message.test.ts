/** Tests of flash messages about removed and saved lines. */

import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { createTestShop } from '#test/create-test-shop.ts';
import { someLine } from '../basket.fixtures.ts';
import { parseFlashMessage, serialiseFlashMessage } from './flash-message.server.ts';

const sign = (text: string) => createHmac('sha256', 'secret').update(text).digest('base64url');
const shop = createTestShop({ sign });
const line = someLine({
  id: 'line-1',
  name: 'Pull « été »',
  sku: 'ABC12345-1-1',
  quantity: 2,
  customFields: { name: 'Zoë' },
});

test('a serialised flash message is parsed again', () => {
  const flash = serialiseFlashMessage(shop, 'removed', line);
  const item = { sku: 'ABC12345-1-1', quantity: 2, customFields: { name: 'Zoë' } };
  expect(parseFlashMessage(shop, flash)).toEqual({
    kind: 'removed',
    lineId: 'line-1',
    name: 'Pull « été »',
    item,
  });
});

test('a forged flash message is ignored', () => {
  const flash = serialiseFlashMessage(shop, 'removed', line) ?? '';
  const other = createTestShop({ sign: (text) => sign(`other:${text}`) });
  for (const forged of [
    flash.replace(/^./, 'x'),
    `${flash}x`,
    flash.split('.')[0],
    '.',
    'e30.',
    '',
    null,
    7,
    'x'.repeat(9000),
  ])
    expect(parseFlashMessage(shop, forged)).toBeNull();
  expect(parseFlashMessage(other, flash)).toBeNull();
});

test('a line that would make the URL too long gets no flash message', () => {
  expect(
    serialiseFlashMessage(shop, 'removed', { ...line, customFields: { text: 'x'.repeat(2000) } }),
  ).toBeUndefined();
});
