/** REC-2: opens similar products of a sold-out card in a dialog, for all cards of a page. */
import { Suspense, useEffect, useState } from 'react';
import { isPlainClick } from '#hydration/use-client-navigation.ts';
import { links } from '#links';
import { useShopPrefix } from '#request/shop-public.tsx';
import { StyleSheet } from '#ui/style-sheet/style-sheet.tsx';
import { SimilarDialog } from './similar-dialog.tsx';
import styleSheet from './similar-grid.css?url';

type SimilarQuery = { readonly productKey: string; readonly slug: string; readonly colour: string };

/** Listens on the document, as cards may be server HTML without handlers. */
export function CardSimilarDialog() {
  const prefix = useShopPrefix();
  const [query, setQuery] = useState<SimilarQuery | null>(null);
  useEffect(() => {
    const open = (event: MouseEvent) => {
      const query = isPlainClick(event) ? findSimilarQuery(event.target, prefix) : null;
      if (!query) return;
      event.preventDefault();
      setQuery(query);
    };
    document.addEventListener('click', open, true);
    return () => document.removeEventListener('click', open, true);
  }, [prefix]);
  if (!query) return null;
  const { productKey, slug, colour } = query;
  // The dialog opens once its style sheet is loaded.
  return (
    <Suspense>
      <StyleSheet href={styleSheet} />
      <SimilarDialog
        key={`${productKey} ${colour}`}
        {...{ productKey, colour, to: links.similarProducts({ slug, colour }) }}
        onClose={() => setQuery(null)}
      />
    </Suspense>
  );
}

/** The product and colour of a link to similar products on a card; null for any other element. */
function findSimilarQuery(target: EventTarget | null, prefix: string): SimilarQuery | null {
  const link = target instanceof Element ? target.closest('a') : null;
  const productKey = link?.closest<HTMLElement>('[data-product]')?.dataset.product;
  if (!link || productKey === undefined) return null;
  const [, slug, colour] = SIMILAR_PATH.exec(link.pathname.slice(prefix.length)) ?? [];
  if (slug === undefined || colour === undefined) return null;
  return { productKey, slug: decodeURIComponent(slug), colour: decodeURIComponent(colour) };
}

const SIMILAR_PATH = /^\/search\/similar\/([^/]+)\/([^/]+)$/;
