/**
 * Suggests the page in the language that the browser prefers. In the browser, as the HTML is in
 * shared caches and the same for every `Accept-Language`.
 */
import { createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { DataRouter } from 'react-router';
import { fetchNamespace, openMessages } from '#i18n/message-catalogues.tsx';
import { tryStorage } from '#kit/storage.browser.ts';
import { isRobot } from '#request/is-robot.ts';
import type { ShopPublic } from '#request/shop.ts';
import { namespace } from './language-suggestion.messages.ts';
import {
  canSuggestLanguage,
  findSuggestedLocale,
  hasLeftLocale,
  type SuggestedLocale,
  translatePath,
} from './language-suggestion.ts';
import { LanguageSuggestion } from './language-suggestion.tsx';

const STORAGE_KEY = 'language-suggestion';
/** Element of the header that the suggestion covers. */
const COVERED = 'announcement';

/** Runs once for each document, after hydration. */
export async function suggestLanguage(shop: ShopPublic): Promise<void> {
  const locale = findSuggestedLocale(navigator.languages, shop);
  const covered = document.getElementById(COVERED);
  if (!locale || !covered || isRobot(navigator.userAgent) || isDismissed()) return;
  if (hasLeftLocale(document.referrer, location.origin, locale, shop.locales)) {
    saveDismissal();
    return;
  }
  await new Promise((resolve) => (window.requestIdleCallback ?? setTimeout)(resolve));
  await fetchNamespace(locale.tag, namespace);
  show(covered, locale, shop);
}

function show(covered: HTMLElement, locale: SuggestedLocale, { prefix }: ShopPublic): void {
  const { text } = openMessages(locale.tag);
  const container = document.createElement('div');
  covered.style.position = 'relative';
  covered.append(container);
  // Every page has the code of `hydrateRoot`, and none that of `createRoot`.
  const root = hydrateRoot(container, null);
  const render = () => {
    const { pathname, search } = location;
    const href = translatePath(pathname, prefix, locale.prefix) + search;
    const isShown = canSuggestLanguage(translatePath(pathname, prefix, ''));
    root.render(
      isShown ? createElement(LanguageSuggestion, { locale, href, text, onDismiss }) : null,
    );
  };
  const { __reactRouterDataRouter: router } = window as unknown as {
    __reactRouterDataRouter: DataRouter;
  };
  const unsubscribe = router.subscribe(render);
  function onDismiss(): void {
    saveDismissal();
    unsubscribe();
    root.unmount();
    container.remove();
    // The focus stays where it was on the page: the next Tab leads to the header.
    covered.tabIndex = -1;
    covered.focus({ preventScroll: true });
  }
  render();
}

function isDismissed(): boolean {
  return tryStorage('localStorage', (storage) => storage.getItem(STORAGE_KEY)) != null;
}

function saveDismissal(): void {
  tryStorage('localStorage', (storage) => storage.setItem(STORAGE_KEY, 'dismissed'));
}
