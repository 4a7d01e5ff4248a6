/** Cache of components' HTML, by content: nothing has to be purged. */
import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { openMessages } from '#i18n/message-catalogues.tsx';
import { MessagesProvider } from '#i18n/text.tsx';
import type { ShopPublic } from '../shop.ts';
import { ShopProvider } from '../shop-public.tsx';
import type { ComponentCache } from './component-cache.tsx';

/** A string takes up to two bytes a character. */
const BYTES_PER_CHARACTER = 2;
/** Estimate of the memory that an entry takes besides its HTML. */
const ENTRY_BYTES = 200;

export function createComponentCache(maxBytes: number): ComponentCache {
  const cachedHtml = new LRUCache<string, string>({
    maxSize: maxBytes,
    sizeCalculation: (html) => html.length * BYTES_PER_CHARACTER + ENTRY_BYTES,
  });
  return (content, shop, part) => {
    const { fascia, locale, currency, prefix } = shop;
    const key = hash('sha256', `${fascia.code}|${locale.tag}|${currency}|${prefix}|${content}`);
    const cached = cachedHtml.get(key);
    if (cached !== undefined) return cached;
    const html = innerHtmlOf(render(shop, part));
    cachedHtml.set(key, html);
    return html;
  };
}

/**
 * Renders as the document does, so that the HTML can be hydrated.
 * @throws Error if a namespace of messages is used: pages that reuse the HTML would not load it.
 */
function render(shop: ShopPublic, part: ReactNode): string {
  const messages = openMessages(shop.locale.tag);
  const namespaceCount = messages.namespaces.size;
  const html = renderToString(
    <ShopProvider value={shop}>
      <MessagesProvider value={messages}>{part}</MessagesProvider>
    </ShopProvider>,
  );
  if (messages.namespaces.size > namespaceCount)
    throw new Error(`A cached component uses messages of ${[...messages.namespaces].pop()}.`);
  return html;
}

/**
 * Returns the HTML within the outermost element. Attributes contain no `>`: React escapes it.
 * @throws Error for an element that React moves to the document's head, such as a style sheet with
 * a precedence: it would be lost.
 */
function innerHtmlOf(html: string): string {
  if (HEAD_ELEMENT.test(html))
    throw new Error(`A cached component has an element for the head: ${html.slice(0, 80)}`);
  return html.slice(html.indexOf('>') + 1, html.lastIndexOf('</'));
}

const HEAD_ELEMENT = /^<(?:link|style|meta|title|script)\b/;
