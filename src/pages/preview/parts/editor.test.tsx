/** Tests of the page editor. */
// @vitest-environment happy-dom
import { readFile } from 'node:fs/promises';
import { fireEvent, render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { createMessageWriter } from '#i18n/message.ts';
import { type Messages, MessagesProvider } from '#i18n/text.tsx';
import { compileMessage } from '#tools/build/compile-message.ts';
import { Editor } from './editor.tsx';

const german = z
  .record(z.string(), z.string())
  .parse(JSON.parse(await readFile('src/locales/de-DE/content-faults.json', 'utf8')));
const write = createMessageWriter('de-DE');

function EmptyPage() {
  return <Editor json="{}" basedOn={1} onShow={() => undefined} />;
}

test('unreadable content is reported in the language of the page, by messages that only this page fetches', () => {
  const needed: string[] = [];
  const words: Messages = {
    text: (id, values) => write(compileMessage(german[id] ?? id), values),
    load: (namespace) => {
      needed.push(namespace);
      return null;
    },
  };
  const Page = createRoutesStub([{ path: '/', Component: EmptyPage }]);
  render(
    <MessagesProvider value={words}>
      <Page />
    </MessagesProvider>,
  );
  fireEvent.change(screen.getByLabelText('The page as JSON'), { target: { value: '{"a": x}' } });
  expect(screen.getByRole('status', { name: 'Result' }).textContent).toBe(
    'page: Ungültiges JSON in Zeile 1, Spalte 7: "x" gehört nicht hierher',
  );
  fireEvent.change(screen.getByLabelText('The page as JSON'), {
    target: { value: '{"sections": []}' },
  });
  expect(screen.getByRole('status', { name: 'Result' }).textContent).toBe(
    'path: eine Seite muss ihren Pfad (path) nennen',
  );
  expect(new Set(needed)).toEqual(new Set(['content-faults']));
});
