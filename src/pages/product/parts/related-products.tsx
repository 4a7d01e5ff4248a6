/** Sections of a product page with other products: bundles, an influencer's, similar ones. */
import { BundleBox } from '#features/bundles/bundle-box.tsx';
import { InfluencerSection } from '#features/influencer/influencer-section.tsx';
import { TalentCarousel } from '#features/influencer/talent-carousel.tsx';
import { SimilarProducts } from '#features/recommendations/similar-products.tsx';
import { links } from '#links';
import type { RelatedProductsProps } from '../related-products.ts';

type Props = RelatedProductsProps & {
  readonly slug: string;
  /** Key of the displayed colour. */
  readonly colour: string;
};

export function RelatedProducts({ bundles, picks, edit, similar, slug, colour }: Props) {
  return (
    <>
      {bundles.map((bundle) => (
        <BundleBox key={bundle.id} bundle={bundle} />
      ))}
      {picks && <InfluencerSection picks={picks} />}
      {edit && <TalentCarousel edit={edit} />}
      <SimilarProducts hits={similar} to={links.similarProducts({ slug, colour })} />
    </>
  );
}
