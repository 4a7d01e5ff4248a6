/** The product page: gallery, choice, information. */
import { useState } from 'react';
import { redirect, type ShouldRevalidateFunctionArgs, useNavigate, useSearchParams } from 'react-router';
import { BuyForm } from '#features/buy-box/buy-form.tsx';
import { loadProductBySlug } from '#features/catalogue/catalogue.server.ts';
import { Gallery } from '#features/gallery/gallery.tsx';
import { Heart } from '#features/hearts/heart.tsx';
import { ColourPicker } from '#features/pickers/colour-picker.tsx';
import { addressOf, chooseColour, chooseSize, isColourHidden, resolveSelection, type Wanted } from '#features/selection/selection.ts';
import { useStock } from '#features/stock/use-stock.ts';
import { pack, unpack, useUnpacked } from '#kit/packed.ts';
import { privateRoute, sharedLoader } from '#kit/route.server.ts';
import { useText } from '#kit/text.tsx';
import { links } from '#links';
import type { Route } from './+types/product.route.ts';
import { Heading } from './parts/heading.tsx';
import { Information } from './parts/information.tsx';
import { buyFromForm } from './product.action.server.ts';
import { describeProduct } from './product.meta.ts';

export const loader = sharedLoader(async (shop, { params, request }) => {
  const found = await loadProductBySlug(shop, params.slug ?? '');
  if ('movedTo' in found) throw redirect(`${links.product({ slug: found.movedTo })}${new URL(request.url).search}`, 301);
  const { hideIfOneSize, hideSingleColourIn, liveStock, lowStockQuantity, freeDeliveryFrom } = shop.fascia;
  return pack({
    product: found.product,
    rules: { hideIfOneSize, hideSingleColourIn, liveStock, lowStockQuantity, freeDeliveryFrom: freeDeliveryFrom[shop.currency] ?? null },
  });
});

export const action = privateRoute((shop, { params, request }) => buyFromForm(shop, params.slug ?? '', request));

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? describeProduct(unpack(loaderData).product) : []);

/** Choosing changes only the address; everything to show is here already. */
export function shouldRevalidate({ currentUrl, nextUrl, formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname === nextUrl.pathname && formMethod === undefined ? false : defaultShouldRevalidate;
}

export default function ProductPage({ loaderData, actionData }: Route.ComponentProps) {
  useText('product');
  const data = useUnpacked(loaderData);
  const { rules } = data;
  const product = { ...data.product, variants: useStock(data.product.id, data.product.variants, rules.liveStock) };
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const address = search.toString();
  // A choice shows at once; the address follows a moment later.
  const [clicked, setClicked] = useState<{ readonly at: string; readonly wanted: Wanted } | null>(null);
  const said = { colour: search.get('colour') ?? undefined, size: search.get('size') ?? undefined };
  const selection = resolveSelection(product, clicked?.at === address ? clicked.wanted : said);
  const hrefOf = (colour: string) => links.product({ slug: product.slug, ...addressOf(chooseColour(product, selection, colour)) });
  const onChooseSize = (size: string) => {
    const wanted = addressOf(chooseSize(product, selection, size));
    setClicked({ at: address, wanted });
    void navigate(links.product({ slug: product.slug, ...wanted }), { replace: true, preventScrollReset: true });
  };

  return (
    <main id="main" className="page grid gap-6 pb-16 lg:grid-cols-12 lg:gap-12 lg:pt-6">
      <div className="lg:col-span-7">
        <Gallery key={selection.colour.key} pictures={selection.colour.pictures} />
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
        <Heading product={product} shown={selection.shown} isChosen={selection.variant !== null} />
        <div className="mt-6 grid gap-6">
          {!isColourHidden(product, rules.hideSingleColourIn) && <ColourPicker product={product} selection={selection} hrefOf={hrefOf} />}
          <BuyForm
            key={selection.colour.key}
            product={product}
            selection={selection}
            hideIfOneSize={rules.hideIfOneSize}
            lowStockQuantity={rules.lowStockQuantity}
            refused={actionData && 'problem' in actionData ? actionData.problem : undefined}
            onChooseSize={onChooseSize}
          />
        </div>
        <Information product={product} sku={selection.shown.sku} freeDeliveryFrom={rules.freeDeliveryFrom} />
      </div>
    </main>
  );
}
