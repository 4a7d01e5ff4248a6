/** @vitest-environment happy-dom */
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { testShop } from '#request/shop.fixtures.ts';
import { ShopProvider } from '#request/shop-public.tsx';
import { SizeGuideDialog } from './size-guide-dialog.tsx';

const GUIDE = '/pages/brands/plain/informational/size-guide';
const PAGE = `<html><body><nav>Menu</nav><main><div lang="en-GB"><header><h1>Plain size guide</h1></header>
<script>window.ran = true</script><table><tr><th>Size</th><th>Bust</th></tr></table></div></main></body></html>`;

let requests: string[];
let respond: () => Response | Promise<Response>;

beforeEach(() => {
  requests = [];
  respond = () => new Response(PAGE);
  vi.stubGlobal('fetch', async (url: string) => {
    requests.push(url);
    return respond();
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function open(onClose: () => void = vi.fn(), href = GUIDE) {
  render(
    <ShopProvider value={{ ...testShop, prefix: '/fr' }}>
      <SizeGuideDialog href={href} onClose={onClose} />
    </ShopProvider>,
  );
}

test('PDP-13: the dialog has the heading and tables of the page, in its language', async () => {
  open();
  const dialog = await screen.findByRole('dialog', { name: 'Plain size guide' });
  expect(requests).toEqual([`/fr${GUIDE}`]);
  expect(within(dialog).getByRole('columnheader', { name: 'Bust' })).toBeTruthy();
  expect(within(dialog).getAllByRole('heading')).toHaveLength(1);
  expect(dialog.querySelector('[lang="en-GB"] table')).not.toBeNull();
  expect(dialog.textContent).not.toContain('Menu');
  expect(dialog.innerHTML).not.toContain('<script');
});

test('PDP-13: the part about the department comes first, after the heading', async () => {
  const part = (id: string, title: string) =>
    `<div><section id="${id}"><h2>${title}</h2></section></div>`;
  const parts = [part('mens', 'Menswear'), part('womens', 'Womenswear'), part('belts', 'Belts')];
  const how = '<section><h2>How to measure</h2></section>';
  respond = () => new Response(`<main><h1>Plain</h1><p>In cm</p>${parts.join('')}${how}</main>`);
  open(vi.fn(), `${GUIDE}#womens`);
  const dialog = await screen.findByRole('dialog', { name: 'Plain' });
  expect(requests).toEqual([`/fr${GUIDE}`]);
  const headings = within(dialog).getAllByRole('heading', { level: 2 });
  expect(headings.map(({ textContent }) => textContent)).toEqual([
    ...['Plain', 'Womenswear', 'Menswear', 'Belts', 'How to measure'],
  ]);
  const intro = within(dialog).getByText('In cm');
  const following = intro.compareDocumentPosition(within(dialog).getByText('Womenswear'));
  expect(following & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

test.each([
  ['an error', () => new Response('', { status: 503 })],
  ['a page without content', () => new Response('<html>Sign in to this network</html>')],
  ['no connection', () => Promise.reject(new TypeError('fetch failed'))],
])('PDP-13: on %s the dialog shows an alert with a link to the page', async (_, failing) => {
  respond = failing;
  open();
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('pdp.sizeGuideFailed');
  expect(within(alert).getByRole('link').getAttribute('href')).toBe(`/fr${GUIDE}`);
});

test('PDP-13: the dialog is closed by its button', async () => {
  const onClose = vi.fn();
  open(onClose);
  fireEvent.click(await screen.findByRole('button', { name: 'pdp.closeSizeGuide' }));
  await expect.poll(() => onClose).toHaveBeenCalled();
});
