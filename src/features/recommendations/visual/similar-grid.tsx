/** Grid of similar products: three columns, two on phones. */
import type { CardHit } from '#features/product-card/card-hit.ts';
import { ProductCard } from '#features/product-card/product-card.tsx';
import { useLazyText } from '#i18n/text.tsx';
import { StyleSheet } from '#ui/style-sheet/style-sheet.tsx';
import styleSheet from './similar-grid.css?url';

export type SimilarGridProps = { readonly hits: readonly CardHit[] };

const SIZES = '(min-width: 768px) 300px, 45vw';

export function SimilarGrid({ hits }: SimilarGridProps) {
  const text = useLazyText('recommendations');
  return (
    <>
      <StyleSheet href={styleSheet} />
      {hits.length === 0 ? (
        <p>{text('recommendations.noneSimilar')}</p>
      ) : (
        <ul className="similar-grid">
          {hits.map((hit) => (
            <li key={hit.productKey}>
              <ProductCard hit={hit} level={3} sizes={SIZES} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
