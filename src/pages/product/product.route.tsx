/** Product page: gallery, options, information. */
import { useDeferredValue } from 'react';
import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { Gallery } from '#features/gallery/gallery.tsx';
import { Badges } from '#features/promotion/badges.tsx';
import { ReviewsIsland } from '#features/reviews/section/reviews-island.tsx';
import type { Selection } from '#features/selection/selection.ts';
import { useSelection } from '#features/selection/use-selection.ts';
import { SocialProofIsland } from '#features/social-proof/social-proof-island.tsx';
import { useStock } from '#features/stock/use-stock.ts';
import { useTracked } from '#features/tracking/use-tracked.ts';
import type { WishlistItem } from '#features/wishlist/wishlist.ts';
import { WishlistButton } from '#features/wishlist-button/wishlist-button.tsx';
import { deserialise, serialise, useDeserialised } from '#hydration/serialised.ts';
import { useText } from '#i18n/text.tsx';
import { StructuredData } from '#kit/html/json-ld.tsx';
import { privateRoute, sharedLoader } from '#request/route.server.ts';
import { useShopPrefix } from '#request/shop-public.tsx';
import type { Route } from './+types/product.route.ts';
import { loadProductPage } from './load/load-product.server.ts';
import { createProductMetaTags } from './meta/product.meta.ts';
import { createProductJsonLd } from './meta/product-json-ld.ts';
import { Heading } from './parts/heading.tsx';
import { Breadcrumbs, Editorial, Information, RelatedProducts } from './parts/islands.tsx';
import { ProductOptions } from './parts/product-options.tsx';
import { buyFromForm } from './product.action.server.ts';

export const loader = sharedLoader(async (shop, args) =>
  serialise(await loadProductPage(shop, args)),
);

export const action = privateRoute((shop, { params, request }) =>
  buyFromForm(shop, params.slug ?? '', request),
);

export const meta: Route.MetaFunction = ({ loaderData, location }) => {
  if (!loaderData) return [];
  const { product, pageUrls } = deserialise(loaderData);
  return createProductMetaTags(product, pageUrls, location.search);
};

/** A new selection changes only the URL: all its data is loaded already. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  return defaultShouldRevalidate && (currentUrl.pathname !== nextUrl.pathname || !!formMethod);
}

/** The columns end before the sections below: the sticky one moves within its container. */
export default function ProductPage({ loaderData, actionData }: Route.ComponentProps) {
  useText('product');
  const data = useDeserialised(loaderData);
  const variants = useStock(data.product.id, data.product.variants, data.rules.liveStock);
  const product = { ...data.product, variants };
  const optionSelection = useSelection(product);
  const { selection } = optionSelection;
  useTracked({ kind: 'viewed', product, variant: selection.displayedVariant }, product.productKey);
  const prefix = useShopPrefix();
  const sku = useDeferredValue(selection.displayedVariant.sku);
  // Renders the selection first, and the colour's pictures after that.
  const pictured = useDeferredValue(selection.colour);

  return (
    <main id="main" className="page pb-16 lg:pt-4">
      <div className="product-columns">
        <div className="product-trail">
          <Breadcrumbs breadcrumbs={data.product.breadcrumbs} />
        </div>
        <div className="product-gallery">
          <Gallery
            key={pictured.key}
            colour={pictured}
            badges={<Badges badges={data.promotion.badges} />}
            overlay={<SocialProofIsland productKey={product.productKey} />}
          />
        </div>
        <div className="product-buy">
          <WishlistButton
            item={toWishlistItem(product.productKey, selection)}
            name={product.name}
            className="float-end -me-3"
          />
          <Heading product={product} selection={selection} data={data} />
          <ProductOptions
            product={product}
            data={data}
            optionSelection={optionSelection}
            initialProblem={actionData && 'problem' in actionData ? actionData.problem : undefined}
          />
          <Information
            product={data.product}
            materialNotes={data.materialNotes}
            sku={sku}
            colour={pictured.key}
            freeDeliveryFrom={data.rules.freeDeliveryFrom}
            returnDays={data.rules.returns.days}
          />
        </div>
      </div>
      <div className="mt-8 lg:mt-12">
        <RelatedProducts {...data.related} slug={product.slug} colour={pictured.key} />
        {data.reviews && <ReviewsIsland view={data.reviews} />}
        <Editorial sections={data.sections} productKey={data.product.productKey} />
      </div>
      <StructuredData value={import.meta.env.SSR ? createProductJsonLd(data, prefix) : null} />
    </main>
  );
}

function toWishlistItem(
  productKey: string,
  { colour, displayedVariant, variant }: Selection,
): WishlistItem {
  return {
    productKey,
    colourSelected: colour.key,
    lineItemSku: displayedVariant.sku,
    sizeSelected: variant !== null,
  };
}
