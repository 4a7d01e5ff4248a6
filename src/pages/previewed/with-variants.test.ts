/** Tests of variants of experiments that an editor tries. */
import { expect, test } from 'vitest';
import { createTestShop } from '#test/create-test-shop.ts';
import { withVariants } from './with-variants.server.ts';

const experiment = {
  ...{ name: 'card-size', pages: ['home'] },
  variants: [
    { name: 'control', share: 0.5 },
    { name: 'large', share: 0.5 },
  ],
};
const shop = createTestShop({ fascia: { experiments: [experiment] } });

test('OPS-2: a variant is enabled for the preview, and the shop itself stays as it is', () => {
  const tried = withVariants(shop, '{"card-size":"large"}');
  expect(tried.experimentVariant('card-size')).toBe('large');
  expect(tried.experimentVariant('another')).toBe('control');
  expect(shop.experimentVariant('card-size')).toBe('control');
});

test('without any the control is shown', () => {
  for (const given of [null, 'null']) expect(withVariants(shop, given)).toBe(shop);
});

test.each(['x', '["large"]', '{"card-size":3}', '{"other":"large"}', '{"card-size":"small"}'])(
  '%s is refused by name',
  (given) => {
    expect(() => withVariants(shop, given)).toThrow(/^variants: /);
  },
);
