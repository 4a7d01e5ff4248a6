/** @vitest-environment happy-dom */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NewPasswordField } from '#features/accounts/forms/account-fields.tsx';
import { testShop } from '#request/shop.fixtures.ts';
import { ShopProvider } from '#request/shop-public.tsx';
import { SignInModal } from './sign-in-modal.tsx';

beforeEach(() => vi.stubGlobal('fetch', async () => Response.json({ csrf: 'token' })));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function openModal(): Promise<void> {
  await act(async () => {
    render(
      <MemoryRouter initialEntries={['/categories/womens?sort=price']}>
        <ShopProvider value={testShop}>
          <SignInModal onClose={() => undefined} />
        </ShopProvider>
      </MemoryRouter>,
    );
  });
}

const link = (name: string) => screen.getByRole<HTMLAnchorElement>('link', { name });

test('the modal focuses the email address, not the close button', async () => {
  await openModal();
  expect(document.activeElement).toBe(screen.getByLabelText('account.email'));
});

test('the links pass on the typed email address and the requested page', async () => {
  await openModal();
  expect(link('account.forgotten').search).toBe('?redirect=%2Fcategories%2Fwomens%3Fsort%3Dprice');
  fireEvent.change(screen.getByLabelText('account.email'), {
    target: { value: 'ada@example.com' },
  });
  for (const name of ['account.forgotten', 'account.emailLink']) {
    link(name).addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(link(name));
    expect(new URLSearchParams(link(name).search).get('email')).toBe('ada@example.com');
    expect(new URLSearchParams(link(name).search).get('redirect')).toBe(
      '/categories/womens?sort=price',
    );
  }
  expect(link('account.create').search).not.toContain('ada');
});

test('a password can be shown and hidden again', async () => {
  render(<NewPasswordField label="New password" state={{ error: undefined, autoFocus: false }} />);
  const field = screen.getByLabelText<HTMLInputElement>('New password');
  const show = screen.getByRole('button', { name: 'account.show', description: 'New password' });
  expect([field.type, show.getAttribute('type'), show.getAttribute('aria-controls')]).toEqual([
    'password',
    'button',
    field.id,
  ]);
  fireEvent.click(show);
  expect(field.type).toBe('text');
  fireEvent.click(screen.getByRole('button', { name: 'account.hide' }));
  expect(field.type).toBe('password');
});
