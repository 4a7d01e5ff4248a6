/** @vitest-environment happy-dom */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { MessageKeysProvider } from '#i18n/text.fixtures.tsx';
import { testShop } from '#request/shop.fixtures.ts';
import { ShopProvider } from '#request/shop-public.tsx';
import { QuickAddButton } from './quick-add-button.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Cards({ names }: { readonly names: readonly string[] }) {
  return (
    <MessageKeysProvider>
      <ShopProvider value={testShop}>
        {names.map((name) => (
          <QuickAddButton
            key={name}
            productId={name}
            name={name}
            to={`/product/${name}`}
            colour={undefined}
          />
        ))}
      </ShopProvider>
    </MessageKeysProvider>
  );
}

const click = (name: RegExp) =>
  act(async () => void fireEvent.click(screen.getByRole('link', { name })));
const isDisabled = (name: RegExp) =>
  screen.getByRole('link', { name }).getAttribute('aria-disabled');

test('CARD-5: one at a time; a card that is removed before the response releases the lock', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  const { rerender } = render(<Cards names={['tee', 'vest']} />);
  await click(/tee/);
  await click(/vest/);
  expect([isDisabled(/tee/), isDisabled(/vest/)]).toEqual(['true', null]);
  rerender(<Cards names={['vest']} />);
  await click(/vest/);
  expect(isDisabled(/vest/)).toBe('true');
});

test('CARD-5: the icon of the button shows that its product is loading, also with reduced motion', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', () => promise);
  render(<Cards names={['tee']} />);
  const labels = () => [
    screen.getByRole('link').textContent,
    screen.getByRole('link').getAttribute('aria-busy'),
  ];
  expect(labels()).toEqual(['+', null]);
  await click(/tee/);
  expect(labels()).toEqual(['…', 'true']);
  resolve(Response.json({ error: { code: 'catalogue.away' } }, { status: 503 }));
  await vi.waitFor(() => expect(labels()).toEqual(['+', null]));
});
