/** @vitest-environment happy-dom */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { testShop } from '#request/shop.fixtures.ts';
import { ShopProvider } from '#request/shop-public.tsx';
import { expectDefined } from '#test/expect-defined.ts';
import { SocialProofBox } from './social-proof-box.tsx';

const two = [
  { code: 'ATB', message: 'In <strong>9</strong> bags' },
  { code: 'LVVW', message: 'Seen <em>often</em>' },
];
let requests: { url: string; method: string }[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  requests = [];
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function stubFetch(respond: (productKey: string) => Response) {
  vi.stubGlobal('fetch', async (url: string, { method = 'GET' }: RequestInit = {}) => {
    requests.push({ url, method });
    return respond(new URL(url, 'http://shop.example').searchParams.get('productKey') ?? '');
  });
}

const respondWith = (messages: readonly object[]) => (productKey: string) =>
  Response.json({ productIds: [productKey], messages });

const renderPage = (productKey: string) => (
  <ShopProvider value={testShop}>
    <section>
      <SocialProofBox productKey={productKey} />
    </section>
  </ShopProvider>
);

async function renderBox(productKey: string) {
  const result = render(renderPage(productKey));
  await wait(0);
  return result;
}

const wait = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));
const note = () => screen.queryByRole('note');

test('GAL-6: first after 2 s, each for 5 s, faded in 300 ms, and again from the first', async () => {
  stubFetch(respondWith(two));
  await renderBox('a1');
  await wait(1_999);
  expect(note()).toBeNull();
  await wait(1);
  expect(note()?.textContent).toContain('In 9 bags');
  await wait(5_000);
  expect(note()?.dataset.phase).toBe('fading');
  await wait(300);
  expect(note()?.textContent).toContain('Seen <em>often</em>');
  expect(note()?.dataset.phase).toBe('shown');
  await wait(5_000);
  await wait(300);
  expect(note()?.textContent).toContain('In 9 bags');
  expect(screen.getByText('9').tagName).toBe('STRONG');
});

test('GAL-6: the 2 s begin with the display of the page, not with its hydration', async () => {
  stubFetch(respondWith(two));
  await hydrate('late', 30_000);
  await wait(0);
  expect(note()?.textContent).toContain('In 9 bags');
  cleanup();
  await hydrate('early', 500);
  await wait(1_499);
  expect(note()).toBeNull();
  await wait(1);
  expect(note()?.textContent).toContain('In 9 bags');
});

test('GAL-6: in a tab opened in the background, the 2 s begin when it is first shown', async () => {
  stubFetch(respondWith(two));
  hideTab(true);
  await hydrate('background', null);
  await wait(60_000);
  act(() => hideTab(false));
  await wait(1_999);
  expect(note()).toBeNull();
  await wait(1);
  expect(note()?.textContent).toContain('In 9 bags');
});

/** A page of the server; `displayedAgo` in ms, null for one without a first paint. */
async function hydrate(productKey: string, displayedAgo: number | null) {
  const startTime = performance.now() - (displayedAgo ?? 0);
  const entries = displayedAgo === null ? [] : [{ startTime } as PerformanceEntry];
  vi.spyOn(performance, 'getEntriesByName').mockReturnValue(entries);
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(renderPage(productKey));
  render(renderPage(productKey), { container, hydrate: true });
  await wait(0);
}

test('GAL-6: stays while the pointer is on it, while it has the focus, and while the tab is hidden', async () => {
  stubFetch(respondWith(two));
  await renderBox('a2');
  await wait(2_000);
  const box = expectDefined(note());
  const button = expectDefined(screen.getAllByRole('button')[0]);
  const pauses: [() => void, () => void][] = [
    [() => fireEvent.pointerEnter(box), () => fireEvent.pointerLeave(box)],
    [() => fireEvent.focus(button), () => fireEvent.blur(button)],
    [() => hideTab(true), () => hideTab(false)],
  ];
  for (const [pause, resume] of pauses) {
    act(pause);
    await wait(60_000);
    expect(note()?.textContent).toContain('In 9 bags');
    act(resume);
    await wait(4_999);
    expect(note()?.dataset.phase).toBe('shown');
  }
  await wait(1);
  expect(note()?.dataset.phase).toBe('fading');
});

function hideTab(isHidden: boolean) {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  document.dispatchEvent(new Event('visibilitychange'));
}

test('GAL-6: dismissed until the product changes, also in another colour; the focus is not lost', async () => {
  stubFetch(respondWith(two));
  const { unmount, container } = await renderBox('a3');
  await wait(2_000);
  const button = screen.getByRole('button', { name: 'socialProof.dismiss' });
  button.focus();
  fireEvent.click(button);
  await wait(60_000);
  expect(note()).toBeNull();
  expect(document.activeElement).toBe(container.querySelector('section'));
  unmount();
  await renderBox('a3');
  await wait(60_000);
  expect(note()).toBeNull();
  cleanup();
  await renderBox('a4');
  await wait(2_000);
  expect(note()?.textContent).toContain('In 9 bags');
});

test('GAL-6: with reduced motion the first note stays', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  stubFetch(respondWith(two));
  await renderBox('a5');
  await wait(60_000);
  expect(note()?.textContent).toContain('In 9 bags');
  expect(note()?.dataset.phase).toBe('shown');
});

test('GAL-6: the note is not a live region, and links to the policy on counting', async () => {
  stubFetch(respondWith(two));
  const { container } = await renderBox('a6');
  await wait(2_000);
  expect(container.querySelector('[aria-live], [role=status], [role=alert]')).toBeNull();
  const link = screen.getByRole('link', { name: 'socialProof.policy' });
  expect(link.getAttribute('href')).toBe('/how-we-count');
});

test.each<[string, () => Response]>([
  ['an error', () => Response.json({ error: {} }, { status: 500 })],
  ['no JSON', () => new Response('<html>')],
  ['no message', () => Response.json({ productIds: ['a7'], messages: [] })],
])('GAL-6: nothing is shown after %s', async (_name, respond) => {
  stubFetch(respond);
  await renderBox('a7');
  await wait(10_000);
  expect(note()).toBeNull();
});

test('PROOF-1: the view of a product is counted once, its messages are requested in the language of the page', async () => {
  stubFetch(respondWith([]));
  await renderBox('a8');
  cleanup();
  await renderBox('a8');
  expect(requests.filter(({ method }) => method === 'POST')).toHaveLength(1);
  expect(requests[0]?.url).toBe('/_api/social-proof?productKey=a8&locale=en-GB');
});
