/** @vitest-environment happy-dom */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { changeShopper, refreshShopper } from '#features/shopper/use-shopper.ts';
import { MAX_WISHLIST_ITEMS } from '#features/wishlist/wishlist.ts';
import { testShop } from '#request/shop.fixtures.ts';
import { ShopProvider } from '#request/shop-public.tsx';
import { WishlistButton } from './wishlist-button.tsx';

const item = {
  productKey: 'TEE00001',
  colourSelected: 'moss',
  lineItemSku: 'TEE00001-1-1',
  sizeSelected: false,
};
const WISHLIST_KEY = 'TEE00001~moss';

/** Stubbed server responses by path, and the requests that were posted. */
const answers: Record<string, () => Response> = {};
let posts: string[];

beforeEach(() => {
  posts = [];
  for (const path of Object.keys(answers)) delete answers[path];
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    if (init?.method === 'POST') posts.push(url);
    const response = Object.entries(answers).find(([path]) => url.includes(path))?.[1];
    if (!response) throw new TypeError('Failed to fetch');
    return response();
  });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

async function open(
  shopper: { status: 'guest' | 'customer'; wishlistKeys: readonly string[] },
  isInContent = false,
): Promise<void> {
  answers['/_api/shopper'] = () => Response.json({ ...shopper, basketCount: 0 });
  await act(async () => {
    render(
      <MemoryRouter>
        <ShopProvider value={testShop}>
          <WishlistButton item={item} name="Plain tee" isInContent={isInContent} />
        </ShopProvider>
      </MemoryRouter>,
    );
  });
  await act(async () => changeShopper(shopper));
}
const wishlistKey = () => screen.getByRole('button', { name: 'wishlistButton.label' });
const click = () => act(async () => void fireEvent.click(wishlistKey()));
const isFilled = () => wishlistKey().getAttribute('aria-pressed') === 'true';

describe('an add that fails resets the wishlist button and shows why', () => {
  test.each<[string, () => Response, string]>([
    [
      'a full wishlist',
      () => Response.json({ error: 'Wishlist limit reached: 250 items' }, { status: 409 }),
      'pdp.wishlist.reachedLimit',
    ],
    [
      'an error with a text',
      () => Response.json({ error: 'Not sold any more' }, { status: 409 }),
      'Not sold any more',
    ],
    [
      'an error that is sent with status 200',
      () => Response.json({ success: false, error: 'Not sold any more' }),
      'Not sold any more',
    ],
    [
      'a full one, sent as an answer',
      () => Response.json({ success: false, error: 'limit reached' }),
      'pdp.wishlist.reachedLimit',
    ],
    [
      'what is not sold here',
      () =>
        Response.json(
          { success: false, error: 'productKey: not sold here', code: 'wishlist.notSold' },
          { status: 404 },
        ),
      'pdp.wishlist.notSold',
    ],
    [
      'the page of a captive portal',
      () => new Response('<h1>Sign in to the network</h1>'),
      'pdp.wishlist.errorAdding',
    ],
    [
      'failed validation',
      () => Response.json({ error: 'lineItemSku: no' }, { status: 400 }),
      'pdp.wishlist.errorAdding',
    ],
    ['an outage', () => new Response('no JSON', { status: 500 }), 'pdp.wishlist.errorAdding'],
    ['no connection', () => Response.error(), 'pdp.wishlist.errorAdding'],
  ])('%s', async (_what, response, message) => {
    answers['wishlist/add'] = response;
    await open({ status: 'customer', wishlistKeys: [] });
    await click();
    expect(await screen.findByText(message)).toBeTruthy();
    expect(isFilled()).toBe(false);
  });
});

test('without a connection a message is shown, nothing is requested and the wishlist button stays as it was', async () => {
  await open({ status: 'customer', wishlistKeys: [] });
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await click();
  expect(await screen.findByText('wishlistButton.offline')).toBeTruthy();
  expect(posts).toEqual([]);
  expect(isFilled()).toBe(false);
});

test('a removal that fails sets the wishlist button again', async () => {
  answers['wishlist/remove'] = () => Response.json({ error: 'whatever' }, { status: 500 });
  await open({ status: 'customer', wishlistKeys: [WISHLIST_KEY] });
  await click();
  expect(await screen.findByText('pdp.wishlist.errorRemoving')).toBeTruthy();
  expect(isFilled()).toBe(true);
});

