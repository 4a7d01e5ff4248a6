/** @vitest-environment happy-dom */
/** Tests of the USP banner: links, colours, and rotation on a fake clock. */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { parse } from 'valibot';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { changeShopper } from '#features/shopper/use-shopper.ts';
import { testShop } from '#request/shop.fixtures.ts';
import { ShopProvider } from '#request/shop-public.tsx';
import { contentErrorOf, renderBlock } from '#test/components/render-block.tsx';
import { fixturePicture } from '../testing/fixture-pictures.ts';
import { content } from './usp-banner.content.ts';
import { fixtures } from './usp-banner.fixtures.ts';
import { Island } from './usp-banner.island.tsx';

let isReduced = false;
beforeEach(() => {
  isReduced = false;
  vi.useFakeTimers();
  vi.stubGlobal('fetch', async () => new Response('', { status: 503 }));
  vi.stubGlobal('matchMedia', () => ({ matches: isReduced }));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function show(fixture: object) {
  render(
    <ShopProvider value={testShop}>
      <Island
        content={parse(content.schema, fixture)}
        {...{ loaded: null, sections: [], isFirst: true, isAtPageTop: true }}
      />
    </ShopProvider>,
  );
}

/** @throws Error when there is none. */
function findElement<E extends HTMLElement>(selector: string): E {
  const found = document.querySelector<E>(selector);
  if (!found) throw new Error(`there is no ${selector}`);
  return found;
}

/** Items that can be focused: neither clones nor those out of view. */
const current = () =>
  [...document.querySelectorAll('li:not([inert])')].map((item) => item.textContent);
const row = () => document.querySelector('ul') ?? document.body;
const advanceTime = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
const endTransition = () => fireEvent.transitionEnd(row());

test('one reason after the other, every three seconds, and round', () => {
  show(fixtures.rotating);
  expect(current()).toEqual(['Free deliveryover £50']);
  advanceTime(2_999);
  expect(current()).toEqual(['Free deliveryover £50']);
  advanceTime(1);
  expect(current()[0]).toContain('28 days');
  expect(row().style.getPropertyValue('--moves')).toBe('500ms');
  for (let round = 0; round < 3; round += 1) {
    endTransition();
    advanceTime(3_000);
  }
  expect(current()).toEqual(['Free deliveryover £50']);
  expect(row().style.getPropertyValue('--index')).toBe('5');
  endTransition();
  expect(row().style.getPropertyValue('--index')).toBe('1');
  expect(row().style.getPropertyValue('--moves')).toBe('0s');
});

test('it pauses under the pointer or focus, and while one of them is open', () => {
  show(fixtures.rotating);
  const banner = screen.getByRole('region', { name: 'Why here' });
  fireEvent.pointerEnter(banner, { pointerType: 'mouse' });
  advanceTime(9_000);
  expect(current()).toEqual(['Free deliveryover £50']);
  fireEvent.pointerLeave(banner);
  advanceTime(3_000);
  const details = findElement<HTMLDetailsElement>('li:not([inert]) details');
  details.open = true;
  fireEvent(details, new Event('toggle'));
  advanceTime(9_000);
  expect(current()[0]).toContain('28 days');
  details.open = false;
  fireEvent(details, new Event('toggle'));
  advanceTime(3_000);
  expect(current()[0]).toContain('Ends soon');
});

test('it pauses when the shopper pauses it, until it is started again', () => {
  show(fixtures.rotating);
  const pause = screen.getByRole('checkbox', { name: 'slides.pause' });
  fireEvent.click(pause);
  advanceTime(30_000);
  expect(current()).toEqual(['Free deliveryover £50']);
  fireEvent.click(pause);
  advanceTime(3_000);
  expect(current()[0]).toContain('28 days');
});

test('a swipe over 50 px moves one on, or back to a clone of the last', () => {
  show(fixtures.rotating);
  const banner = screen.getByRole('region', { name: 'Why here' });
  const swipe = (from: number, to: number) => {
    fireEvent.touchStart(banner, { touches: [{ clientX: from }] });
    fireEvent.touchEnd(banner, { changedTouches: [{ clientX: to }] });
  };
  swipe(200, 150);
  expect(current()).toEqual(['Free deliveryover £50']);
  swipe(100, 151);
  expect(current()[0]).toContain('Pay in three');
  expect(row().style.getPropertyValue('--index')).toBe('0');
});

test('with reduced motion nothing rotates, and every item can be reached', () => {
  isReduced = true;
  show(fixtures.rotating);
  advanceTime(30_000);
  expect(current()).toHaveLength(fixtures.rotating.items.length);
  const banner = screen.getByRole('region', { name: 'Why here' });
  fireEvent.touchStart(banner, { touches: [{ clientX: 100 }] });
  fireEvent.touchEnd(banner, { changedTouches: [{ clientX: 200 }] });
  expect(row().style.getPropertyValue('--index')).toBe('1');
});

test('a single reason stays where it is, without clones', () => {
  show({ ...fixtures.rotating, items: fixtures.rotating.items.slice(0, 1) });
  advanceTime(9_000);
  expect(document.querySelectorAll('li')).toHaveLength(1);
});

test('a clock in a reason runs', () => {
  vi.setSystemTime(new Date('2034-12-31T23:59:00Z'));
  show({
    ...fixtures.rotating,
    items: [{ label: 'Ends soon', countdownTo: '2035-01-01T00:00:00Z' }],
  });
  expect(screen.getByRole('timer').textContent).toBe('00:01:00');
  advanceTime(1_000);
  expect(screen.getByRole('timer').textContent).toBe('00:00:59');
});

test('customers read their pay-plus limit instead, guests do not', () => {
  show({ ...fixtures.rotating, items: fixtures.rotating.items.slice(3) });
  expect(screen.getByText('Pay in three')).toBeTruthy();
  act(() => changeShopper({ status: 'customer' }));
  expect(screen.getByText(/^Your pay-plus limit is £500/)).toBeTruthy();
});

test('passing by they come round twice, the second time for the eye only', () => {
  show(fixtures.ticker);
  const band = findElement('[style*="--seconds"]');
  expect(band.style.getPropertyValue('--seconds')).toBe('40s');
  expect([
    band.style.getPropertyValue('--space'),
    band.style.getPropertyValue('--space-wide'),
  ]).toEqual(['75px', '150px']);
  expect([...document.querySelectorAll('ul')].map((list) => list.hasAttribute('inert'))).toEqual([
    false,
    true,
  ]);
});

describe('reasons to buy here', () => {
  const reason = {
    label: 'Free delivery',
    label2: 'over £50',
    href: '/delivery',
    target: '_blank',
    colour: '#1b1a1c',
    background: '#efe8da',
  };
  const band = (more: object) =>
    renderBlock('usp-banner', { label: 'Why', items: [reason, { label: 'Returns' }], ...more });

  test('have two labels, a link with its target, a picture and colours', () => {
    const rendered = band({
      mode: 'ticker',
      items: [{ ...reason, picture: fixturePicture('wardrobe') }],
    });
    const [link] = rendered.all('a');
    expect([link?.textContent, link?.getAttribute('href'), link?.getAttribute('target')]).toEqual([
      'Free deliveryover £50',
      '/delivery',
      '_blank',
    ]);
    expect(link?.parentElement?.getAttribute('style')?.replaceAll(' ', '')).toBe(
      'color:#1b1a1c;background:#efe8da',
    );
    expect(link?.querySelectorAll('img')).toHaveLength(1);
  });

  test('moving, are 150 px apart, half of that on a phone', () => {
    const rendered = band({ mode: 'ticker' });
    expect([rendered.property('--space-wide'), rendered.property('--space')]).toEqual([
      '150px',
      '75px',
    ]);
  });

  test('standing, move on every 5000 ms on a phone', () => {
    expect(band({ mode: 'static' }).one('[data-carousel]')?.getAttribute('data-carousel')).toBe(
      '5000',
    );
  });
});

test('a banner without items is rejected with the path of its field', () => {
  expect(contentErrorOf('usp-banner', { label: 'x', items: [] })).toMatch(/^items: /);
});
