/** Tests that pages are cached only under tags that an event purges. */
import { expect, test } from 'vitest';
import { type CacheTag, cacheTags, purgedTags } from './cache-tags.ts';

test('an event purges the tags that pages are cached under', () => {
  expect(purgedTags.product('tee')).toEqual([cacheTags.product('tee'), cacheTags.listing()]);
  const page = { fascia: 'aldermoor', path: 'pages/home' };
  expect(purgedTags.page(page)).toEqual([cacheTags.page(page), cacheTags.pages('aldermoor')]);
  expect(purgedTags.footer('aldermoor')).toEqual(['footer:aldermoor']);
});

test('a tag of a kind that no event purges is a type error', () => {
  // @ts-expect-error: no event purges it
  const categoryTag: CacheTag = 'category:womens';
  expect(categoryTag).toBeTypeOf('string');
});

/** Compiles only while an event purges each kind of tag. */
type AnyTag = ReturnType<(typeof cacheTags)[keyof typeof cacheTags]>;
true satisfies AnyTag extends CacheTag ? true : never;