test('a wishlist button is set at once, before the server has answered', async () => {
  const sent = Promise.withResolvers<void>();
  await open({ status: 'customer', wishlistKeys: [] });
  vi.stubGlobal('fetch', () => sent.promise.then(() => Response.json({ success: true })));
  await click();
  await expect.poll(isFilled).toBe(true);
  await act(async () => sent.resolve());
  expect(isFilled()).toBe(true);
});

describe('within content', () => {
  test('only customers have a wishlist button', async () => {
    await open({ status: 'guest', wishlistKeys: [] }, true);
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('a failure is logged and reverted without a message', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    answers['wishlist/add'] = () =>
      Response.json({ error: 'Wishlist limit reached' }, { status: 409 });
    await open({ status: 'customer', wishlistKeys: [] }, true);
    await click();
    await expect.poll(() => warn).toHaveBeenCalledWith('Wishlist:', 'pdp.wishlist.reachedLimit');
    expect(isFilled()).toBe(false);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('a guest', () => {
  const signIn = async (response: () => Response) => {
    answers['wishlist/pending'] = () => Response.json({ success: true });
    answers['/login'] = () =>
      posts.at(-1) === '/login' ? response() : Response.json({ csrf: 'token' });
    await open({ status: 'guest', wishlistKeys: [] });
    await click();
    const modal = await screen.findByRole('dialog', { name: 'account.signIn' });
    expect(screen.getByText('account.wishlistIntro')).toBeTruthy();
    expect(posts).toEqual(['/_api/wishlist/pending']);
    fireEvent.change(screen.getByLabelText(/account\.email/), {
      target: { value: 'ada@example.com' },
    });
    fireEvent.change(screen.getByLabelText(/account\.password/), {
      target: { value: 'a quiet green door' },
    });
    await act(async () => void fireEvent.submit(modal.querySelector('form') ?? modal));
  };

  test('whose sign-in is refused sees the error instead of the introduction', async () => {
    await signIn(() =>
      Response.json(
        { error: { code: 'account.wrongPassword', field: 'password' } },
        { status: 401 },
      ),
    );
    expect(await screen.findByText('account.wrongPassword')).toBeTruthy();
    expect(screen.queryByText('account.wishlistIntro')).toBeNull();
  });

  test('who signs in sees the modal closed and the wishlist button set', async () => {
    await signIn(() => {
      answers['/_api/shopper'] = () =>
        Response.json({ status: 'customer', wishlistKeys: [WISHLIST_KEY], basketCount: 0 });
      return Response.json({ user: { status: 'customer', firstName: 'Ada' } });
    });
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
    expect(isFilled()).toBe(true);
    expect(JSON.parse(sessionStorage.getItem('user') ?? '')).toEqual({
      status: 'customer',
      firstName: 'Ada',
    });
  });

  test('who signs in sees a message when the wishlist is full', async () => {
    const wishlistKeys = Array.from({ length: MAX_WISHLIST_ITEMS }, (_, n) => `KEPT-${n}~moss`);
    await signIn(() => {
      answers['/_api/shopper'] = () =>
        Response.json({ status: 'customer', wishlistKeys, basketCount: 0 });
      return Response.json({ user: { status: 'customer', firstName: 'Ada' } });
    });
    expect(await screen.findByText('pdp.wishlist.reachedLimit')).toBeTruthy();
    expect(isFilled()).toBe(false);
  });
});

test('SITE-6: blocked storage is a warning, and wishlist buttons work', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  vi.stubGlobal('sessionStorage', { setItem });
  await open({ status: 'customer', wishlistKeys: [WISHLIST_KEY] });
  expect(warn).toHaveBeenCalledWith('sessionStorage:', expect.any(DOMException));
  expect(isFilled()).toBe(true);
});

test('a wishlist that cannot be reloaded is logged, and stays as it was', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  await open({ status: 'customer', wishlistKeys: [WISHLIST_KEY] });
  answers['/_api/shopper'] = () => new Response(null, { status: 503 });
  await act(async () => void (await refreshShopper()));
  expect(warn).toHaveBeenCalledWith('Wishlist:', expect.any(Error));
  expect(isFilled()).toBe(true);
});
