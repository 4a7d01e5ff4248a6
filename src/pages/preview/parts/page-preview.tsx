/** Preview iframe, controlled by messages. */
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import type { PreviewBadge } from '#features/content/preview/preview-badges.ts';
import {
  PREVIEW_VERSION,
  type PreviewMessage,
  parsePreviewMessage,
} from '#features/content/preview/preview-messages.ts';
import { previewLinks } from '#links';

export const WIDTHS = [390, 768, 1440] as const;

type PagePreviewProps = {
  readonly path: string;
  readonly version: number | null;
  readonly at: string;
  readonly audience: string;
  readonly prefix: string;
  readonly width: number;
  /** Slug of the product whose page replaces the previewed page. */
  readonly product: string | null;
  readonly selected: readonly string[];
  readonly onProduct: (slug: string, isSelected: boolean) => void;
  /** Set to a function that renders other sections and badges in the iframe. */
  readonly show: RefObject<((shown: PreviewedPage) => void) | null>;
};

export type PreviewedPage = {
  readonly sections: readonly unknown[];
  readonly badges?: readonly PreviewBadge[];
};

/** Debounce time, in milliseconds, between typing and rendering. */
const PAUSE_MS = 250;

function toSetData(
  { sections, badges }: PreviewedPage,
  selected: readonly string[],
): PreviewMessage {
  return {
    parade: PREVIEW_VERSION,
    type: 'set-data',
    sections: [...sections],
    selected: [...selected],
    ...(badges && { badges: [...badges] }),
  };
}

export function PagePreview({
  path,
  version,
  at,
  audience,
  prefix,
  width,
  product,
  selected,
  onProduct,
  show,
}: PagePreviewProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const readSelected = useEffectEvent(() => selected);
  useEffect(() => {
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const post = (message: PreviewMessage) =>
      frame.current?.contentWindow?.postMessage(message, location.origin);
    const listen = (event: MessageEvent) => {
      if (event.source !== frame.current?.contentWindow) return;
      const message = parsePreviewMessage(event, [location.origin]);
      if (message?.type === 'product-click') onProduct(message.slug, message.isSelected ?? false);
      if (message?.type !== 'init-response') return;
      frame.current?.setAttribute('data-ready', String(message.sections));
      // A product page has no sections to replace; it only needs the selection.
      if (message.path.startsWith('product/')) post(toSetData({ sections: [] }, readSelected()));
    };
    show.current = (shown) => {
      clearTimeout(waiting);
      const message = toSetData(shown, readSelected());
      waiting = setTimeout(() => post(message), PAUSE_MS);
    };
    addEventListener('message', listen);
    post({ parade: PREVIEW_VERSION, type: 'init' });
    return () => {
      clearTimeout(waiting);
      removeEventListener('message', listen);
    };
  }, [onProduct, show]);
  const page = previewLinks.page({ path, version: version ?? undefined, at, audience });
  const src = `${prefix}${product === null ? page : previewLinks.product(product)}`;
  return (
    <div className="overflow-auto bg-surface p-4">
      <iframe
        ref={frame}
        title="The page"
        src={src}
        style={{ width }}
        className="mx-auto block h-full min-h-[40rem] max-w-none bg-paper"
      />
    </div>
  );
}
