/** Loads tags of other companies, each once and after consent only. */

import { isPlainPress } from '#hydration/use-client-navigation.ts';
import type { TagSettings } from '#kit/define-fascia.ts';
import { pushToDataLayer } from '../push-event.browser.ts';
import { dataPlatformSettings, mayCarryTags, tagManagerUrl } from './tag-settings.ts';

declare global {
  interface Window {
    exponea?: { readonly start: (settings: unknown) => void };
  }
}

let hasLoaded = false;

export function loadTags({ tagManager, dataPlatform }: TagSettings): void {
  if (hasLoaded) return;
  hasLoaded = true;
  document.addEventListener('click', leaveByDocument, { capture: true });
  if (tagManager) {
    pushToDataLayer({ 'gtm.start': Date.now(), event: 'gtm.js' });
    appendScript(tagManagerUrl(tagManager));
  }
  if (dataPlatform)
    appendScript(`${dataPlatform.target}/js/exponea.min.js`, () =>
      window.exponea?.start(dataPlatformSettings(dataPlatform)),
    );
}

/** A page that may not carry tags is loaded as a new document, which has none. */
function leaveByDocument(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link === null || link.target !== '' || !isPlainPress(event)) return;
  if (link.origin !== location.origin || mayCarryTags(link.pathname)) return;
  event.preventDefault();
  location.assign(link.href);
}

function appendScript(src: string, onLoad?: () => void): void {
  const script = document.createElement('script');
  script.src = src;
  script.async = true;
  if (onLoad) script.addEventListener('load', onLoad);
  document.head.append(script);
}
