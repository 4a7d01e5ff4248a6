/** Whether the product of a previewed page is chosen; the window around the page says so first, and hears of every change. */
import { useEffect, useState } from 'react';
import { PREVIEW_VERSION, type PreviewMessage, readPreviewMessage } from '#features/content/preview-messages.ts';

export function SelectedToggle({ slug }: { slug: string }) {
  const [isSelected, setSelected] = useState(false);
  useEffect(() => {
    if (parent === window) return;
    const answer = () => tell({ parade: PREVIEW_VERSION, type: 'init-response', path: `product/${slug}`, sections: 0 });
    const listen = (event: MessageEvent) => {
      if (event.source !== parent) return;
      const message = readPreviewMessage(event, [location.origin]);
      if (message?.type === 'init') answer();
      if (message?.type === 'set-data' && message.selected) setSelected(message.selected.includes(slug));
    };
    addEventListener('message', listen);
    answer();
    return () => removeEventListener('message', listen);
  }, [slug]);
  const press = () => {
    setSelected(!isSelected);
    tell({ parade: PREVIEW_VERSION, type: 'product-click', slug, isSelected: !isSelected });
  };
  return (
    <div className="page py-3">
      <button
        type="button"
        aria-pressed={isSelected}
        onClick={press}
        className="min-h-11 rounded-control border border-control px-4 font-medium aria-pressed:border-accent aria-pressed:bg-accent aria-pressed:text-on-accent"
      >
        Selected
      </button>
    </div>
  );
}

function tell(message: PreviewMessage): void {
  if (parent !== window) parent.postMessage(message, location.origin);
}
