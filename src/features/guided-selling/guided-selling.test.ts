/** Tests of PDP-12: messages from recommendation widgets, and their choice for a product. */
import { describe, expect, test } from 'vitest';
import { someProduct } from '#features/selection/selection.fixtures.ts';
import { createTestShop } from '#test/create-test-shop.ts';
import type { WidgetRequest } from './guided-selling.port.ts';
import { parseWidgetMessage } from './guided-selling.ts';
import { selectWidgets } from './select-widgets.ts';

describe('a message of an iframe', () => {
  test.each([
    [
      { type: 'parade:size', size: 'M' },
      { kind: 'size', size: 'M' },
    ],
    [
      { type: 'parade:add', sku: 'DEW00001-1-1', quantity: 99 },
      { kind: 'add', sku: 'DEW00001-1-1' },
    ],
    [{ type: 'parade:add', sku: '../checkout' }, null],
    [{ type: 'parade:size', size: 'x'.repeat(41) }, null],
    [{ type: 'parade:size', size: 3 }, null],
    [{ type: 'other' }, null],
    ['parade:add', null],
    [null, null],
  ])('%j is %j', (data, expected) => {
    expect(parseWidgetMessage(data)).toEqual(expected);
  });
});

describe('a product’s page', () => {
  const requests: WidgetRequest[] = [];
  const guidedSelling = {
    iframeOrigins: [],
    findIframeUrl(question: WidgetRequest) {
      requests.push(question);
      return `/frame/${question.service}`;
    },
  };
  const shop = createTestShop({ ports: { guidedSelling } });
  test('recommends sizes only for a product with the sizing service truefit', () => {
    expect(selectWidgets(shop, someProduct({ sizingService: 'truefit' }), null)).toEqual({
      sizeRecommendation: '/frame/truefit',
    });
    expect(requests.at(-1)).toMatchObject({
      locale: 'en-GB',
      productKey: 'TEE00001',
      sizes: ['S', 'M', 'L'],
    });
    expect(selectWidgets(shop, someProduct({ sizingService: 'tape' }), null)).toEqual({});
    expect(selectWidgets(shop, someProduct(), null)).toEqual({});
  });
  test('passes on its size guide, if that is a page of the shop', () => {
    const requestWith = (href: string) => {
      const guide = { href, opensInNewTab: true };
      selectWidgets(shop, someProduct({ sizingService: 'truefit' }), guide);
      return requests.at(-1);
    };
    expect(requestWith('/pages/sizes')).toMatchObject({ guide: '/pages/sizes' });
    expect(requestWith('https://elsewhere.example/sizes')).not.toHaveProperty('guide');
  });
  test('shows the product finder for beauty, if a provider offers it', () => {
    expect(selectWidgets(shop, someProduct({ productType: 'beauty' }), null)).toEqual({
      productFinder: '/frame/consultation',
    });
    const nobody = createTestShop({ ports: { guidedSelling: { findIframeUrl: () => null } } });
    expect(selectWidgets(nobody, someProduct({ productType: 'beauty' }), null)).toEqual({});
  });
});
