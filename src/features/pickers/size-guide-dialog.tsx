/** PDP-13: size guide in a dialog: the HTML of its page, loaded when it opens. */
import { useEffect, useState } from 'react';
import { useLazyText, useText } from '#i18n/text.tsx';
import { useShopPrefix } from '#request/shop-public.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { StyleSheet } from '#ui/style-sheet/style-sheet.tsx';
import { fetchSizeGuide, type SizeGuidePage } from './fetch-size-guide.browser.ts';
import styleSheet from './size-guide-dialog.css?url';

type SizeGuideDialogProps = {
  /** Path of the page, without the prefix of the language. */
  readonly href: string;
  readonly onClose: () => void;
};

export function SizeGuideDialog({ href, onClose }: SizeGuideDialogProps) {
  const text = useText();
  const lazyText = useLazyText('product-lazy');
  const path = `${useShopPrefix()}${href}`;
  const page = useSizeGuide(path);
  return (
    <Dialog
      title={page?.title || text('pdp.sizeGuide')}
      closeLabel={lazyText('pdp.closeSizeGuide')}
      variant="panel"
      onClose={onClose}
    >
      {() => (
        // The headers of its sections must not become banner landmarks.
        <article className="size-guide">
          <StyleSheet href={styleSheet} />
          <p role="status" className="text-sm text-muted empty:hidden">
            {page === undefined && lazyText('pdp.loadingSizeGuide')}
          </p>
          {page === null && <SizeGuideFailure path={path} />}
          {page && (
            // biome-ignore lint/security/noDangerouslySetInnerHtml: HTML of a page of this shop
            <div dangerouslySetInnerHTML={{ __html: page.html }} />
          )}
        </article>
      )}
    </Dialog>
  );
}

function SizeGuideFailure({ path }: { readonly path: string }) {
  const text = useLazyText('product-lazy');
  return (
    <p role="alert">
      {text('pdp.sizeGuideFailed')}{' '}
      <a href={path} target="_blank" rel="noreferrer" className="underline underline-offset-4">
        {text('pdp.openSizeGuide')}
      </a>
    </p>
  );
}

/** Undefined while loading; null where it could not be loaded. */
function useSizeGuide(path: string): SizeGuidePage | null | undefined {
  const [page, setPage] = useState<SizeGuidePage | null>();
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    void fetchSizeGuide(path, signal).then((fetched) => {
      if (!signal.aborted) setPage(fetched);
    });
    return () => controller.abort();
  }, [path]);
  return page;
}
