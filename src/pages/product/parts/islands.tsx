/** Islands of the product page, which are not needed to buy. */
import { createIsland, hydrateOnInteraction } from '#hydration/island.tsx';

const loadOffers = () => import('./offers.tsx');

/** Loaded with the offer messages above it, which would otherwise shift it. */
async function loadInformation() {
  const [information] = await Promise.all([import('./information.tsx'), loadOffers()]);
  return information;
}

// Full height: after a client navigation, content below stays out of view until the code has
// loaded.
export const Information = createIsland(
  hydrateOnInteraction(loadInformation, 'Information'),
  <div className="min-h-svh" />,
);
export const Breadcrumbs = createIsland(
  hydrateOnInteraction(() => import('./breadcrumbs.tsx'), 'Breadcrumbs'),
  <div className="h-8" />,
);
export const SizeRecommendation = createIsland(
  hydrateOnInteraction(
    () => import('#features/guided-selling/size-recommendation.tsx'),
    'SizeRecommendation',
  ),
);
export const ProductFinder = createIsland(
  hydrateOnInteraction(
    () => import('#features/guided-selling/product-finder.tsx'),
    'ProductFinder',
  ),
);
export const DeliveryServices = createIsland(
  hydrateOnInteraction(
    () => import('#features/delivery/delivery-services.tsx'),
    'DeliveryServices',
  ),
);
export const Similar = createIsland(
  hydrateOnInteraction(
    () => import('#features/recommendations/visual/similar-link.tsx'),
    'SimilarLink',
  ),
  <div className="h-5" />,
);
export const RelatedProducts = createIsland(
  hydrateOnInteraction(() => import('./related-products.tsx'), 'RelatedProducts'),
);
export const Editorial = createIsland(
  hydrateOnInteraction(() => import('./editorial.tsx'), 'Editorial'),
);
export const Membership = createIsland(
  hydrateOnInteraction(() => import('#features/membership/membership.tsx'), 'Membership'),
);
export const InternalPrice = createIsland(
  hydrateOnInteraction(
    () => import('#features/internal-price/internal-price.tsx'),
    'InternalPrice',
  ),
);
export const Offers = createIsland(hydrateOnInteraction(loadOffers, 'Offers'));
