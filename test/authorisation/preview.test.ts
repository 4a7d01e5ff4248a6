/** OPS-1: tests of access to unpublished pages from other machines. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPreviewToken } from '#features/content/preview/preview-token.server.ts';
import { previewLinks } from '#links';
import { HOST, openTestApp, PREVIEW_KEY, type TestApp } from './test-app.ts';

let testApp: TestApp;
let appWithoutEditors: TestApp;
beforeAll(async () => {
  [testApp, appWithoutEditors] = [
    await openTestApp(),
    await openTestApp({ preview: { origins: [], key: PREVIEW_KEY } }),
  ];
});
afterAll(() => Promise.all([testApp.close(), appWithoutEditors.close()]));

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000);
const createValidToken = () => createPreviewToken(PREVIEW_KEY, 'aldermoor', inHours(1));
const UNPUBLISHED_PATH = 'pages/campaigns/secret';

const sendRequest = (path: string, init: RequestInit = {}, app = testApp) =>
  app.send(
    new Request(`http://${HOST}${path}`, {
      ...init,
      headers: { host: HOST, 'x-forwarded-for': '203.0.113.9', ...init.headers },
    }),
  );
const sections = () => new URLSearchParams({ sections: '[]' });

test('a token opens the pages and the products of its fascia', async () => {
  const scope = { fascia: 'aldermoor', locale: 'en-GB' };
  await testApp.ports.contentEditing.saveDraft(
    scope,
    { path: UNPUBLISHED_PATH, title: 'Nobody knows yet', description: '', sections: [] },
    0,
  );
  const response = await sendRequest(
    previewLinks.page({ path: UNPUBLISHED_PATH, token: createValidToken() }),
  );
  expect([response.status, await response.text()]).toEqual([
    200,
    expect.stringContaining('Nobody knows yet'),
  ]);
  expect(
    (await sendRequest(`${previewLinks.product('slug-of-ABC12345')}?token=${createValidToken()}`))
      .status,
  ).toBe(200);
  expect(
    (
      await sendRequest(previewLinks.page({ path: 'home', token: createValidToken() }), {
        method: 'POST',
        body: sections(),
      })
    ).status,
  ).toBe(200);
});

test.each([
  ['none', () => ''],
  ['one that has run out', () => createPreviewToken(PREVIEW_KEY, 'aldermoor', inHours(-1))],
  ['one for more than a day', () => createPreviewToken(PREVIEW_KEY, 'aldermoor', inHours(30))],
  ['one of another fascia', () => createPreviewToken(PREVIEW_KEY, 'nightjar', inHours(1))],
  [
    'one of another key',
    () => createPreviewToken('another key that is long enough too', 'aldermoor', inHours(1)),
  ],
  ['the key itself', () => PREVIEW_KEY],
])('%s opens nothing', async (_, createToken) => {
  const token = createToken();
  for (const path of [
    previewLinks.page({ path: 'home', token }),
    `${previewLinks.product('slug-of-ABC12345')}?token=${token}`,
  ])
    expect((await sendRequest(path)).status).toBe(403);
  expect(
    (
      await sendRequest(previewLinks.page({ path: 'home', token }), {
        method: 'POST',
        body: sections(),
      })
    ).status,
  ).toBe(403);
});

test('a page of the editor cannot post to it', async () => {
  const init = { method: 'POST', body: sections(), headers: { origin: 'https://editor.example' } };
  expect(
    (await sendRequest(previewLinks.page({ path: 'home', token: createValidToken() }), init))
      .status,
  ).toBe(403);
});

test('without a configured editor there is no such page, whatever the token', async () => {
  expect(
    (
      await sendRequest(
        previewLinks.page({ path: 'home', token: createValidToken() }),
        {},
        appWithoutEditors,
      )
    ).status,
  ).toBe(404);
  expect(
    (
      await sendRequest(
        `${previewLinks.product('slug-of-ABC12345')}?token=${createValidToken()}`,
        {},
        appWithoutEditors,
      )
    ).status,
  ).toBe(404);
});

test.each(['/dev/blocks', '/dev/preview', '/dev/mail'])(
  '%s is a 404 even with a token',
  async (path) => {
    expect((await sendRequest(`${path}?token=${createValidToken()}`)).status).toBe(404);
  },
);
