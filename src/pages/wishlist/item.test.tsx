/** Tests of a wishlist item whose move to the basket was refused. */
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import type { WishlistLine } from '#features/wishlist/wishlist-line.ts';
import { testShop } from '#request/shop.fixtures.ts';
import { ShopProvider } from '#request/shop-public.tsx';
import { Item, type ItemProps } from './parts/item.tsx';

const size = (name: string) => ({ size: name, sku: `ABC12345-1-${name}`, isOnStock: true });
const line: WishlistLine = {
  wishlistKey: 'ABC12345~ABC12345-1-1~0~moss',
  since: '1795286024599000',
  slug: 'tee',
  name: 'Tee',
  brand: 'Brand',
  colour: 'moss',
  colourLabel: 'Moss',
  picture: null,
  price: 2500,
  wasPrice: null,
  droppedFrom: null,
  isBack: false,
  hasPriceAlert: false,
  sizes: [size('1'), size('2')],
  sku: null,
  page: null,
};

function Missing() {
  return <Item line={line} aspect="2x3" problem="wishlist.sizeMissing" />;
}

function SoldOut() {
  return <Item line={line} aspect="2x3" problem="wishlist.notEnough" />;
}

/** Size field of the item, and the element that describes it. */
function renderItem(Component: React.ComponentType<Partial<ItemProps>>) {
  const Page = createRoutesStub([{ path: '/', Component }]);
  const html = renderToStaticMarkup(
    <ShopProvider value={testShop}>
      <Page initialEntries={['/']} />
    </ShopProvider>,
  );
  const select = /<select[^>]*>/.exec(html)?.[0] ?? '';
  const note = / aria-describedby="([^"]*)"/.exec(select)?.[1] ?? 'none';
  return { html, select, words: html.split(`id="${note}"`)[1]?.replace(/^[^>]*>|<.*/g, '') };
}

test('a missing size is shown in the shop’s own message, at the field, which has the focus', () => {
  const { html, select, words } = renderItem(Missing);
  expect(html).toContain('noValidate');
  expect(select).toContain('aria-invalid="true"');
  expect(select).toContain('autofocus');
  expect(words).toBe('wishlist.sizeMissing');
});

function Single() {
  return <Item line={{ ...line, sizes: [size('8')] }} aspect="2x3" problem={undefined} />;
}

test('PICK-3: a single size is a button, chosen already; two are a dropdown', () => {
  expect(/<input type="radio"[^>]*>/.exec(renderItem(Single).html)?.[0]).toMatch(
    /name="sku".*checked="".*value="ABC12345-1-8"/,
  );
  expect(renderItem(Single).select).toBe('');
  expect(renderItem(SoldOut).select).not.toBe('');
});

function SingleSoldOut() {
  return (
    <Item
      line={{ ...line, sizes: [{ ...size('8'), isOnStock: false }] }}
      aspect="2x3"
      problem={undefined}
    />
  );
}

test('a single size that is sold out is labelled so, and can be neither selected nor moved', () => {
  const { html } = renderItem(SingleSoldOut);
  const [radio = ''] = /<input type="radio"[^>]*>/.exec(html) ?? [];
  expect(radio).toMatch(/ disabled=""/);
  expect(radio).not.toContain('checked');
  expect(radio).toContain('aria-label="wishlist.size: wishlist.soldOutSize"');
  expect(html).toContain('>wishlist.soldOutSize</label>');
  expect(html).toMatch(/<button type="submit" disabled=""[^>]*>wishlist.soldOut<\/button>/);
});

test('other errors are shown there too; the size is not wrong', () => {
  const { select, words } = renderItem(SoldOut);
  expect(select).not.toContain('aria-invalid="true"');
  expect(words).toBe('wishlist.notEnough');
});

function NoAlert() {
  return <Item line={line} aspect="2x3" problem={undefined} alertProblem="wishlist.notSold" />;
}

test('ALERT-6: a refused price alert is shown at its button, whose name has the colour', () => {
  const { html, words } = renderItem(NoAlert);
  const [, form = ''] = /<form[^>]*>(.*?startPriceAlert.*?)<\/form>/.exec(html) ?? [];
  const note = /<button[^>]* aria-describedby="([^"]*)"/.exec(form)?.[1] ?? 'none';
  expect(form.split(`id="${note}"`)[1]?.replace(/^[^>]*>|<.*/g, '')).toBe('wishlist.notSold');
  expect(form).toContain(': Tee (Moss)');
  expect(words).toBeUndefined();
});

function Engraved() {
  return (
    <Item
      line={{ ...line, page: { href: '/product/tee?colour=moss', action: 'personalise' } }}
      aspect="2x3"
      problem={undefined}
    />
  );
}

test('a product that needs personalisation is personalised on its page, instead of a move that would fail', () => {
  const { html } = renderItem(Engraved);
  const link = /<a [^>]*aria-label="wishlist.personaliseName[^>]*>/.exec(html)?.[0];
  expect(link).toContain('href="/product/tee?colour=moss"');
  expect(html).not.toContain('moveToBasket');
});
