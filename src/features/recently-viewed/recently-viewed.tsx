/** Carousel of recently viewed products; renders nothing where there are none. */
import type { CardHit } from '#features/product-card/card-hit.ts';
import { ProductCarousel } from '#features/product-card/product-carousel.tsx';
import { useText } from '#i18n/text.tsx';
import { useRecentlyViewed } from './use-recently-viewed.ts';

export function RecentlyViewed({ productKey }: { readonly productKey: string | null }) {
  const hits = useRecentlyViewed(productKey);
  return hits.length === 0 ? null : <Row hits={hits} />;
}

function Row({ hits }: { readonly hits: readonly CardHit[] }) {
  const text = useText('recently-viewed');
  const labels = { back: text('recent.back'), forward: text('recent.forward') };
  return <ProductCarousel title={text('recent.title')} labels={labels} hits={hits} />;
}
