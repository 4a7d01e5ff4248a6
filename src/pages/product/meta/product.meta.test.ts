/** Tests of META-1: the head of a product page. */
import { expect, test } from 'vitest';
import { someProduct } from '#features/selection/selection.fixtures.ts';
import { toProductView } from '../product-view.ts';
import { describeProduct } from './product.meta.ts';

const describe = (over: Parameters<typeof someProduct>[0]) =>
  describeProduct(toProductView(someProduct(over)));

test('the title is category taxonomy, name and brand', () => {
  expect(describe({})).toContainEqual({ title: 'womens/womens-tops | Plain tee | Saltmarsh' });
});

test('a collection takes the brand’s place', () => {
  expect(describe({ collection: 'Salt & Sea' })).toContainEqual({
    title: 'womens/womens-tops | Plain tee | Salt & Sea',
  });
});

test.each([
  ['is the first paragraph', 'Short.\nMore.', 'Short.'],
  ['is no longer than engines show', `${'x'.repeat(200)}\nMore.`, 'x'.repeat(160)],
])('the description %s', (_, description, content) => {
  const described = describe({ description });
  for (const key of [{ name: 'description' }, { property: 'og:description' }])
    expect(described).toContainEqual({ ...key, content });
});

test('Open Graph and Twitter tags describe the page', () => {
  expect(describe({})).toEqual(
    expect.arrayContaining([
      { property: 'og:title', content: 'Plain tee' },
      { property: 'og:type', content: 'product' },
      { name: 'twitter:card', content: 'summary_large_image' },
    ]),
  );
});
