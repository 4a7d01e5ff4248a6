/** @vitest-environment happy-dom */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { testShop } from '#kit/shop.fixtures.ts';
import { ShopProvider } from '#kit/shop-public.tsx';
import { TellingWords } from '#kit/text.fixtures.tsx';
import { QuickAddButton } from './quick-add-button.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Cards({ names }: { readonly names: readonly string[] }) {
  return (
    <TellingWords>
      <ShopProvider value={testShop}>
        {names.map((name) => (
          <QuickAddButton key={name} productId={name} name={name} to={`/product/${name}`} colour={undefined} />
        ))}
      </ShopProvider>
    </TellingWords>
  );
}

const press = (name: RegExp) => act(async () => void fireEvent.click(screen.getByRole('link', { name })));
const held = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('aria-disabled');

test('CARD-5: one at a time, and a card that goes away before its answer gives the turn to others', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  const { rerender } = render(<Cards names={['tee', 'vest']} />);
  await press(/tee/);
  await press(/vest/);
  expect([held(/tee/), held(/vest/)]).toEqual(['true', null]);
  rerender(<Cards names={['vest']} />);
  await press(/vest/);
  expect(held(/vest/)).toBe('true');
});
