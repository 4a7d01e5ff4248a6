/** Loads tags of other companies, each once and after consent only. */
import { pushToDataLayer } from '../push-event.browser.ts';
import { dataPlatformSettings, type TagSettings, tagManagerUrl } from './tag-settings.ts';

declare global {
  interface Window {
    exponea?: { readonly start: (settings: unknown) => void };
  }
}

let hasLoaded = false;

export function loadTags({ tagManager, dataPlatform }: TagSettings): void {
  if (hasLoaded) return;
  hasLoaded = true;
  if (tagManager) {
    pushToDataLayer({ 'gtm.start': Date.now(), event: 'gtm.js' });
    appendScript(tagManagerUrl(tagManager));
  }
  if (dataPlatform)
    appendScript(`${dataPlatform.target}/js/exponea.min.js`, () =>
      window.exponea?.start(dataPlatformSettings(dataPlatform)),
    );
}

function appendScript(src: string, onLoad?: () => void): void {
  const script = document.createElement('script');
  script.src = src;
  script.async = true;
  if (onLoad) script.addEventListener('load', onLoad);
  document.head.append(script);
}
