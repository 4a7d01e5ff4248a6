/** Grid of similar products: three columns, two on phones. */
import type { CardHit } from '#features/product-card/card-hit.ts';
import { ProductCard } from '#features/product-card/product-card.tsx';
import { useLazyText } from '#i18n/text.tsx';
import { StyleSheet } from '#ui/style-sheet/style-sheet.tsx';
import styleSheet from './similar-grid.css?url';

export type SimilarGridProps = {
  readonly hits: readonly CardHit[];
  readonly level: 2 | 3;
  /** True where the first row is in the first viewport: its pictures load with priority. */
  readonly isFirst?: boolean;
};

/** Columns of a wide screen; on phones these are the first row and one card of the second. */
const FIRST_ROW = 3;
const SIZES = '(min-width: 768px) 300px, 45vw';

export function SimilarGrid({ hits, level, isFirst = false }: SimilarGridProps) {
  const text = useLazyText('recommendations');
  return (
    <>
      <StyleSheet href={styleSheet} />
      {hits.length === 0 ? (
        <p>{text('recommendations.noneSimilar')}</p>
      ) : (
        <ul className="similar-grid">
          {hits.map((hit, index) => (
            <li key={hit.productKey}>
              <ProductCard
                {...{ hit, level, sizes: SIZES }}
                priority={isFirst && index < FIRST_ROW}
              />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
