/** @vitest-environment happy-dom */
/** Tests of the wishlist carousel: for customers only. */
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { changeShopper } from '#features/shopper/use-shopper.ts';
import { contentErrorOf, elementOf } from '#test/components/render-block.tsx';

let fetched: string[] = [];
const wished = {
  slug: 'coat',
  name: 'Coat',
  brand: 'Thornwick',
  colour: 'oat',
  price: 9000,
  wasPrice: null,
  picture: null,
};

beforeEach(() => {
  fetched = [];
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  // The request for the sign-in status fails, with a warning.
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.stubGlobal('fetch', async (url: string) => {
    fetched.push(String(url));
    return String(url).includes('wishlistProductSearch')
      ? Response.json({ wishlistProductSearch: [wished] })
      : new Response('', { status: 503 });
  });
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

describe('the wishlist in a row', () => {
  const status = (to: 'guest' | 'customer') => act(async () => changeShopper({ status: to }));

  test('is nothing for guests, for whom no request is made', async () => {
    await status('guest');
    render(elementOf('wishlist-carousel', { content: { title: 'Yours' } }));
    expect(screen.queryByRole('heading')).toBeNull();
    expect(fetched.filter((url) => url.includes('wishlistProductSearch'))).toEqual([]);
  });

  test('has a link to all of it, and pictures in the ratio that was chosen', async () => {
    await status('customer');
    render(elementOf('wishlist-carousel', { content: { title: 'Yours', imageRatio: 1.25 } }));
    expect(await screen.findByRole('link', { name: 'wishlistRow.viewAll' })).toBeTruthy();
    expect(
      document.querySelector<HTMLElement>('[style*="aspect-ratio"]')?.style.aspectRatio,
    ).toMatch(/^0\.8/);
    expect(screen.getByRole('link', { name: /Coat/ }).getAttribute('href')).toMatch(/coat.*oat/);
    await status('guest');
    expect(screen.queryByRole('heading')).toBeNull();
  });
});

test('an unknown ratio is rejected with the path of its field', () => {
  expect(contentErrorOf('wishlist-carousel', { title: 'x', imageRatio: 9 })).toMatch(
    /^imageRatio: /,
  );
});
