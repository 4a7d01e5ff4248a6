/** A row of what was looked at before; nothing where there is nothing. */
import { toCardHit } from '#features/product-card/card-hit.ts';
import { ProductCard } from '#features/product-card/product-card.tsx';
import type { CardPromotions } from '#features/promotion/promotion-view.ts';
import type { ProductCardHit } from '#features/search/product-card.ts';
import { useText } from '#kit/text.tsx';
import { Rail } from '#ui/rail/rail.tsx';
import { useRecentlyViewed } from './use-recently-viewed.ts';

export type RecentlyViewedProps = { readonly productKey: string | null; readonly promotions: CardPromotions };

export function RecentlyViewed({ productKey, promotions }: RecentlyViewedProps) {
  const hits = useRecentlyViewed(productKey);
  return hits.length === 0 ? null : <Row hits={hits} promotions={promotions} />;
}

const SIZES = '(min-width: 1200px) 288px, (min-width: 768px) 30vw, 41vw';

function Row({ hits, promotions }: { readonly hits: readonly ProductCardHit[]; readonly promotions: CardPromotions }) {
  const text = useText('recently-viewed');
  const title = text('recent.title');
  return (
    <Rail title={title} labels={{ region: title, back: text('recent.back'), forward: text('recent.forward') }}>
      {hits.map((hit) => (
        <li key={hit.productKey} className="w-[41vw] shrink-0 snap-start md:w-[30vw] lg:w-[22vw] wide:w-72">
          <ProductCard hit={toCardHit(hit, promotions)} level={3} sizes={SIZES} />
        </li>
      ))}
    </Rail>
  );
}
