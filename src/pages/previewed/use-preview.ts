/** Hook: connects a previewed page with its parent window; does nothing without one. */
import { useEffect, useEffectEvent, useRef } from 'react';
import { useSubmit } from 'react-router';
import {
  PREVIEW_VERSION,
  type PreviewMessage,
} from '#features/content/preview/preview-messages.ts';
import { listenToParent, postToParent } from '#features/content/preview/preview-parent.browser.ts';
import { markSelected, slugOfClick } from './selected-cards.browser.ts';

type Previewed = {
  readonly path: string;
  readonly sections: number;
  /** Origins of external editors. */
  readonly origins: readonly string[];
};

export function usePreview({ path, sections, origins }: Previewed): void {
  const submit = useSubmit();
  const selected = useRef<ReadonlySet<string>>(new Set());
  const editors = useEffectEvent(() => origins);
  useEffect(() => {
    if (parent === window) return;
    const post = (message: PreviewMessage) => postToParent(editors(), message);
    const response = () => post({ parade: PREVIEW_VERSION, type: 'init-response', path, sections });
    const onPreviewMessage = (message: PreviewMessage) => {
      if (message.type === 'init') response();
      if (message.type !== 'set-data') return;
      if (message.selected) select(new Set(message.selected));
      const shown = {
        sections: JSON.stringify(message.sections),
        badges: JSON.stringify(message.badges ?? null),
        variants: JSON.stringify(message.variants ?? null),
      };
      void submit(shown, { method: 'post', preventScrollReset: true });
    };
    const select = (slugs: ReadonlySet<string>) => {
      selected.current = slugs;
      markSelected(slugs);
    };
    /**
     * Selects a product instead of opening it. Registered for the capture phase, before the
     * router's handler.
     */
    const choose = (event: MouseEvent) => {
      const slug = slugOfClick(event);
      if (slug === null) return;
      event.preventDefault();
      event.stopPropagation();
      select(toggle(selected.current, slug));
      post({
        parade: PREVIEW_VERSION,
        type: 'product-click',
        slug,
        isSelected: selected.current.has(slug),
      });
    };
    // Cards that were rendered again have no mark yet.
    markSelected(selected.current);
    const stopListening = listenToParent(editors(), onPreviewMessage);
    document.addEventListener('click', choose, { capture: true });
    response();
    return () => {
      stopListening();
      document.removeEventListener('click', choose, { capture: true });
    };
  }, [path, sections, submit]);
}

function toggle(slugs: ReadonlySet<string>, slug: string): ReadonlySet<string> {
  return slugs.has(slug)
    ? new Set([...slugs].filter((candidate) => candidate !== slug))
    : new Set([...slugs, slug]);
}
