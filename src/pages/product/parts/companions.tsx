/** Sections of a product page with other products: bundles, an influencer's, similar ones. */
import { BundleBox } from '#features/bundles/bundle-box.tsx';
import { InfluencerSection } from '#features/influencer/influencer-section.tsx';
import { TalentCarousel } from '#features/influencer/talent-carousel.tsx';
import { SimilarProducts } from '#features/recommendations/similar-products.tsx';
import type { CompanionsProps } from '../companions.ts';

export function Companions({ bundles, picks, edit, similar }: CompanionsProps) {
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
