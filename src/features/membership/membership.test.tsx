/** @vitest-environment happy-dom */
import { act, cleanup, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import type { Shopper } from '#features/shopper/shopper-store.ts';
import { changeShopper } from '#features/shopper/use-shopper.ts';
import { MessageKeysProvider } from '#i18n/text.fixtures.tsx';
import { testShop } from '#request/shop.fixtures.ts';
import { ShopProvider } from '#request/shop-public.tsx';
import { Membership } from './membership.tsx';

afterEach(cleanup);

function Page() {
  const [isReplaced, setReplaced] = useState(false);
  return (
    <>
      <Membership slug="unlimited" onReplace={setReplaced} />
      <button type="submit" hidden={isReplaced}>
        Buy
      </button>
    </>
  );
}

function show(shopper: Partial<Shopper>) {
  render(
    <MessageKeysProvider>
      <ShopProvider value={testShop}>
        <Page />
      </ShopProvider>
    </MessageKeysProvider>,
  );
  act(() => changeShopper(shopper));
}

test('PDP-14: until the customer is known, the form is shown', () => {
  show({ status: 'unknown' });
  expect(screen.getByRole('button', { name: 'Buy' })).toBeTruthy();
});

test('PDP-14: a guest is led to sign up and back', () => {
  show({ status: 'guest' });
  expect(screen.getByRole('link', { name: 'buy.signUp' }).getAttribute('href')).toBe(
    '/sign-up?redirect=%2Fpremier%2Funlimited%3Fadd%3D1',
  );
  expect(screen.queryByRole('button')).toBeNull();
});

test('PDP-14: a customer without a membership can buy it', () => {
  show({ status: 'customer' });
  expect(screen.getByRole('button', { name: 'Buy' })).toBeTruthy();
});

test('PDP-14: a member sees the end date of the membership', () => {
  show({ status: 'customer', premierUntil: '2027-03-01T00:00:00Z' });
  expect(screen.getByRole('status').textContent).toBe('premier.active(1 March 2027)');
  expect(screen.queryByRole('button')).toBeNull();
});
