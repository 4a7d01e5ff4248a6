/** Buy form: size, quantity and add-to-basket button; submits natively until hydration. */
import type { ReactNode } from 'react';
import type { Product } from '#features/catalogue/catalogue.ts';
import type { CustomisationGroup } from '#features/customisation/customisation.ts';
import type { SizeGuide } from '#features/pickers/size-guide.ts';
import { SizePicker } from '#features/pickers/size-picker.tsx';
import { isSizeHidden, maxQuantity, type Selection } from '#features/selection/selection.ts';
import { useHydrated } from '#hydration/use-hydrated.ts';
import { useText } from '#i18n/text.tsx';
import { describeTool } from '#kit/html/tool-attributes.ts';
import { links } from '#links';
import { useShop } from '#request/shop-public.tsx';
import type { AddToBasketProblem } from './add-to-basket-problem.ts';
import { AddToBasketControls } from './parts/add-to-basket-controls.tsx';
import { CustomisationIsland } from './parts/customisation-island.tsx';
import { QuantityIsland } from './parts/quantity-island.tsx';
import { SizeGuideIsland } from './parts/size-guide-island.tsx';
import { StockNote } from './parts/stock-note.tsx';
import { useBuyForm } from './parts/use-buy-form.ts';
import { findStockMessage } from './stock-message.ts';
import { usePreHydrationSize } from './use-pre-hydration-size.ts';

export type BuyFormProps = {
  readonly product: Pick<
    Product,
    'slug' | 'name' | 'productKey' | 'productType' | 'isPremier' | 'colours' | 'variants'
  >;
  readonly selection: Selection;
  readonly rules: {
    readonly hideIfOneSize: boolean;
    readonly canSelectOutOfStock: boolean;
    readonly lowStockQuantity: number;
  };
  /** Rendered below the sizes: size recommendation. */
  readonly sizeRecommendation?: ReactNode;
  /** Link to similar products, shown while the selection is out of stock. */
  readonly soldOutLink?: ReactNode;
  /** Null if there is no size guide. */
  readonly guide: SizeGuide | null;
  /** Personalisation fields of a customised product. */
  readonly customisation?: CustomisationGroup | null;
  /** Error of the page's action, after a submit without JavaScript. */
  readonly initialProblem?: AddToBasketProblem | undefined;
  readonly onSelectSize: (size: string) => void;
};

const tool = describeTool(
  'add_to_basket',
  'Adds this product in its selected colour and size to the shopper’s basket.',
);

export function BuyForm({
  product,
  selection,
  rules,
  guide,
  sizeRecommendation,
  soldOutLink,
  customisation = null,
  initialProblem,
  onSelectSize,
}: BuyFormProps) {
  const { prefix } = useShop();
  const isHydrated = useHydrated();
  const { colour, size, displayedVariant: displayed } = selection;
  const { slug, name, productKey, productType, variants, isPremier } = product;
  const hasStock = variants.some((variant) => variant.isOnStock);
  const form = usePreHydrationSize((selected) => selected !== size && onSelectSize(selected));
  const { addState, view, quantity, setQuantity, setPersonalisation, areErrorsShown, onSubmit } =
    useBuyForm(product, selection, customisation !== null, initialProblem);

  return (
    <form
      ref={form}
      method="post"
      action={`${prefix}${links.product({ slug, colour: colour.key, isPremier })}`}
      suppressHydrationWarning
      {...tool}
      onSubmit={onSubmit}
      noValidate={isHydrated}
      aria-busy={addState.status === 'adding'}
      className="grid gap-5"
    >
      <HiddenFields {...selection} />
      <SizeField
        {...{ selection, rules, guide, onSelectSize }}
        isMissing={addState.missing.includes('size')}
      />
      {sizeRecommendation}
      <StockNote
        {...{ productKey, soldOutLink, isAllOut: !hasStock }}
        alertPath={findAlertPath(selection, slug)}
        message={findStockMessage(selection, rules.lowStockQuantity, hasStock)}
      />
      {customisation && (
        <CustomisationIsland
          group={customisation}
          areErrorsShown={areErrorsShown}
          onValidate={setPersonalisation}
        />
      )}
      {productType === 'beauty' && (
        <QuantityIsland quantity={quantity} max={maxQuantity(displayed)} onSelect={setQuantity} />
      )}
      <AddToBasketControls
        {...{ name, view, selection, rules, onSelectSize }}
        problem={addState.problem}
      />
    </form>
  );
}

/** Path of the stock alert form; null if every size of the colour is in stock. */
function findAlertPath({ sizes, colour }: BuyFormProps['selection'], slug: string): string | null {
  return sizes.every((variant) => variant.isOnStock)
    ? null
    : links.stockAlert({ slug, colour: colour.key });
}

/**
 * Hidden fields for a submit without JavaScript: the colour, and the price shown, or the price of
 * each size if they differ.
 */
function HiddenFields({ colour, sizes, displayedVariant }: Selection) {
  const hasSinglePrice = sizes.every(({ price }) => price === displayedVariant.price);
  const prices = hasSinglePrice
    ? displayedVariant.price
    : JSON.stringify(Object.fromEntries(sizes.map(({ size, price }) => [size, price])));
  return (
    <>
      <input type="hidden" name="colour" value={colour.key} />
      <input type="hidden" name="shownPrice" value={prices} />
    </>
  );
}

type SizeFieldProps = Pick<BuyFormProps, 'selection' | 'rules' | 'guide' | 'onSelectSize'> & {
  readonly isMissing: boolean;
};

function SizeField({ selection, rules, guide, onSelectSize, isMissing }: SizeFieldProps) {
  const text = useText();
  if (isSizeHidden(selection, rules.hideIfOneSize))
    return <input type="hidden" name="size" value={selection.size ?? ''} />;
  return (
    <SizePicker
      selection={selection}
      error={isMissing ? text('pdp.selectSize') : undefined}
      onSelect={onSelectSize}
      canSelectOutOfStock={rules.canSelectOutOfStock}
      aside={guide && <SizeGuideIsland {...guide} />}
    />
  );
}
