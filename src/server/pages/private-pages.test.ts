/** Tests that pages with private loaders are recognised, with all paths below them. */
import { expect, test } from 'vitest';
import { privateRoute, sharedLoader } from '#request/route.server.ts';
import { createPrivatePathMatcher } from './private-pages.server.ts';

const [mine, shared] = [privateRoute(async () => null), sharedLoader(async () => null)];
const Page = () => null;
const routes = {
  root: { id: 'root', module: { default: Page, loader: shared } },
  account: { id: 'account', path: 'account', module: { default: Page, loader: mine } },
  preview: {
    id: 'preview',
    path: 'preview/product/:slug',
    module: { default: Page, loader: mine },
  },
  product: {
    id: 'product',
    path: 'product/:slug',
    module: { default: Page, loader: shared, action: mine },
  },
  review: {
    id: 'review',
    path: 'product/:slug/write-review',
    module: { default: Page, loader: mine },
  },
};
const isPrivate = createPrivatePathMatcher({ routes });

test.each([
  '/account',
  '/account.data',
  '/account/confirm-email',
  '/acCount/',
  '/preview/product/tee',
  '/product/tee/write-review',
  '/product/tee/write-review.data',
])('%s is private', (path) => {
  expect(isPrivate(path)).toBe(true);
});

test.each([
  '/',
  '/accounts',
  '/product/tee',
  '/product/tee.data',
  '/product/tee/reviews',
  '/pages/account',
])('%s is shared', (path) => {
  expect(isPrivate(path)).toBe(false);
});
