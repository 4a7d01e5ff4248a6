/** REC-2: dialog with six similar products in three columns. */
import { Suspense, useEffect, useState } from 'react';
import type { CardHit } from '#features/product-card/card-hit.ts';
import { useLazyText } from '#i18n/text.tsx';
import { links } from '#links';
import { Link } from '#request/link.tsx';
import { useShop } from '#request/shop-public.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { fetchCardHits } from './fetch-card-hits.browser.ts';
import { SimilarGrid } from './similar-grid.tsx';

/** The service itself has two seconds; the rest is for a slow connection. */
const TIMEOUT_MS = 10_000;

export type SimilarDialogProps = {
  readonly productKey: string;
  readonly colour: string;
  /** Visual search by the same colour. */
  readonly to: string;
  readonly onClose: () => void;
};

export function SimilarDialog({ productKey, colour, to, onClose }: SimilarDialogProps) {
  const text = useLazyText('recommendations');
  const { locale } = useShop();
  const [hits, setHits] = useState<readonly CardHit[] | 'failed' | null>(null);
  useEffect(() => {
    const closing = new AbortController();
    const url = links.api.cards('similarCards', {
      ...{ key: productKey, colour, locale: locale.tag },
    });
    const signal = AbortSignal.any([closing.signal, AbortSignal.timeout(TIMEOUT_MS)]);
    fetchCardHits(url, signal).then(setHits, (error: unknown) => {
      if (closing.signal.aborted) return;
      console.warn('Similar products:', error);
      setHits('failed');
    });
    return () => closing.abort();
  }, [productKey, colour, locale.tag]);
  return (
    <Dialog
      title={text('recommendations.title')}
      closeLabel={text('recommendations.close')}
      variant="sheet"
      onClose={onClose}
    >
      {() => (
        <div className="similar-dialog" aria-busy={hits === null}>
          {hits === null && <p role="status">{text('recommendations.loading')}</p>}
          {hits === 'failed' && (
            <p role="alert">
              {text('recommendations.failed')}{' '}
              <Link to={to} className="underline underline-offset-4">
                {text('recommendations.openPage')}
              </Link>
            </p>
          )}
          {/* The grid waits for its style sheet; without a boundary the dialog would close. */}
          <Suspense>{Array.isArray(hits) && <SimilarGrid hits={hits} />}</Suspense>
          {Array.isArray(hits) && hits.length > 0 && (
            <Link to={to} className="inline-block py-3 underline underline-offset-4">
              {text('recommendations.seeAll')}
            </Link>
          )}
        </div>
      )}
    </Dialog>
  );
}
