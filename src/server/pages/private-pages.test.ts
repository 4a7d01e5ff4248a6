/** Tests that pages with private loaders are recognised, with all paths below them. */
import { expect, test } from 'vitest';
import { privateRoute, sharedLoader } from '#request/route.server.ts';
import { findPrivatePages } from './private-pages.server.ts';

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
};
const isPrivate = findPrivatePages({ routes });

test.each(['/account', '/account.data', '/account/confirm-email', '/preview/product/tee'])(
  '%s is private',
  (path) => {
    expect(isPrivate(path)).toBe(true);
  },
);

test.each(['/', '/accounts', '/product/tee', '/pages/account'])('%s is shared', (path) => {
  expect(isPrivate(path)).toBe(false);
});
