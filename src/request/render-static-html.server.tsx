/** Draws components to HTML that needs no script: their words and the shop around them are the page's own. */
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { openWords } from '#kit/catalogues.tsx';
import type { Shop } from '#kit/shop.ts';
import { ShopProvider } from '#kit/shop-public.tsx';
import { WordsProvider } from '#kit/text.tsx';

export function renderStaticHtml(shop: Shop, part: ReactNode): string {
  return renderToStaticMarkup(
    <ShopProvider value={shop.public}>
      <WordsProvider value={openWords(shop.locale.tag)}>{part}</WordsProvider>
    </ShopProvider>,
  );
}
