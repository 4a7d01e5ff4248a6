/** Modal with colour, size and add button of one product; a bottom sheet on small screens. */
import type { ReactNode } from 'react';
import { ColourPicker } from '#features/pickers/colour-picker.tsx';
import { SizePicker } from '#features/pickers/size-picker.tsx';
import { Picture } from '#features/pictures/picture.tsx';
import { lowestPriceRangeOf } from '#features/price/lowest-price.ts';
import { summarisePrices } from '#features/price/price.ts';
import { Price } from '#features/price/price.tsx';
import {
  buttonState,
  chooseColour,
  chooseSize,
  isSizeHidden,
  type Selection,
  toSelectionParameters,
} from '#features/selection/selection.ts';
import { useText } from '#i18n/text.tsx';
import { links } from '#links';
import { Link } from '#request/link.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import type { QuickProduct } from '../quick-product.ts';
import type { QuickAddController } from '../use-quick-add.ts';

export type QuickAddModalProps = SelectionProps & {
  /**
   * Reason of the last failed add. It is inside the dialog, as elements outside of it are inert.
   */
  readonly toast: ReactNode;
};

type SelectionProps = {
  readonly quickAdd: QuickAddController;
  readonly product: QuickProduct;
  readonly selection: Selection;
};

export function QuickAddModal({ quickAdd, product, selection, toast }: QuickAddModalProps) {
  const text = useText();
  const { step, dispatch } = quickAdd;
  const hrefOf = (selected: Selection) =>
    links.product({ slug: product.slug, ...toSelectionParameters(selected) });
  return (
    <Dialog
      title={product.name}
      closeLabel={text('quickAdd.close')}
      variant="sheet"
      onClose={() => dispatch({ type: 'closed' })}
      isClosing={step.name === 'added' && step.isClosing}
    >
      {(close) => (
        <>
          <Head product={product} selection={selection} />
          <div className="mt-5 grid gap-5">
            <OptionForm
              quickAdd={quickAdd}
              product={product}
              selection={selection}
              hrefOf={hrefOf}
            />
            {!product.needsPage && <AddButton quickAdd={quickAdd} selection={selection} />}
            <p role="status" className="sr-only">
              {step.name === 'added' && text('buy.added')}
            </p>
            <ViewProduct to={hrefOf(selection)} isMain={product.needsPage} onFollow={close} />
          </div>
          {toast}
        </>
      )}
    </Dialog>
  );
}

type ChoiceProps = SelectionProps & { readonly hrefOf: (chosen: Selection) => string };

function OptionForm({ quickAdd: { step, dispatch }, product, selection, hrefOf }: ChoiceProps) {
  const text = useText();
  const choose = (selected: Selection) =>
    dispatch({
      type: 'selectionChanged',
      requested: { colour: selected.colour.key, size: selected.size ?? undefined },
    });
  return (
    <>
      {product.colours.length > 1 && (
        <ColourPicker
          product={product}
          selection={selection}
          hrefOf={(colour) => hrefOf(chooseColour(product, selection, colour))}
          onSelect={(colour) => choose(chooseColour(product, selection, colour))}
          kind={product.colours.length > MAX_SWATCHES ? 'dropdown' : 'square'}
          menuHeight="short"
        />
      )}
      {!isSizeHidden(selection, true) && (
        <SizePicker
          id="quick-sizes"
          selection={selection}
          error={step.name === 'open' && step.isSizeMissing ? text('pdp.selectSize') : undefined}
          onSelect={(size) => choose(chooseSize(product, selection, size))}
        />
      )}
    </>
  );
}

function Head({ product, selection }: Pick<SelectionProps, 'product' | 'selection'>) {
  const [picture] = selection.colour.pictures;
  return (
    <div className="mt-3 grid grid-cols-[min(6rem,33.4%)_minmax(0,1fr)] gap-4">
      <div className="overflow-hidden rounded-card">
        {picture && <Picture picture={{ ...picture, alt: '' }} widths={[160, 320]} sizes="96px" />}
      </div>
      <div>
        <p className="text-sm text-muted">{product.brand}</p>
        <div className="mt-1">
          <Price
            {...summarisePrices(selection.variant, selection.sizes)}
            lowestPrices={lowestPriceRangeOf(
              selection.variant ? [selection.variant] : selection.sizes,
            )}
          />
        </div>
      </div>
    </div>
  );
}

type ViewProductProps = {
  readonly to: string;
  readonly isMain: boolean;
  readonly onFollow: () => void;
};

/** Link to the product page; the main action where the product cannot be added here. */
function ViewProduct({ to, isMain, onFollow }: ViewProductProps) {
  const text = useText();
  const main =
    'grid h-12 place-items-center rounded-control bg-accent px-6 font-medium text-on-accent';
  return (
    <Link
      to={to}
      onClick={onFollow}
      className={
        isMain ? main : 'grid min-h-11 place-items-center text-sm underline underline-offset-4'
      }
    >
      {text('quickAdd.view')}
    </Link>
  );
}

/** Maximum number of swatches; more colours become a dropdown. */
const MAX_SWATCHES = 10;

function AddButton({
  quickAdd: { step, dispatch },
  selection,
}: Pick<SelectionProps, 'quickAdd' | 'selection'>) {
  const text = useText();
  const button = buttonState(selection);
  const label =
    step.name === 'adding'
      ? 'buy.adding'
      : step.name === 'added'
        ? 'buy.added'
        : button === 'outOfStock'
          ? 'pdp.outOfStock'
          : 'buy.add';
  function onClick(): void {
    dispatch({ type: 'addRequested', canAdd: button === 'ready' });
    if (button === 'sizeMissing') document.getElementById('quick-sizes')?.focus();
  }
  return (
    <button
      type="button"
      onClick={onClick}
      disabled={button === 'outOfStock'}
      aria-disabled={button !== 'ready' || step.name !== 'open' || undefined}
      className="h-12 w-full rounded-control bg-accent px-6 font-medium text-on-accent disabled:bg-surface disabled:text-muted"
    >
      {text(label)}
    </button>
  );
}
