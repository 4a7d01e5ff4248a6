/** REC-1: carousel of similar products, complete in the server's HTML. */
import { ProductCarousel } from '#features/product-card/product-carousel.tsx';
import { AdNote } from '#features/sponsored/ad-note.tsx';
import type { SponsoredHit } from '#features/sponsored/sponsored.ts';
import { useLazyText } from '#i18n/text.tsx';
import { Link } from '#request/link.tsx';
import { StyleSheet } from '#ui/style-sheet/style-sheet.tsx';
import styleSheet from './similar-products.css?url';

export type SimilarProductsProps = {
  /** Empty where there are too few, or where they could not be loaded. */
  readonly hits: readonly SponsoredHit[];
  /** Visual search by the product. */
  readonly to: string;
};

export function SimilarProducts({ hits, to }: SimilarProductsProps) {
  const text = useLazyText('recommendations');
  if (hits.length === 0) return null;
  const labels = { back: text('recommendations.back'), forward: text('recommendations.forward') };
  return (
    <div id="similar-products" className="similar-products">
      <StyleSheet href={styleSheet} />
      <ProductCarousel
        title={text('recommendations.title')}
        labels={labels}
        aside={
          <Link to={to} className="py-3 text-sm underline underline-offset-4">
            {text('recommendations.seeAll')}
          </Link>
        }
        hits={hits}
        renderNote={({ ad }) => ad && <AdNote ad={ad} />}
      />
    </div>
  );
}
