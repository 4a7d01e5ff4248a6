/** Tests that a document is complete, rendered as a string or as a stream. */
import { lazy, Suspense } from 'react';
import { expect, test, vi } from 'vitest';
import {
  readServerHandoff,
  renderDocument,
  type ServerHandoff,
} from './render-document.server.tsx';

const asText = (html: string | Uint8Array<ArrayBuffer>) =>
  typeof html === 'string' ? html : new TextDecoder().decode(html);

function streamOf(pieces: readonly Uint8Array[]) {
  return new ReadableStream({
    start(controller) {
      for (const piece of pieces) controller.enqueue(piece);
      controller.close();
    },
  });
}

function Page({ children }: { readonly children: React.ReactNode }) {
  return (
    <html lang="en">
      <body>
        <main>{children}</main>
      </body>
    </html>
  );
}

test('where nothing waits it is a string, with its doctype', async () => {
  const html = await renderDocument(() => <Page>Here</Page>);
  expect(html).toBe(
    '<!DOCTYPE html><html lang="en"><head></head><body><main>Here</main></body></html>',
  );
});

test('what waits is waited for, and alike the second time, when nothing waits', async () => {
  const Waiting = lazy(async () => ({ default: () => <p>Came</p> }));
  const render = () => (
    <Page>
      <Suspense fallback="Waiting">
        <Waiting />
      </Suspense>
    </Page>
  );
  const first = await renderDocument(render);
  expect(first).not.toBeTypeOf('string');
  expect(asText(first)).toContain('<p>Came</p>');
  const second = await renderDocument(render);
  expect(second).toBeTypeOf('string');
  expect(second).toBe(asText(first));
});

test('a section that fails is reported', async () => {
  const Failing = vi.fn(() => {
    throw new Error('nothing to show');
  });
  await expect(
    renderDocument(() => (
      <Page>
        <Suspense fallback="Waiting">
          <Failing />
        </Suspense>
      </Page>
    )),
  ).rejects.toThrow('nothing to show');
});

test('data of a document is there for each attempt to render it', async () => {
  const pieces = ['[1,', '2]'].map((text) => new TextEncoder().encode(text));
  const entry: ServerHandoff = { renderMeta: {}, serverHandoffStream: streamOf(pieces) };
  const open = await readServerHandoff(entry);
  for (const { renderMeta, serverHandoffStream } of [open(), open()]) {
    expect(serverHandoffStream?.locked).toBe(false);
    expect(Object.values(renderMeta?.streamCache ?? {}).map(({ result }) => result)).toEqual([
      { done: false, value: '[1,' },
      { done: false, value: '2]' },
      { done: true, value: '' },
    ]);
  }
});
