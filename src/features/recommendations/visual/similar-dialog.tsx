/** REC-2: dialog with six similar products in three columns. */
import { Suspense, useEffect, useState } from 'react';
import type { CardHit } from '#features/product-card/card-hit.ts';
import { useLazyText } from '#i18n/text.tsx';
import { Link } from '#request/link.tsx';
import { useShop } from '#request/shop-public.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { fetchSimilarCards } from './fetch-similar-cards.browser.ts';
import { SimilarGrid } from './similar-grid.tsx';

export type SimilarDialogProps = {
  readonly productKey: string;
  readonly colour: string;
  /** Page with the same products. */
  readonly to: string;
  readonly onClose: () => void;
};

export function SimilarDialog({ productKey, colour, to, onClose }: SimilarDialogProps) {
  const text = useLazyText('recommendations');
  const { locale } = useShop();
  const [hits, setHits] = useState<readonly CardHit[] | 'failed' | null>(null);
  useEffect(() => {
    const closing = new AbortController();
    const query = { key: productKey, colour, locale: locale.tag };
    fetchSimilarCards(query, closing.signal).then(setHits, (error: unknown) => {
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
          <Suspense>{Array.isArray(hits) && <SimilarGrid hits={hits} level={3} />}</Suspense>
        </div>
      )}
    </Dialog>
  );
}
