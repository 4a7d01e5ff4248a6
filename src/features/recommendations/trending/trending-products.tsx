/** Carousel of trending products, for pages that have nothing else to show. */
import type { CardHit } from '#features/product-card/card-hit.ts';
import { ProductCarousel } from '#features/product-card/product-carousel.tsx';
import { useText } from '#i18n/text.tsx';

export function TrendingProducts({ hits }: { readonly hits: readonly CardHit[] }) {
  const text = useText('recommendations');
  const labels = { back: text('recommendations.back'), forward: text('recommendations.forward') };
  return <ProductCarousel title={text('recommendations.trending')} labels={labels} hits={hits} />;
}
