/** The product page: gallery, choice, information. */
import { useDeferredValue } from 'react';
import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { BuyForm } from '#features/buy-box/buy-form.tsx';
import { Gallery } from '#features/gallery/gallery.tsx';
import { Heart } from '#features/hearts/heart.tsx';
import { ColourPicker } from '#features/pickers/colour-picker.tsx';
import { findSizeGuide } from '#features/pickers/size-guide.ts';
import { swatchKind } from '#features/pickers/swatch-kind.ts';
import { Badges } from '#features/promotion/badges.tsx';
import { isColourHidden } from '#features/selection/selection.ts';
import { useSelection } from '#features/selection/use-selection.ts';
import { useStock } from '#features/stock/use-stock.ts';
import { pack, unpack, useUnpacked } from '#kit/packed.ts';
import { privateRoute, sharedLoader } from '#kit/route.server.ts';
import { useText } from '#kit/text.tsx';
import type { Route } from './+types/product.route.ts';
import { loadProductPage } from './load-product.server.ts';
import { Heading } from './parts/heading.tsx';
import { Information, Promises, RecentlyViewed } from './parts/late-parts.tsx';
import { buyFromForm } from './product.action.server.ts';
import { describeProduct } from './product.meta.ts';

export const loader = sharedLoader(async (shop, { params, request }) =>
  pack(await loadProductPage(shop, params.slug ?? '', new URL(request.url))),
);

export const action = privateRoute((shop, { params, request }) => buyFromForm(shop, params.slug ?? '', request));

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? describeProduct(unpack(loaderData).product) : []);

/** Choosing changes only the address; everything to show is here already. */
export function shouldRevalidate({ currentUrl, nextUrl, formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname === nextUrl.pathname && formMethod === undefined ? false : defaultShouldRevalidate;
}

export default function ProductPage({ loaderData, actionData }: Route.ComponentProps) {
  useText('product');
  const data = useUnpacked(loaderData);
  const { rules, promotion } = data;
  const product = { ...data.product, variants: useStock(data.product.id, data.product.variants, rules.liveStock) };
  const { selection, hrefOfColour, onChooseColour, onChooseSize } = useSelection(product);
  const shown = useDeferredValue(selection.shown);
  const isSettled = useDeferredValue(selection.variant !== null);

  return (
    <main id="main" className="page grid gap-6 pb-16 lg:grid-cols-12 lg:gap-12 lg:pt-6">
      <div className="lg:col-span-7">
        <Gallery key={selection.colour.key} colour={selection.colour} badges={<Badges badges={promotion.badges} />} />
      </div>
      <div className="lg:sticky lg:top-28 lg:col-span-5 lg:self-start">
        <Heart
          item={{
            productKey: product.productKey,
            colourSelected: selection.colour.key,
            lineItemSku: selection.shown.sku,
            sizeSelected: selection.variant !== null,
          }}
          name={product.name}
          className="float-end"
        />
        <Heading product={product} selection={selection} priceBadge={promotion.priceBadge} />
        <div className="mt-6 grid gap-6">
          {!isColourHidden(product, rules.hideSingleColourIn) && (
            <ColourPicker
              product={product}
              selection={selection}
              hrefOf={hrefOfColour}
              onChoose={onChooseColour}
              kind={swatchKind(product, rules.tallSwatchesIn)}
            />
          )}
          <BuyForm
            product={product}
            selection={selection}
            rules={rules}
            customisation={data.customisation}
            guide={product.productType === 'fashion' ? findSizeGuide(product, rules.sizeGuides[product.department]) : null}
            refused={actionData && 'problem' in actionData ? actionData.problem : undefined}
            onChooseSize={onChooseSize}
          />
          <Promises promotion={promotion} price={shown.price} isSettled={isSettled} />
        </div>
        <Information product={data.product} sku={shown.sku} freeDeliveryFrom={rules.freeDeliveryFrom} />
      </div>
      <div className="min-w-0 lg:col-span-12">
        <RecentlyViewed productKey={data.product.productKey} promotions={data.cardPromotions} />
      </div>
    </main>
  );
}
