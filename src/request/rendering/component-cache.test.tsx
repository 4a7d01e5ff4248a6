/** Tests that cached HTML equals newly rendered HTML, for each set of properties and each shop. */
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { manyColours, plainTee, soldOutTee } from '#features/product-card/product-card.fixtures.ts';
import { ProductCard } from '#features/product-card/product-card.tsx';
import { DEFAULT_REVIEW_PARAMS } from '#features/reviews/review-list-params.ts';
import { ReviewsSection } from '#features/reviews/section/reviews-section.tsx';
import { openMessages } from '#i18n/message-catalogues.tsx';
import { MessagesProvider, useText } from '#i18n/text.tsx';
import { testShop } from '../shop.fixtures.ts';
import type { ShopPublic } from '../shop.ts';
import { ShopProvider, useShopPrefix } from '../shop-public.tsx';
import { createComponentCache } from './component-cache.server.tsx';
import { type ComponentCache, ComponentCacheContext, useCachedHtml } from './component-cache.tsx';

function renderPage(
  part: React.ReactNode,
  cache: ComponentCache | null,
  shop: ShopPublic = testShop,
): string {
  return renderToString(
    <ComponentCacheContext value={cache}>
      <ShopProvider value={shop}>
        <MessagesProvider value={openMessages(shop.locale.tag)}>{part}</MessagesProvider>
      </ShopProvider>
    </ComponentCacheContext>,
  );
}

const openCache = () => createComponentCache(1_000_000);

const cards = (
  <main>
    <ProductCard hit={manyColours} priority />
    {[plainTee, manyColours, soldOutTee].map((hit) => (
      <ProductCard key={hit.productKey} hit={hit} level={3} sizes="50vw" isInContent />
    ))}
  </main>
);

const reviews = (
  <ReviewsSection
    view={{
      ...{ productKey: 'tee', slug: 'tee', name: 'Tee', params: DEFAULT_REVIEW_PARAMS },
      ...{ language: { code: 'en', name: 'English' }, overview: null, fit: null, photos: [] },
      ...{ pair: null, summary: null, importedRating: { average: 4.5, count: 3 } },
      page: { results: [], hasNextPage: false, remainingResults: 0, until: null, next: null },
    }}
  />
);

test.each([
  ['cards', cards, `data-product="${plainTee.productKey}"`],
  ['reviews', reviews, 'id="reviews"'],
])(
  '%s are the same with and without the cache, whether stored or reused',
  (_name, part, expected) => {
    const cache = vi.fn(openCache());
    const uncached = renderPage(part, null);
    expect([renderPage(part, cache), renderPage(part, cache)]).toEqual([uncached, uncached]);
    expect(uncached).toContain(expected);
    expect(cache).toHaveBeenCalled();
  },
);

const onRender = vi.fn();

function PrefixedName({ name }: { readonly name: string }) {
  const prefix = useShopPrefix();
  onRender(name, prefix);
  return (
    <p>
      {prefix} {name}
    </p>
  );
}

function CachedName({ name }: { readonly name: string }) {
  const html = useCachedHtml('name', { name }, <PrefixedName name={name} />);
  if (html === null) return <PrefixedName name={name} />;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by the cache
  return <p dangerouslySetInnerHTML={{ __html: html }} />;
}

test('each content is rendered once for each language of a shop', () => {
  onRender.mockClear();
  const cache = openCache();
  const french = { ...testShop, prefix: '/fr' };
  const page = (name: string) => <CachedName name={name} />;
  const first = renderPage(page('Tee'), cache);
  expect(renderPage(page('Tee'), cache)).toBe(first);
  expect(renderPage(page('Coat'), cache)).toContain('Coat');
  expect(renderPage(page('Tee'), cache, french)).toContain('/fr');
  expect(onRender.mock.calls).toEqual([
    ['Tee', ''],
    ['Coat', ''],
    ['Tee', '/fr'],
  ]);
});

test('the elements next to a cached component keep their shop', () => {
  const page = (
    <>
      <CachedName name="Tee" />
      <PrefixedName name="Coat" />
    </>
  );
  const shop = { ...testShop, prefix: '/fr' };
  expect(renderPage(page, openCache(), shop)).toBe(renderPage(page, null, shop));
});

test('the oldest HTML is dropped when there is more than the limit', () => {
  onRender.mockClear();
  const cache = createComponentCache(1_000);
  for (const name of ['a', 'b', 'c', 'd', 'e', 'a']) renderPage(<CachedName name={name} />, cache);
  expect(onRender).toHaveBeenCalledTimes(6);
});

function Translated() {
  useText('listing');
  return <p>Text</p>;
}

function CachedTranslated() {
  useCachedHtml('translated', {}, <Translated />);
  return null;
}

test('a component that uses a namespace of messages is refused: its page would not load them', () => {
  expect(() => renderPage(<CachedTranslated />, openCache())).toThrow('listing');
});

function Styled() {
  return (
    <p>
      <link rel="stylesheet" href="/styles.css" precedence="default" />
    </p>
  );
}

function CachedStyled() {
  useCachedHtml('styled', {}, <Styled />);
  return null;
}

test('a component with a style sheet for the head is refused: it would be lost', () => {
  expect(() => renderPage(<CachedStyled />, openCache())).toThrow('/styles.css');
});
