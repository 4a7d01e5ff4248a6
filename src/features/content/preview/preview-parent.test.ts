/** @vitest-environment happy-dom */
/** Tests of the messages of a previewed page with its parent window. */
import { expect, test } from 'vitest';
import type { PreviewMessage } from './preview-messages.ts';
import { listenToParent } from './preview-parent.browser.ts';

const EDITOR = 'https://editor.example';
const send = (origin: string, source: Window | null = window.parent) =>
  dispatchEvent(new MessageEvent('message', { origin, source, data: { parade: 1, type: 'init' } }));

test('messages of the parent window are accepted from the shop’s own origin and the allowed editors only', () => {
  const messages: PreviewMessage[] = [];
  const stop = listenToParent([EDITOR], (message) => messages.push(message));
  for (const origin of [
    'https://evil.example',
    `${EDITOR}.evil.example`,
    'http://editor.example',
    'null',
    '',
  ])
    send(origin);
  send(EDITOR, null);
  expect(messages).toEqual([]);
  send(EDITOR);
  send(location.origin);
  expect(messages).toHaveLength(2);
  stop();
  send(EDITOR);
  expect(messages).toHaveLength(2);
});
