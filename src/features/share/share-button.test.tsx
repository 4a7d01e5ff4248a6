/** @vitest-environment happy-dom */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { changeShopper } from '#features/shopper/use-shopper.ts';
import { MessageKeysProvider } from '#i18n/text.fixtures.tsx';
import { testShop } from '#request/shop.fixtures.ts';
import { ShopProvider } from '#request/shop-public.tsx';
import { ShareButton } from './share-button.tsx';

const SHORT = 'https://shop.example/s/hG4k9QzT2b';
const PARAMETERS = 'utm_source=pdp_share&utm_medium=referral&link_source=share_button';

let posted: string[] = [];
let copied: string[] = [];
let respond: () => Response | Promise<Response>;
let isCoarse = false;
let findCustomer: () => Response | Promise<Response>;

beforeEach(() => {
  posted = [];
  copied = [];
  isCoarse = false;
  respond = () => Response.json({ shorturl: SHORT });
  vi.useFakeTimers();
  changeShopper({ status: 'guest' });
  findCustomer = () => Response.json({ customer: null });
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit) => {
    if (url === '/_api/customer/getCustomer') return findCustomer();
    posted.push(new URLSearchParams(String(body)).get('url') ?? '');
    return respond();
  });
  vi.stubGlobal('ClipboardItem', undefined);
  vi.stubGlobal('matchMedia', () => ({ matches: isCoarse }));
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: { writeText: async (text: string) => void copied.push(text) },
  });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'share');
});

const wait = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));

function show() {
  render(
    <ShopProvider value={testShop}>
      <MessageKeysProvider>
        <ShareButton href="/product/coat/share" title="Wool coat" />
      </MessageKeysProvider>
    </ShopProvider>,
  );
  return screen.getByRole('link', { name: 'share.share' });
}

async function press(link: HTMLElement) {
  fireEvent.click(link);
  await wait(0);
}

test('SHARE-1: copies the short link of the page with the three parameters', async () => {
  await press(show());
  expect(posted).toHaveLength(1);
  expect(posted[0]).toContain(PARAMETERS);
  expect(copied).toEqual([SHORT]);
});

test('SHARE-1: "link copied" is shown for 3 seconds', async () => {
  await press(show());
  expect(screen.getByRole('status').textContent).toBe('share.copied');
  await wait(2_999);
  expect(screen.getByRole('status').textContent).toBe('share.copied');
  await wait(1);
  expect(screen.getByRole('status').textContent).toBe('');
});

test('SHARE-1: disabled while working', async () => {
  const response = Promise.withResolvers<Response>();
  respond = () => response.promise;
  const link = show();
  await press(link);
  expect(link.getAttribute('aria-disabled')).toBe('true');
  await press(link);
  expect(posted).toHaveLength(1);
  response.resolve(Response.json({ shorturl: SHORT }));
  await wait(0);
  expect(link.getAttribute('aria-disabled')).toBe('false');
  expect(copied).toEqual([SHORT]);
});

test.each([
  ['too many links', () => Response.json({}, { status: 429 })],
  ['a page of HTML', () => new Response('<html>Sign in to this network</html>')],
  ['no connection', () => Promise.reject(new TypeError('fetch failed'))],
])('SHARE-1: with %s the long URL is copied', async (_, failing) => {
  respond = failing;
  await press(show());
  expect(copied).toEqual([posted[0]]);
});

test.each([
  ['that customer has one', () => Response.json({ customer: { affiliateId: 'ada-7' } }), 'ada-7'],
  ['that customer has none', () => Response.json({ customer: { affiliateId: null } }), null],
  ['the answer fails', () => Response.json({}, { status: 503 }), null],
  ['the line is down', () => Promise.reject(new TypeError('fetch failed')), null],
] as const)('SHARE-1: a customer’s link where %s', async (_, response, affiliateId) => {
  changeShopper({ status: 'customer' });
  findCustomer = response;
  await press(show());
  expect(new URL(posted[0] ?? '').searchParams.get('affiliate_id')).toBe(affiliateId);
  expect(copied).toEqual([SHORT]);
});

test('SHARE-1: the affiliate id is in the link while the shopper’s status is unknown', async () => {
  changeShopper({ status: 'unknown' });
  findCustomer = () => Response.json({ customer: { affiliateId: 'ada-7' } });
  await press(show());
  expect(new URL(posted[0] ?? '').searchParams.get('affiliate_id')).toBe('ada-7');
});

test('SHARE-1: a guest’s link requests no affiliate id', async () => {
  findCustomer = () => Response.json({ customer: { affiliateId: 'ada-7' } });
  await press(show());
  expect(posted[0]).not.toContain('affiliate_id');
});

test('SHARE-1: phones share natively, and closing the dialog is no error', async () => {
  isCoarse = true;
  const shared: ShareData[] = [];
  const share = async (data: ShareData) => {
    shared.push(data);
    throw new DOMException('The dialog was closed.', 'AbortError');
  };
  Object.defineProperty(navigator, 'share', { configurable: true, value: share });
  await press(show());
  expect(shared).toEqual([{ url: SHORT, title: 'Wool coat' }]);
  expect(copied).toEqual([]);
  expect(screen.getByRole('status').textContent).toBe('');
});
