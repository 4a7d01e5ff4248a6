/**
 * Toggle of a previewed page that selects the product in the editor around it; exchanges messages
 * with the parent window.
 */
import { useEffect, useEffectEvent, useState } from 'react';
import { PREVIEW_VERSION } from '#features/content/preview/preview-messages.ts';
import { listenToParent, postToParent } from '#features/content/preview/preview-parent.browser.ts';

type SelectedToggleProps = {
  readonly slug: string;
  /** External origins of editors, which may exchange messages with the page. */
  readonly origins: readonly string[];
};

export function SelectedToggle({ slug, origins }: SelectedToggleProps) {
  const [isSelected, setSelected] = useState(false);
  const editors = useEffectEvent(() => origins);
  useEffect(() => {
    if (parent === window) return;
    const sendInit = () =>
      postToParent(editors(), {
        parade: PREVIEW_VERSION,
        type: 'init-response',
        path: `product/${slug}`,
        sections: 0,
      });
    const stopListening = listenToParent(editors(), (message) => {
      if (message.type === 'init') sendInit();
      if (message.type === 'set-data' && message.selected)
        setSelected(message.selected.includes(slug));
    });
    sendInit();
    return stopListening;
  }, [slug]);
  const toggle = () => {
    setSelected(!isSelected);
    postToParent(origins, {
      parade: PREVIEW_VERSION,
      type: 'product-click',
      slug,
      isSelected: !isSelected,
    });
  };
  return (
    <div className="page py-3">
      <button
        type="button"
        aria-pressed={isSelected}
        onClick={toggle}
        className="min-h-11 rounded-control border border-control px-4 font-medium aria-pressed:border-accent aria-pressed:bg-accent aria-pressed:text-on-accent"
      >
        Selected
      </button>
    </div>
  );
}
