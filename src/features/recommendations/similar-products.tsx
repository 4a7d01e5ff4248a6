/** REC-1: carousel of similar products, complete in the server's HTML. */
import type { CardHit } from '#features/product-card/card-hit.ts';
import { ProductRail } from '#features/product-card/product-rail.tsx';
import { useLazyText } from '#i18n/text.tsx';
import { StyleSheet } from '#ui/style-sheet/style-sheet.tsx';
import styleSheet from './similar-products.css?url';

export type SimilarProductsProps = {
  /** Empty where there are too few, or where they could not be loaded. */
  readonly hits: readonly CardHit[];
};

export function SimilarProducts({ hits }: SimilarProductsProps) {
  const text = useLazyText('recommendations');
  if (hits.length === 0) return null;
  const labels = { back: text('recommendations.back'), forward: text('recommendations.forward') };
  return (
    <div id="similar-products" className="similar-products">
      <StyleSheet href={styleSheet} />
      <ProductRail title={text('recommendations.title')} labels={labels} hits={hits} />
    </div>
  );
}
