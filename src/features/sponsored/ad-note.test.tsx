/** @vitest-environment happy-dom */
/** Tests of the note of an ad, and of the views and clicks that it reports. */
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { testShop } from '#request/shop.fixtures.ts';
import { ShopProvider } from '#request/shop-public.tsx';
import { AdNote } from './ad-note.tsx';

const sent: string[] = [];
let observed: (isVisible: boolean) => void;

class Observer {
  constructor(report: (entries: readonly { readonly isIntersecting: boolean }[]) => void) {
    observed = (isIntersecting) => report([{ isIntersecting }]);
  }
  observe() {}
  disconnect() {
    observed = () => undefined;
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IntersectionObserver', Observer);
  vi.stubGlobal('navigator', {
    sendBeacon: (url: string, body: URLSearchParams) => sent.push(`${url} ${body}`) > 0,
  });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  sent.length = 0;
});

const eventsUrl = '/_api/sponsored?ad=oak';

function show() {
  render(
    <ShopProvider value={testShop}>
      <ul>
        <li>
          <AdNote ad={{ advertiser: 'Oak Ltd', eventsUrl }} />
          <a href="#scarf">Scarf</a>
        </li>
      </ul>
    </ShopProvider>,
    { wrapper: MemoryRouter },
  );
}

test('REC-3: an ad is labelled, with who pays and why', () => {
  show();
  expect(screen.getByText('sponsored.label').tagName).toBe('SUMMARY');
  expect(screen.getByText('sponsored.why')).toBeTruthy();
});

test('REC-3: a view is reported once, after a second in view', () => {
  show();
  observed(true);
  vi.advanceTimersByTime(900);
  observed(false);
  vi.advanceTimersByTime(900);
  expect(sent).toEqual([]);
  observed(true);
  vi.advanceTimersByTime(1_000);
  observed(true);
  vi.advanceTimersByTime(1_000);
  expect(sent).toEqual([`${eventsUrl} event=view`]);
});

test('REC-3: a click on the product is reported, one on the note is not', () => {
  show();
  fireEvent.click(screen.getByText('sponsored.label'));
  expect(sent).toEqual([]);
  fireEvent.click(screen.getByRole('link', { name: 'Scarf' }));
  expect(sent).toEqual([`${eventsUrl} event=click`]);
});
