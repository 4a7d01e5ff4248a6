/** Tests that a document's bytes equal the body of its response. */
import { expect, test } from 'vitest';
import { readBody, toDocumentResponse } from './document-body.server.ts';

const html = '<!DOCTYPE html><p>£5 – “now”</p>';

test.each([
  ['a string', html],
  ['bytes', new TextEncoder().encode(html)],
])('a document made of %s is read directly and as a response', async (_name, document) => {
  const init = { status: 404, headers: { 'content-type': 'text/html' } };
  const response = toDocumentResponse(document, init);
  expect(new TextDecoder().decode(await readBody(response))).toBe(html);
  expect([response.status, response.headers.get('content-type')]).toEqual([404, 'text/html']);
  expect(await response.text()).toBe(html);
});

test('other responses are read as usual', async () => {
  expect(await readBody(new Response('{}'))).toEqual(new TextEncoder().encode('{}'));
});
