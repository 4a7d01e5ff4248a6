/** @vitest-environment happy-dom */
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { testShop } from '#request/shop.fixtures.ts';
import { ShopProvider } from '#request/shop-public.tsx';
import { SizeGuideLink } from './size-guide-link.tsx';

const GUIDE = '/pages/informational/size-guide/womens';
const PAGE = '<main><h1>Sizes</h1><form action="/search"><button>Search</button></form></main>';

beforeEach(() => vi.stubGlobal('fetch', async () => new Response(PAGE)));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('PDP-13: forms of the size guide are not part of the buy form', async () => {
  const onSubmit = vi.fn();
  render(
    <MemoryRouter>
      <ShopProvider value={testShop}>
        <form onSubmit={onSubmit}>
          <SizeGuideLink href={GUIDE} opensInNewTab />
        </form>
      </ShopProvider>
    </MemoryRouter>,
  );
  fireEvent.click(screen.getByRole('link', { name: 'pdp.sizeGuide' }));
  const dialog = await screen.findByRole('dialog', { name: 'Sizes' });
  const button = within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Search' });
  expect(dialog.closest('form')).toBeNull();
  fireEvent.submit(button.form ?? dialog);
  expect(onSubmit).not.toHaveBeenCalled();
});
