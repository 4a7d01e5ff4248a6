/** The buy form: sizes, quantity and the button; posts natively until the page is awake. */
import { useState } from 'react';
import type { Product } from '#features/catalogue/catalogue.ts';
import { SizePicker } from '#features/pickers/size-picker.tsx';
import { buttonState, isSizeHidden, type Selection } from '#features/selection/selection.ts';
import { useShop } from '#kit/shop-public.tsx';
import { useText } from '#kit/text.tsx';
import { links } from '#links';
import { type BuyProblem, wordProblem } from './buy-problem.ts';
import { AddButton } from './parts/add-button.tsx';
import { QuantityPicker } from './parts/quantity-picker.tsx';
import { StockNote } from './parts/stock-note.tsx';
import { useAddToBasket } from './use-add-to-basket.ts';
import { useEarlySize } from './use-early-size.ts';

export type BuyFormProps = {
  readonly product: Pick<Product, 'slug' | 'productType' | 'brandSlug'>;
  readonly selection: Selection;
  readonly hideIfOneSize: boolean;
  readonly lowStockQuantity: number;
  /** What the page's own action refused, without JavaScript. */
  readonly refused?: BuyProblem | undefined;
  readonly onChooseSize: (size: string) => void;
};

export function BuyForm({ product, selection, hideIfOneSize, lowStockQuantity, refused, onChooseSize }: BuyFormProps) {
  const text = useText();
  const { locale, prefix } = useShop();
  const { state, add, reset } = useAddToBasket(locale.tag);
  const [isSizeMissing, setSizeMissing] = useState(refused?.code === 'buy.sizeMissing');
  const form = useEarlySize((size) => size !== selection.size && choose(size));
  const { variant } = selection;
  const problem = state.status === 'refused' ? state.problem : refused?.code === 'buy.sizeMissing' ? undefined : refused;

  function onSubmit(event: React.SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (state.status === 'adding' || state.status === 'added') return;
    if (buttonState(selection) === 'sizeMissing') {
      setSizeMissing(true);
      document.getElementById('sizes')?.focus();
      return;
    }
    const quantity = Number(new FormData(event.currentTarget).get('quantity') ?? 1);
    if (variant) void add({ sku: variant.sku, quantity });
  }

  function choose(size: string): void {
    setSizeMissing(false);
    reset();
    onChooseSize(size);
  }

  return (
    <form
      ref={form}
      method="post"
      action={`${prefix}${links.product({ slug: product.slug, colour: selection.colour.key })}`}
      onSubmit={onSubmit}
      className="grid gap-5"
    >
      <input type="hidden" name="colour" value={selection.colour.key} />
      {isSizeHidden(selection, hideIfOneSize) ? (
        <input type="hidden" name="size" value={selection.size ?? ''} />
      ) : (
        <SizePicker
          selection={selection}
          error={isSizeMissing ? text('pdp.selectSize') : undefined}
          onChoose={choose}
          guideHref={`${prefix}${links.sizeGuide(product.brandSlug)}`}
        />
      )}
      <StockNote selection={selection} lowStockQuantity={lowStockQuantity} />
      {product.productType === 'beauty' && <QuantityPicker max={selection.shown.availableQuantity} />}
      <AddButton button={buttonState(selection)} status={state.status} />
      {/* Room for two lines, as an answer may come late and must not move what is being read below. */}
      <p role="alert" className="-mt-2 min-h-10 text-sm text-sale">
        {problem && wordProblem(text, problem)}
      </p>
    </form>
  );
}
