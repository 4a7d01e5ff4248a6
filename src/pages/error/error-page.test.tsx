/** @vitest-environment happy-dom */
import { cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { MessageKeysProvider } from '#i18n/text.fixtures.tsx';
import { RequestIdContext } from '#request/request-id.ts';
import { testShop } from '#request/shop.fixtures.ts';
import { ShopProvider } from '#request/shop-public.tsx';
import { ErrorPage } from './error-page.tsx';
import { messages } from './unexpected-error.messages.ts';

afterEach(cleanup);

function show(error: unknown, requestId: string | null = null): void {
  const page = (
    <MessageKeysProvider>
      <ShopProvider value={testShop}>
        <RequestIdContext value={requestId}>
          <ErrorPage error={error} />
        </RequestIdContext>
      </ShopProvider>
    </MessageKeysProvider>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element: page }])} />);
}

test.each([
  [
    'an answer of the shop by its own words',
    { status: 503, statusText: 'Busy', internal: false, data: null },
    '503 Busy',
  ],
  ['an error of the program by its number only', new Error('secret at line 3'), '500'],
])('SITE-4: an unexpected error has its heading, and shows %s', async (_, error, shown) => {
  show(error);
  expect(await screen.findByRole('heading', { level: 1, name: 'error.title' })).toBeTruthy();
  expect(messages['error.title']).toBe('Unexpected Error');
  expect(screen.getByText(`error.unexpected(${shown})`)).toBeTruthy();
});

test.each([
  [404, 'Not Found', 'error.missing'],
  [410, 'Gone', 'error.gone'],
])(
  'SITE-4: where editors made no page for it, %s has the same heading, and shows the error',
  async (status, statusText, words) => {
    show({ status, statusText, internal: false, data: { code: 'page.missing' } });
    expect(await screen.findByText(`${words}(${status} ${statusText})`)).toBeTruthy();
    expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      'error.title',
    ]);
    expect(document.title).toBe('error.title');
    expect(screen.getByRole('search')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'error.home' })).toBeTruthy();
  },
);

test('an unexpected error names the request, by which its log line is found', async () => {
  show(new Error('secret at line 3'), '8f14e45f-ceea');
  expect(await screen.findByText('error.unexpected(500, 8f14e45f-ceea)')).toBeTruthy();
});
