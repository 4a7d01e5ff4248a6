/** Tests of the document of a page whose `meta` throws: it is the error page, with its title. */
import { createElement } from 'react';
import {
  createRequestHandler,
  Outlet,
  RouterContextProvider,
  type ServerBuild,
  useRouteError,
} from 'react-router';
import { expect, test, vi } from 'vitest';
import { ErrorPage } from '#pages/error/error-page.tsx';
import { messages } from '#pages/error/unexpected-error.messages.ts';
import { shopContext } from '#request/shop.ts';
import { createTestShop } from '#test/create-test-shop.ts';
import handleDocumentRequest, { handleError } from '../../src/entry.server.tsx';
import { Layout } from '../../src/root.tsx';

const Root = () => createElement(Outlet);
const Failed = () => createElement(ErrorPage, { error: useRouteError() });
const Page = () => createElement('p', null, 'Never shown');
const meta = () => {
  throw new Error('no title');
};

const routes = {
  root: { id: 'root', path: '' },
  page: { id: 'page', path: 'page', parentId: 'root' },
};
const routeManifest = {
  ...{ hasAction: false, hasClientAction: false, hasClientLoader: false, hasLoader: false },
  ...{ hasClientMiddleware: false, hasDefaultExport: true, module: '' },
  ...{ clientActionModule: undefined, clientLoaderModule: undefined },
  ...{ clientMiddlewareModule: undefined, hydrateFallbackModule: undefined },
};

/** A build of the root route and one page. */
const build: ServerBuild = {
  entry: {
    module: {
      default: handleDocumentRequest,
      handleError: (error, args) =>
        handleError(error, { ...args, url: new URL(args.request.url), pattern: '' }),
    },
  },
  routes: {
    root: { ...routes.root, module: { default: Root, Layout, ErrorBoundary: Failed } },
    page: { ...routes.page, module: { default: Page, meta } },
  },
  assets: {
    ...{ entry: { module: '', imports: [] }, url: '', version: '' },
    routes: {
      root: { ...routes.root, ...routeManifest, hasErrorBoundary: true },
      page: { ...routes.page, ...routeManifest, hasErrorBoundary: false },
    },
  },
  ...{ publicPath: '/', assetsBuildDirectory: '', basename: '/', future: {}, ssr: true },
  ...{ isSpaMode: false, prerender: [] },
  routeDiscovery: { mode: 'initial', manifestPath: '' },
};

test('META-1: a page whose metadata fails is the error page, with its title and a log line', async () => {
  const log = { ...createTestShop().log, error: vi.fn() };
  const context = new RouterContextProvider();
  context.set(shopContext, createTestShop({ log }));
  const handle = createRequestHandler(build);
  const response = await handle(new Request('https://shop.test/page'), context);
  expect(response.status).toBe(500);
  const html = await response.text();
  expect(html).toContain(`<title>${messages['error.title']}</title>`);
  expect(html).not.toContain('Never shown');
  expect(log.error).toHaveBeenCalled();
});
