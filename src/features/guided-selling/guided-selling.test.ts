/** Tests of PDP-12: messages from recommendation widgets, and the size rule. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { someProduct } from '#features/selection/selection.fixtures.ts';
import { createTestShop } from '#test/create-test-shop.ts';
import type { WidgetRequest } from './guided-selling.port.ts';
import { PREFERRED_FITS, parseWidgetMessage, recommendSize } from './guided-selling.ts';
import { selectWidgets } from './select-widgets.ts';
import { readSizeRequest, writeSizeRecommendation } from './size-recommendation.server.tsx';

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

describe('the shop’s own size recommendation', () => {
  const sizes = ['S', 'M', 'L'];
  test.each([
    ['M', 'close', 'S'],
    ['M', 'made', 'M'],
    ['M', 'roomy', 'L'],
    ['S', 'close', 'S'],
    ['L', 'roomy', 'L'],
    ['XL', 'made', null],
  ] as const)('who wears %s and wants it %s takes %s', (usual, fit, size) => {
    expect(recommendSize(sizes, usual, fit)).toBe(size);
  });
  test('is always a size that there is, at most one away', () => {
    const names = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 5 }), {
      minLength: 1,
      maxLength: 20,
    });
    fc.assert(
      fc.property(names, fc.nat(), fc.constantFrom(...PREFERRED_FITS), (all, nth, fit) => {
        const usual = all[nth % all.length] ?? '';
        const index = all.indexOf(recommendSize(all, usual, fit) ?? 'none');
        expect(Math.abs(index - all.indexOf(usual))).toBeLessThanOrEqual(1);
        expect(index).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  const shop = createTestShop();
  const writePage = (query: string) =>
    writeSizeRecommendation(shop, readSizeRequest(new URLSearchParams(query)));
  test('requests the usual size, then the fit, and answers with a button', () => {
    expect(writePage('sizes=S~M~L')).toContain(
      'href="/_api/advice/size?sizes=S~M~L&amp;usual=M&amp;locale=en-GB"',
    );
    expect(writePage('sizes=S~M~L&usual=M')).toContain('fit=roomy');
    expect(writePage('sizes=S~M~L&usual=M&fit=roomy')).toContain(
      '<button type="button" value="L">',
    );
  });
  test('writes names of sizes as text', () => {
    expect(writePage(`sizes=${encodeURIComponent('<b>~M')}`)).not.toContain('<b>');
  });
  test.each([
    '',
    'sizes=',
    'sizes=S&usual=M',
    'sizes=S&fit=tight',
    `sizes=${'x'.repeat(41)}`,
    `sizes=${'S~'.repeat(61)}`,
  ])('refuses "%s" and names the field', (query) => {
    const refusal = expect.objectContaining({
      status: 400,
      details: { field: expect.stringMatching(/sizes|usual|fit/) },
    });
    expect(() => writePage(query)).toThrow(refusal);
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
  test('recommends sizes where the product names truefit, and nowhere else', () => {
    expect(selectWidgets(shop, someProduct({ sizingService: 'truefit' }))).toEqual({
      sizeRecommendation: '/frame/truefit',
    });
    expect(requests.at(-1)).toMatchObject({
      locale: 'en-GB',
      productKey: 'TEE00001',
      sizes: ['S', 'M', 'L'],
    });
    expect(selectWidgets(shop, someProduct({ sizingService: 'tape' }))).toEqual({});
    expect(selectWidgets(shop, someProduct())).toEqual({});
  });
  test('has the product finder for beauty, where a provider offers it', () => {
    expect(selectWidgets(shop, someProduct({ productType: 'beauty' }))).toEqual({
      productFinder: '/frame/consultation',
    });
    const nobody = createTestShop({ ports: { guidedSelling: { findIframeUrl: () => null } } });
    expect(selectWidgets(nobody, someProduct({ productType: 'beauty' }))).toEqual({});
  });
});
