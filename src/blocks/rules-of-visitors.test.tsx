/** @vitest-environment happy-dom */
/** What R§ says of blocks that know who is there or what was done: back to the top, wishlist, frames, heroes. */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { changeShopper } from '#features/shopper/use-shopper.ts';
import { elementOf } from '#test/draw-block.tsx';
import { blockContents } from './block-contents.vite.server.ts';
import type { LoadedSection } from './loaded-section.ts';

let fetched: string[] = [];
const wished = { slug: 'coat', name: 'Coat', brand: 'Thornwick', colour: 'oat', price: 9000, wasPrice: null, picture: null };

beforeEach(() => {
  fetched = [];
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  // Who is there cannot be asked.
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.stubGlobal('fetch', async (address: string) => {
    fetched.push(String(address));
    return String(address).includes('wishlistProductSearch')
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

describe('R§9: the way back to the top', () => {
  const scrollTo = (top: number) => {
    Object.defineProperty(window, 'scrollY', { value: top, configurable: true });
    fireEvent.scroll(window);
  };

  test('appears beyond 1000 px, goes there smoothly, and is gone again', () => {
    const scroll = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    render(<main id="main">{elementOf('back-to-top', { content: {} })}</main>);
    scrollTo(1_000);
    expect(screen.queryByRole('button')).toBeNull();
    scrollTo(1_001);
    fireEvent.click(screen.getByRole('button', { name: 'backToTop.label' }));
    expect(scroll).toHaveBeenCalledWith({ top: 0, behavior: 'smooth' });
    expect(document.activeElement).toBe(screen.getByRole('main'));
    scrollTo(0);
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('R§6: the wishlist in a row', () => {
  const status = (to: 'guest' | 'customer') => act(async () => changeShopper({ status: to }));

  test('is nothing for guests, who are not even asked for', async () => {
    await status('guest');
    render(elementOf('wishlist-carousel', { content: { title: 'Yours' } }));
    expect(screen.queryByRole('heading')).toBeNull();
    expect(fetched.filter((address) => address.includes('wishlistProductSearch'))).toEqual([]);
  });

  test('R§2, R§9: has a way to all of it, and pictures in the ratio that was chosen', async () => {
    await status('customer');
    render(elementOf('wishlist-carousel', { content: { title: 'Yours', imageRatio: 1.25 } }));
    expect(await screen.findByRole('link', { name: 'wishlistRow.viewAll' })).toBeTruthy();
    expect(document.querySelector<HTMLElement>('[style*="aspect-ratio"]')?.style.aspectRatio).toMatch(/^0\.8/);
    expect(screen.getByRole('link', { name: /Coat/ }).getAttribute('href')).toMatch(/coat.*oat/);
    await status('guest');
    expect(screen.queryByRole('heading')).toBeNull();
  });
});

test('R§2: a frame of another house comes once it is agreed to, and may do no more than it must', () => {
  render(elementOf('iframe', { content: { title: 'A song', src: 'https://open.spotify.com/embed/1' } }));
  expect(document.querySelector('iframe')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'frame.once' }));
  expect(document.querySelector('iframe')?.getAttribute('sandbox')).toBe('allow-scripts allow-same-origin allow-popups allow-presentation');
  expect(document.activeElement).toBe(document.querySelector('iframe'));
});

test('R§4: products for one have a tab for each department that has any, and open where there are some', () => {
  const loaded = { tabs: ['beauty', 'home'], tab: 'home', products: [], promotions: null };
  render(elementOf('personalised-carousel', { content: { title: 'Yours', tab: 'mens' }, loaded }));
  const tabs = screen.getAllByRole('button').filter((button) => button.hasAttribute('aria-pressed'));
  expect(tabs.map(({ textContent }) => textContent)).toEqual(['personal.beauty', 'personal.home']);
  expect(tabs.map((tab) => tab.getAttribute('aria-pressed'))).toEqual(['false', 'true']);
});

describe('R§9: heroes in turns', () => {
  test('have their words upon their pictures, at the place that an editor gave them or at the bottom', () => {
    const parsed = blockContents.get('hero-carousel')?.parse({ label: 'x', sections: [{ title: 'a' }, { linkLocation: 'top-right' }] });
    const { sections } = (parsed as { content: { sections: unknown[] } }).content;
    expect(sections).toEqual([{ title: 'a', linkLocation: 'bottom-left' }, { linkLocation: 'top-right' }]);
  });

  const hero = (id: string): LoadedSection => ({ id, block: 'hero-banner', isStatic: true, html: `<p>${id}</p>` });
  const carousel = (content: object) => {
    document.body.innerHTML = renderToString(elementOf('hero-carousel', { content: { label: 'This week', ...content } }));
    return document.querySelector('[data-carousel]')?.getAttribute('data-carousel');
  };

  test('move on every five seconds, or as their editor says; one alone does not', () => {
    const sections = [hero('one'), hero('two')];
    expect([carousel({ sections }), carousel({ sections, slideMs: 9_000 }), carousel({ sections, autoplay: false })]).toEqual([
      '5000',
      '9000',
      '',
    ]);
    expect(carousel({ sections: [hero('one')] })).toBe('');
  });

  test('what is no hero has no turn', () => {
    carousel({ sections: [hero('one'), { ...hero('two'), block: 'text' }] });
    expect(document.querySelectorAll('[data-carousel] > ul > li')).toHaveLength(1);
  });

  test('R§5: a hero with a rule has no dot while nobody knows who is there', () => {
    const ruled = { ...hero('two'), visibility: { hideForLoggedInUsers: true, hideForGuestUsers: false } };
    carousel({ sections: [hero('one'), ruled, hero('three')] });
    expect([document.querySelectorAll('[data-slide]').length, document.querySelectorAll('li[hidden]').length]).toEqual([2, 1]);
  });
});
