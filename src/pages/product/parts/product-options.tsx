/** Product options, the buy form and offer messages. */
import { type ReactNode, useDeferredValue, useState } from 'react';
import type { AddToBasketProblem } from '#features/buy-box/add-to-basket-problem.ts';
import { BuyForm } from '#features/buy-box/buy-form.tsx';
import { ColourPicker } from '#features/pickers/colour-picker.tsx';
import { swatchKind } from '#features/pickers/swatch-kind.ts';
import { summarisePrices } from '#features/price/price.ts';
import { isColourHidden } from '#features/selection/selection.ts';
import type { useSelection } from '#features/selection/use-selection.ts';
import type { PageContent } from '../page-content.ts';
import type { ProductView } from '../product-view.ts';
import {
  DeliveryServices,
  Membership,
  Offers,
  ProductFinder,
  Similar,
  SizeRecommendation,
} from './islands.tsx';

export type ProductOptionsProps = {
  /** With its current stock. */
  readonly product: ProductView;
  readonly data: PageContent;
  readonly optionSelection: ReturnType<typeof useSelection>;
  readonly initialProblem: AddToBasketProblem | undefined;
};

export function ProductOptions({
  product,
  data,
  optionSelection,
  initialProblem,
}: ProductOptionsProps) {
  const { rules, promotion, customisation, widgets, guide } = data;
  const { selection, hrefOfColour, onSelectColour, onSelectSize } = optionSelection;
  const prices = summarisePrices(selection.variant, selection.sizes);
  const price = useDeferredValue(prices.price);
  const hasFixedPrice = useDeferredValue(prices.price === prices.maxPrice);
  const form = (
    <BuyForm
      product={product}
      selection={selection}
      rules={rules}
      customisation={customisation}
      guide={guide}
      sizeRecommendation={
        <>
          {data.fitNote && (
            <p className="-mt-2 text-sm whitespace-pre-line text-muted">{data.fitNote}</p>
          )}
          {widgets.sizeRecommendation && (
            <SizeRecommendation src={widgets.sizeRecommendation} slug={product.slug} />
          )}
        </>
      }
      soldOutLink={
        <Similar
          key={selection.colour.key}
          {...{ slug: product.slug, productKey: product.productKey, colour: selection.colour.key }}
        />
      }
      initialProblem={initialProblem}
      onSelectSize={onSelectSize}
    />
  );
  return (
    <div className="mt-6 grid gap-6">
      {!isColourHidden(product, rules.hideSingleColourIn) && (
        <ColourPicker
          product={product}
          selection={selection}
          hrefOf={hrefOfColour}
          onSelect={onSelectColour}
          kind={swatchKind(product, rules.tallSwatchesIn)}
        />
      )}
      {product.isPremier ? <MembershipForm slug={product.slug}>{form}</MembershipForm> : form}
      {data.delivery && <DeliveryServices view={data.delivery} price={price} />}
      <Offers promotion={promotion} price={price} hasFixedPrice={hasFixedPrice} />
      {widgets.productFinder && <ProductFinder src={widgets.productFinder} />}
    </div>
  );
}

/**
 * The form stays mounted while it is hidden, so that an add in progress keeps its state until the
 * membership's code has loaded.
 */
function MembershipForm({
  slug,
  children,
}: {
  readonly slug: string;
  readonly children: ReactNode;
}) {
  const [isReplaced, setReplaced] = useState(false);
  return (
    <div>
      <Membership slug={slug} onReplace={setReplaced} />
      <div hidden={isReplaced}>{children}</div>
    </div>
  );
}
