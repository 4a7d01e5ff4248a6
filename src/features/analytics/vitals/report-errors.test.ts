/** Tests of the script that reports uncaught errors. */
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { findEventFault } from '../events/event-catalogue.ts';
import { reportErrors } from './report-errors.ts';

type Listener = (event: object) => void;

function run() {
  const listeners = new Map<string, Listener>();
  const sent: unknown[] = [];
  runInNewContext(reportErrors, {
    addEventListener: (type: string, listener: Listener) => void listeners.set(type, listener),
    Blob: class {
      readonly text: string;
      constructor([text]: [string]) {
        this.text = text;
      }
    },
    navigator: {
      sendBeacon: (_url: string, { text }: { text: string }) =>
        sent.push(...JSON.parse(text).events),
    },
  });
  return { sent, throwError: (event: object) => listeners.get('error')?.(event), listeners };
}

test('an uncaught error is sent without what a shopper has entered, five of a document at most', () => {
  const { sent, throwError } = run();
  for (let thrown = 0; thrown < 8; thrown += 1)
    throwError({
      message: 'Cannot read /search?q=secret of ada@example.com',
      filename: 'https://shop.example/assets/product-1.js?v=2',
      lineno: 12,
    });
  expect(sent).toHaveLength(5);
  expect(sent[0]).toEqual({
    name: 'browser_error',
    params: { message: 'Cannot read /search… of …', source: '/assets/product-1.js', line: 12 },
  });
});

test('a rejected promise is sent, and every report is in the catalogue', () => {
  const { sent, listeners, throwError } = run();
  listeners.get('unhandledrejection')?.({ reason: new TypeError('x'.repeat(500)) });
  listeners.get('unhandledrejection')?.({ reason: undefined });
  throwError({ message: 'Script error.', filename: '', lineno: 0 });
  expect(sent).toHaveLength(3);
  for (const event of sent) expect(findEventFault(event)).toBeNull();
});
