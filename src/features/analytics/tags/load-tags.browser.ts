/** Loads tags of other companies, each once and after consent only. */
import type { Consent } from '#features/consent/consent.ts';
import { isPlainClick } from '#hydration/use-client-navigation.ts';
import type { TagSettings } from '#kit/define-fascia.ts';
import { pushToDataLayer } from '../push-event.browser.ts';
import { toConsentTypes } from './consent-types.ts';
import { allowsTags, dataPlatformSettings, selectTags, tagManagerUrl } from './tag-settings.ts';

declare global {
  interface Window {
    exponea?: { readonly start: (settings: unknown) => void };
  }
}

const loaded = new Set<keyof TagSettings>();

/**
 * Loads the tags that a shopper agreed to. Scripts cannot be unloaded: where consent to a loaded
 * one has ended, the document is loaded again, without it.
 */
export function loadTags(tags: TagSettings, consent: Consent): void {
  const { tagManager, dataPlatform } = selectTags(tags, consent);
  const hasEnded =
    (loaded.has('tagManager') && !tagManager) || (loaded.has('dataPlatform') && !dataPlatform);
  if (hasEnded) {
    location.reload();
    return;
  }
  if (tagManager && isFirst('tagManager')) {
    deleteEarlierEvents();
    pushConsent('default', consent);
    pushToDataLayer({ 'gtm.start': Date.now(), event: 'gtm.js' });
    appendScript(tagManagerUrl(tagManager));
  }
  if (dataPlatform && isFirst('dataPlatform'))
    appendScript(`${dataPlatform.target}/js/exponea.min.js`, () =>
      window.exponea?.start(dataPlatformSettings(dataPlatform)),
    );
}

function isFirst(tag: keyof TagSettings): boolean {
  if (loaded.has(tag)) return false;
  if (loaded.size === 0) document.addEventListener('click', loadNextDocument, { capture: true });
  loaded.add(tag);
  return true;
}

/** A tag manager reads what was pushed before it: events from before the consent are not its. */
function deleteEarlierEvents(): void {
  if (window.dataLayer) window.dataLayer.length = 0;
}

/** A command of Consent Mode is the `arguments` object of `gtag`. */
export function pushConsent(command: 'default' | 'update', consent: Consent): void {
  (function gtag(..._command: readonly unknown[]) {
    // biome-ignore lint/complexity/noArguments: the form that the tag manager reads
    pushToDataLayer(arguments);
  })('consent', command, toConsentTypes(consent));
}

/** A page that may not carry tags is loaded as a new document, which has none. */
function loadNextDocument(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link === null || link.target !== '' || !isPlainClick(event)) return;
  if (link.origin !== location.origin || allowsTags(link.pathname)) return;
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
