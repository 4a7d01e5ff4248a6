/** @vitest-environment happy-dom */
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { testShop } from '#kit/shop.fixtures.ts';
import { ShopProvider } from '#kit/shop-public.tsx';
import { TellingWords } from '#kit/text.fixtures.tsx';
import { ErrorPage } from './error-page.tsx';
import { messages } from './unexpected-error.messages.ts';

afterEach(cleanup);

test.each([
  ['an answer of the house by its own words', { status: 503, statusText: 'Busy', internal: false, data: null }, '503 Busy'],
  ['a fault of the program by its number alone', new Error('secret at line 3'), '500'],
])('SITE-4: an unexpected error has its heading, and shows %s', async (_, error, shown) => {
  render(
    <MemoryRouter>
      <TellingWords>
        <ShopProvider value={testShop}>
          <ErrorPage error={error} />
        </ShopProvider>
      </TellingWords>
    </MemoryRouter>,
  );
  expect(await screen.findByRole('heading', { level: 1, name: 'error.title' })).toBeTruthy();
  expect(messages['error.title']).toBe('Unexpected Error');
  expect(screen.getByText(`error.unexpected(${shown})`)).toBeTruthy();
});
