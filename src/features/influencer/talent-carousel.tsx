/** REC-3: carousel of a person's edit: four slides on wide screens, two on phones. */
import { ProductCarousel } from '#features/product-card/product-carousel.tsx';
import { useLazyText } from '#i18n/text.tsx';
import { StyleSheet } from '#ui/style-sheet/style-sheet.tsx';
import styleSheet from './influencer.css?url';
import type { TalentEdit } from './influencer.ts';

export function TalentCarousel({ edit: { header, hits } }: { readonly edit: TalentEdit }) {
  const text = useLazyText('recommendations');
  const labels = { back: text('recommendations.back'), forward: text('recommendations.forward') };
  return (
    <div className="talent">
      <StyleSheet href={styleSheet} />
      <ProductCarousel title={header ?? text('recommendations.edit')} labels={labels} hits={hits} />
    </div>
  );
}
