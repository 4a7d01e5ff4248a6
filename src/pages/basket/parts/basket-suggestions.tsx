/** Product suggestions below the lines, or without lines. */
import type { CardHit } from '#features/product-card/card-hit.ts';
import { ProductCarousel } from '#features/product-card/product-carousel.tsx';
import { useText } from '#i18n/text.tsx';

export type SuggestionsProps = {
  readonly title: 'basket.bestSellers' | 'basket.suggestions';
  readonly hits: readonly CardHit[];
};

export function BasketSuggestions({ title, hits }: SuggestionsProps) {
  const text = useText('recently-viewed');
  const labels = { back: text('recent.back'), forward: text('recent.forward') };
  return <ProductCarousel title={useText('basket')(title)} labels={labels} hits={hits} />;
}
