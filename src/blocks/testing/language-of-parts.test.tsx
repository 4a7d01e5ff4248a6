/** Tests of `lang` attributes: interface text inside content of another language. */
import { describe, expect, test } from 'vitest';
import { plainTee } from '#features/product-card/product-card.fixtures.ts';
import { testShop } from '#request/shop.fixtures.ts';
import { renderBlock } from '#test/components/render-block.tsx';
import { fixturePicture } from './fixture-pictures.ts';

const picture = fixturePicture('jumper');

describe('in content of another language, the shop’s own messages have the language of the page', () => {
  const shop = {
    ...testShop,
    locale: { tag: 'ar', language: 'ar', direction: 'rtl', name: 'العربية' },
  } as const;
  const spot = {
    productSku: plainTee.productKey,
    percentageFromTopLocation: 40,
    percentageFromLeftLocation: 60,
  };
  const banner = { picture, desktopItems: [spot] };
  const spots = { [plainTee.productKey]: plainTee };

  test.each([
    ['a single product', 'product-card', { productKey: plainTee.productKey }, plainTee, 'article'],
    [
      'products in a row',
      'product-carousel',
      { title: 'A row', source: {} },
      [plainTee],
      'article',
    ],
    [
      'the way to all of a row',
      'product-carousel',
      { title: 'A row', source: {}, viewAllHref: '/sale' },
      [plainTee],
      'a[href$="/sale"]',
    ],
    [
      'products beside a picture',
      'shoppable-banner',
      { ...banner, displayMode: 'banner' },
      spots,
      'ul a',
    ],
    ['buttons upon a picture', 'shoppable-banner', banner, spots, 'ul [aria-expanded]'],
    [
      'a clock',
      'countdown-banner',
      { title: 'The sale ends', endTime: '2135-01-01T00:00:00Z' },
      undefined,
      '[role=timer]',
    ],
    [
      'a clock among reasons',
      'usp-banner',
      { label: 'Why here', items: [{ label: 'Ends', countdownTo: '2135-01-01T00:00:00Z' }] },
      undefined,
      '[role=timer]',
    ],
    [
      'what is asked before a frame',
      'iframe',
      { title: 'A map', src: 'https://www.openstreetmap.org/export/embed.html' },
      undefined,
      'button',
    ],
    ['a date', 'blog-header', { title: 'Knitwear', date: '2026-11-02' }, undefined, 'time'],
  ])('%s', (_name, block, content, loaded, selector) => {
    const renderIn = (contentLanguage: object) =>
      renderBlock(block, content, { loaded, shop, contentLanguage }).all(selector)[0];
    expect(renderIn({ lang: 'en-GB', dir: 'ltr' })?.closest('[lang=ar][dir=rtl]')).toBeTruthy();
    expect(renderIn({})?.closest('[lang]')).toBeNull();
  });
});
