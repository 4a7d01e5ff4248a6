/** What others buy, for an empty basket. */
import type { CardHit } from '#features/product-card/card-hit.ts';
import { ProductRail } from '#features/product-card/product-rail.tsx';
import { useText } from '#kit/text.tsx';

export function BestSellers({ hits }: { readonly hits: readonly CardHit[] }) {
  const text = useText('recently-viewed');
  const labels = { back: text('recent.back'), forward: text('recent.forward') };
  return <ProductRail title={useText('basket')('basket.bestSellers')} labels={labels} hits={hits} />;
}
