/** The page itself, in a frame of its own width that it is talked to through. */
import { type RefObject, useEffect, useRef } from 'react';
import { PREVIEW_VERSION, type PreviewMessage, readPreviewMessage } from '#features/content/preview-messages.ts';
import { withQuery } from '#links';

export const WIDTHS = [390, 768, 1440] as const;

type PagePreviewProps = {
  readonly path: string;
  readonly version: number | null;
  readonly at: string;
  readonly audience: string;
  readonly prefix: string;
  readonly width: number;
  readonly onProduct: (slug: string) => void;
  /** Is given what shows other sections in the frame. */
  readonly show: RefObject<((sections: readonly unknown[]) => void) | null>;
};

/** While somebody types, the page follows this far behind. */
const PAUSE_MS = 250;

export function PagePreview({ path, version, at, audience, prefix, width, onProduct, show }: PagePreviewProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const tell = (message: PreviewMessage) => frame.current?.contentWindow?.postMessage(message, location.origin);
    const listen = (event: MessageEvent) => {
      if (event.source !== frame.current?.contentWindow) return;
      const message = readPreviewMessage(event, [location.origin]);
      if (message?.type === 'product-click') onProduct(message.slug);
      if (message?.type === 'init-response') frame.current?.setAttribute('data-ready', String(message.sections));
    };
    show.current = (sections) => {
      clearTimeout(waiting);
      waiting = setTimeout(() => tell({ parade: PREVIEW_VERSION, type: 'set-data', sections: [...sections] }), PAUSE_MS);
    };
    addEventListener('message', listen);
    tell({ parade: PREVIEW_VERSION, type: 'init' });
    return () => {
      clearTimeout(waiting);
      removeEventListener('message', listen);
    };
  }, [onProduct, show]);
  const src = `${prefix}${withQuery('/dev/page', { path, version: version ?? undefined, at, audience })}`;
  return (
    <div className="overflow-auto bg-surface p-4">
      <iframe ref={frame} title="The page" src={src} style={{ width }} className="mx-auto block h-full min-h-[40rem] max-w-none bg-paper" />
    </div>
  );
}
