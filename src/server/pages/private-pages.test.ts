/** Tests that pages with private loaders are recognised, with all paths below them. */
import { expect, test } from 'vitest';
import { privateRoute, searchableLoader, sharedLoader } from '#request/route.server.ts';
import { createPrivatePageMatcher } from './private-pages.server.ts';

const [privateLoader, shared] = [privateRoute(async () => null), sharedLoader(async () => null)];
const searched = searchableLoader('q', async () => null);
const Page = () => null;
const routes = {
  root: { id: 'root', module: { default: Page, loader: shared } },
  account: { id: 'account', path: 'account', module: { default: Page, loader: privateLoader } },
  preview: {
    id: 'preview',
    path: 'preview/product/:slug',
    module: { default: Page, loader: privateLoader },
  },
  product: {
    id: 'product',
    path: 'product/:slug',
    module: { default: Page, loader: shared, action: privateLoader },
  },
  review: {
    id: 'review',
    path: 'product/:slug/write-review',
    module: { default: Page, loader: privateLoader },
  },
  reviews: {
    id: 'reviews',
    path: 'product/:slug/reviews',
    module: { default: Page, loader: searched, action: privateLoader },
  },
};
const matcher = createPrivatePageMatcher({ routes });
const isPrivate = (url: string) => {
  const { pathname, searchParams } = new URL(url, 'http://shop.example');
  return matcher(pathname, searchParams);
};

test.each([
  '/account',
  '/account.data',
  '/account/confirm-email',
  '/acCount/',
  '/preview/product/tee',
  '/product/tee/write-review',
  '/product/tee/write-review.data',
  '/product/tee/reviews?q=hem',
  '/product/tee/reviews?page=2&q=&q=hem',
  '/product/tee/Reviews/?q=hem',
  '/product/tee/reviews//?q=hem',
  '/product/tee/reviews.data?q=hem',
  '/product/tee/reviews.data?_routes=reviews&%71=hem',
])('%s is private', (path) => {
  expect(isPrivate(path)).toBe(true);
});

test.each([
  '/',
  '/accounts',
  '/product/tee',
  '/product/tee.data',
  '/product/tee/reviews',
  '/product/tee/reviews?rating=5',
  '/product/tee/reviews?q=',
  '/product/tee/reviews?q=%20',
  '/product/tee/reviews.data?rating=5',
  '/product/tee?q=hem',
  '/pages/account',
])('%s is shared', (path) => {
  expect(isPrivate(path)).toBe(false);
});
