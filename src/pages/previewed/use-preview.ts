/** Talks to the window around a previewed page; a page that stands alone says nothing. */
import { useEffect } from 'react';
import { useSubmit } from 'react-router';
import { PREVIEW_VERSION, type PreviewMessage, readPreviewMessage } from '#features/content/preview-messages.ts';

export function usePreview(path: string, sections: number): void {
  const submit = useSubmit();
  useEffect(() => {
    if (parent === window) return;
    const allowed = [location.origin];
    const tell = (message: PreviewMessage) => parent.postMessage(message, location.origin);
    const answer = () => tell({ parade: PREVIEW_VERSION, type: 'init-response', path, sections });
    const listen = (event: MessageEvent) => {
      if (event.source !== parent) return;
      const message = readPreviewMessage(event, allowed);
      if (message?.type === 'init') answer();
      if (message?.type === 'set-data')
        void submit({ sections: JSON.stringify(message.sections) }, { method: 'post', preventScrollReset: true });
    };
    /** A product is chosen, not visited. Before the router hears of it. */
    const choose = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const [, slug] = /\/product\/([^/?#]+)/.exec(link?.pathname ?? '') ?? [];
      if (slug === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      tell({ parade: PREVIEW_VERSION, type: 'product-click', slug: decodeURIComponent(slug) });
    };
    addEventListener('message', listen);
    document.addEventListener('click', choose, { capture: true });
    answer();
    return () => {
      removeEventListener('message', listen);
      document.removeEventListener('click', choose, { capture: true });
    };
  }, [path, sections, submit]);
}
