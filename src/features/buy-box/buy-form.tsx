/** The buy form: sizes, quantity and the button; posts natively until the page is awake. */
import { type ReactNode, useDeferredValue, useState } from 'react';
import type { AddItem } from '#features/basket/basket.ts';
import type { Product, Variant } from '#features/catalogue/catalogue.ts';
import type { CustomisationGroup, WordsReport } from '#features/customisation/customisation.ts';
import type { SizeGuide } from '#features/pickers/size-guide.ts';
import { SizePicker } from '#features/pickers/size-picker.tsx';
import { type ButtonState, buttonState, isSizeHidden, limitQuantity, maxQuantity, type Selection } from '#features/selection/selection.ts';
import { useShopper } from '#features/shopper/use-shopper.ts';
import { useShop } from '#kit/shop-public.tsx';
import { useText } from '#kit/text.tsx';
import { useAwake } from '#kit/use-awake.ts';
import { links } from '#links';
import { type BuyProblem, tellBuyProblem } from './buy-problem.ts';
import { type ButtonLook, type Buying, lookOf } from './buying.ts';
import { AddButton } from './parts/add-button.tsx';
import { LateCustomisation } from './parts/late-customisation.tsx';
import { LateQuantity } from './parts/late-quantity.tsx';
import { LateStickyBar } from './parts/late-sticky-bar.tsx';
import { SizeGuideLink } from './parts/size-guide-link.tsx';
import { StockNote } from './parts/stock-note.tsx';
import { findStockMessage } from './stock-message.ts';
import { useBuying } from './use-buying.ts';
import { useEarlySize } from './use-early-size.ts';

export type BuyFormProps = {
  readonly product: Pick<Product, 'slug' | 'name' | 'productKey' | 'productType' | 'isPremier' | 'colours' | 'variants'>;
  readonly selection: Selection;
  readonly rules: { readonly hideIfOneSize: boolean; readonly allowsOutOfStock: boolean; readonly lowStockQuantity: number };
  /** Under the sizes: who helps to find one. */
  readonly advice?: ReactNode;
  /** null where sizes need no guide. */
  readonly guide: SizeGuide | null;
  /** What is to be filled in, for products made for the shopper. */
  readonly customisation?: CustomisationGroup | null;
  /** What the page's own action refused, without JavaScript. */
  readonly refused?: BuyProblem | undefined;
  readonly onChooseSize: (size: string) => void;
};

const BUTTON_ID = 'add-to-basket';
const NO_WORDS: WordsReport = { values: {}, isValid: true };

