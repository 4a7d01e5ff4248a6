/** A row of what was looked at before; nothing where there is nothing. */
import { toCardHit } from '#features/product-card/card-hit.ts';
import { ProductRail } from '#features/product-card/product-rail.tsx';
import type { CardPromotions } from '#features/promotion/promotion-view.ts';
import type { ProductCardHit } from '#features/search/product-card.ts';
import { useText } from '#kit/text.tsx';
import { useRecentlyViewed } from './use-recently-viewed.ts';

export type RecentlyViewedProps = { readonly productKey: string | null; readonly promotions: CardPromotions };

export function RecentlyViewed({ productKey, promotions }: RecentlyViewedProps) {
  const hits = useRecentlyViewed(productKey);
  return hits.length === 0 ? null : <Row hits={hits} promotions={promotions} />;
}

function Row({ hits, promotions }: { readonly hits: readonly ProductCardHit[]; readonly promotions: CardPromotions }) {
  const text = useText('recently-viewed');
  const labels = { back: text('recent.back'), forward: text('recent.forward') };
  return <ProductRail title={text('recent.title')} labels={labels} hits={hits.map((hit) => toCardHit(hit, promotions))} />;
}
