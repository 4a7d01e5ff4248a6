/** Tests of methods that a page or API does not accept: the response lists those that it does. */

import { expect, test } from 'vitest';
import { testLanguage } from '#test/create-test-http-app.ts';
import { createTestShop } from '#test/create-test-shop.ts';
import { createRouterBuild } from '#test/servers/create-router-build.ts';
import type { RequestContext } from '../app/shop.server.ts';
import { createHtmlCache } from '../pages/html-cache.server.ts';
import { createPageHandler } from '../pages/pages.server.ts';
import { rejectUnknownMethod } from './problem-response.server.ts';

const reading = {
  id: 'reading',
  path: '_api/read',
  module: { loader: () => Response.json({}) },
};
const writing = {
  id: 'writing',
  path: '_api/write',
  module: { action: () => Response.json({}) },
};
const refusing = {
  id: 'refusing',
  path: '_api/refuse',
  module: {
    action: () =>
      Response.json({ error: { code: 'x.y', message: 'z: must be there.' } }, { status: 400 }),
  },
};
const build = createRouterBuild({ reading, writing, refusing });

async function callApi(method: string, path: string) {
  const pages = createPageHandler(async () => build, createHtmlCache({ maxBytes: 0 }));
  const shop = createTestShop();
  const requestContext: RequestContext = {
    ...{ shop, privateShop: async () => shop, cookies: [], tags: new Set() },
    ...{
      wasPrivate: () => false,
      phoneRedirect: () => null,
      maxAgeMs: () => null,
      experiments: null,
      origin: 'http://localhost',
      ancestors: [],
    },
  };
  return pages.handleApi({
    request: new Request(`http://shop.example/_api/${path}`, { method }),
    language: testLanguage,
    requestContext,
  });
}

test.each([
  ['POST', 'read', 'GET, HEAD'],
  ['GET', 'write', 'POST'],
])('%s /_api/%s is refused with the allowed methods', async (method, path, allow) => {
  const response = await callApi(method, path);
  expect([
    response.status,
    response.headers.get('allow'),
    response.headers.get('cache-control'),
  ]).toEqual([405, allow, 'no-store']);
  expect(await response.json()).toEqual({
    error: { code: 'request.method', message: `method: ${method} is not one of ${allow}.` },
  });
});

test('HEAD of a call that only writes is refused without a body', async () => {
  const response = await callApi('HEAD', 'write');
  expect([response.status, await response.text()]).toEqual([400, '']);
});

test('an unsupported method is refused with the same message, before any page', async () => {
  const response = rejectUnknownMethod('PUT');
  expect([response?.status, response?.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST']);
  expect(await response?.json()).toEqual({
    error: { code: 'request.method', message: 'method: PUT is not one of GET, HEAD, POST.' },
  });
});

test('a route that refuses with its own message keeps it', async () => {
  const response = await callApi('POST', 'refuse');
  expect([response.status, await response.json()]).toEqual([
    400,
    { error: { code: 'x.y', message: 'z: must be there.' } },
  ]);
});