export function BuyForm({ product, selection, rules, guide, advice, customisation = null, refused, onChooseSize }: BuyFormProps) {
  const text = useText();
  const { locale, prefix } = useShop();
  const { colour, size, variant, shown } = selection;
  const { productKey } = product;
  const { buying, press } = useBuying(locale.tag, `${colour.key} ${size}`, startOf(refused));
  const [wanted, setWanted] = useState(1);
  /** null: the fields have not told yet, and what was typed stands in the form. */
  const [words, setWords] = useState<WordsReport | null>(customisation ? null : NO_WORDS);
  const areErrorsShown = useDeferredValue(buying.missing.includes('words'));
  const quantity = limitQuantity(wanted, shown);
  const isAwake = useAwake();
  const button = buttonState(selection);
  const look = useLook(button, words, buying, product.isPremier);
  const settledLook = useDeferredValue(look);
  const hasStock = product.variants.some((one) => one.isOnStock);
  const form = useEarlySize((early) => early !== size && onChooseSize(early));

  function onSubmit(event: React.SubmitEvent<HTMLFormElement>): void {
    const place = event.currentTarget;
    const hasWords = words?.isValid ?? place.checkValidity();
    // The browser's own then, with what was typed.
    if (!words && hasWords) return;
    event.preventDefault();
    const item = variant && readItem(place, variant, words);
    const missing = press({ button, hasWords, item, productKey });
    // Where what is missing can be given.
    if (missing) document.getElementById(missing === 'size' ? 'sizes' : 'customisation')?.focus();
    if (!words) place.reportValidity();
  }

  return (
    <form
      ref={form}
      method="post"
      action={`${prefix}${links.product({ slug: product.slug, colour: colour.key })}`}
      onSubmit={onSubmit}
      noValidate={isAwake}
      aria-busy={buying.status === 'adding'}
      className="grid gap-5"
    >
      <HiddenChoice {...selection} />
      <SizeField {...{ selection, rules, guide, onChooseSize }} isMissing={buying.missing.includes('size')} />
      {advice}
      <StockNote {...{ productKey, isAllOut: !hasStock }} message={findStockMessage(selection, rules.lowStockQuantity, hasStock)} />
      {customisation && <LateCustomisation group={customisation} areErrorsShown={areErrorsShown} onReport={setWords} />}
      {product.productType === 'beauty' && <LateQuantity quantity={quantity} max={maxQuantity(shown)} onChoose={setWanted} />}
      <div className="-mb-4">
        <AddButton id={BUTTON_ID} look={look} />
        {/* Room for a line, as an answer may come late and must not move what is being read below. */}
        <p id={`${BUTTON_ID}-refused`} tabIndex={-1} role="alert" className="mt-1 min-h-5 text-sm text-sale">
          {buying.problem && tellBuyProblem(buying.problem, text)}
        </p>
      </div>
      <LateStickyBar name={product.name} look={settledLook} buttonId={BUTTON_ID} isRefused={buying.problem !== null} />
    </form>
  );
}

function useLook(button: ButtonState, words: WordsReport | null, buying: Buying, isPremier: boolean): ButtonLook {
  const { status } = useShopper();
  const isAwake = useAwake();
  const look = lookOf(button, words?.isValid ?? false, buying, isPremier && status !== 'customer');
  // Without the code of every field the button posts whatever there is, and the server says what is missing.
  return isAwake && words ? look : { ...look, isHeldBack: false };
}

/** What is posted without script beside the fields: the colour, and what was shown: one price, or one for each size where they differ. */
function HiddenChoice({ colour, sizes, shown }: Selection) {
  const isOne = sizes.every(({ price }) => price === shown.price);
  const prices = isOne ? shown.price : JSON.stringify(Object.fromEntries(sizes.map(({ size, price }) => [size, price])));
  return (
    <>
      <input type="hidden" name="colour" value={colour.key} />
      <input type="hidden" name="shownPrice" value={prices} />
    </>
  );
}

type SizeFieldProps = Pick<BuyFormProps, 'selection' | 'rules' | 'guide' | 'onChooseSize'> & { readonly isMissing: boolean };

function SizeField({ selection, rules, guide, onChooseSize, isMissing }: SizeFieldProps) {
  const text = useText();
  if (isSizeHidden(selection, rules.hideIfOneSize)) return <input type="hidden" name="size" value={selection.size ?? ''} />;
  return (
    <SizePicker
      selection={selection}
      error={isMissing ? text('pdp.selectSize') : undefined}
      onChoose={onChooseSize}
      allowsOutOfStock={rules.allowsOutOfStock}
      aside={guide && <SizeGuideLink {...guide} />}
    />
  );
}

/** What is added; the quantity is what its field says, also where the code has not come to hear of it. */
function readItem(form: HTMLFormElement, variant: Variant, words: WordsReport | null): AddItem {
  const quantity = limitQuantity(Number(new FormData(form).get('quantity') ?? 1), variant);
  const hasWords = words && Object.keys(words.values).length > 0;
  return { sku: variant.sku, quantity, shownPrice: variant.price, ...(hasWords && { customFields: words.values }) };
}

function startOf(refused: BuyProblem | undefined) {
  if (!refused) return {};
  return refused.code === 'buy.sizeMissing' ? { missing: ['size' as const] } : { problem: refused };
}
