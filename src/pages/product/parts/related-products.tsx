/** Sections of a product page with other products: bundles, an influencer's, similar ones. */
import { BundleBox } from '#features/bundles/bundle-box.tsx';
import { InfluencerSection } from '#features/influencer/influencer-section.tsx';
import { TalentCarousel } from '#features/influencer/talent-carousel.tsx';
import { SimilarProducts } from '#features/recommendations/similar-products.tsx';
import type { RelatedProductsProps } from '../related-products.ts';

export function RelatedProducts({ bundles, picks, edit, similar }: RelatedProductsProps) {
  return (
    <>
      {bundles.map((bundle) => (
        <BundleBox key={bundle.id} bundle={bundle} />
      ))}
      {picks && <InfluencerSection picks={picks} />}
      {edit && <TalentCarousel edit={edit} />}
      <SimilarProducts hits={similar} />
    </>
  );
}
