/** Single product card; nothing when the shop no longer has the product. */

import { usePageLanguageAttributes } from '#features/content/content-language.ts';
import type { CardHit } from '#features/product-card/card-hit.ts';
import { ProductCard } from '#features/product-card/product-card.tsx';
import type { BlockProps } from '../render/block-props.ts';
import type { ProductCardContent } from './product-card.content.ts';

const SIZES = '(min-width: 48rem) 40vw, 100vw';

export function Island({ loaded: hit }: BlockProps<ProductCardContent, CardHit>) {
  return hit && <SingleProduct hit={hit} />;
}

function SingleProduct({ hit }: { hit: CardHit }) {
  return (
    <div {...usePageLanguageAttributes()} className="page pt-section">
      <div className="max-w-sm">
        <ProductCard hit={hit} level={3} sizes={SIZES} isInContent />
      </div>
    </div>
  );
}
