/** Renders components to HTML that needs no script, with the messages and shop of the page. */
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { openMessages } from '#i18n/message-catalogues.tsx';
import { MessagesProvider } from '#i18n/text.tsx';
import type { Shop } from './shop.ts';
import { ShopProvider } from './shop-public.tsx';

export function renderStaticHtml(shop: Shop, part: ReactNode): string {
  return renderToStaticMarkup(
    <ShopProvider value={shop.public}>
      <MessagesProvider value={openMessages(shop.locale.tag)}>{part}</MessagesProvider>
    </ShopProvider>,
  );
}
