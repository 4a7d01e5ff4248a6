/** Add-to-basket button with its error message, and the sticky bar that repeats it. */
import { useDeferredValue } from 'react';
import { isSizeHidden, type Selection } from '#features/selection/selection.ts';
import { useText } from '#i18n/text.tsx';
import { type AddToBasketProblem, formatAddToBasketProblem } from '../add-to-basket-problem.ts';
import type { AddButtonView } from '../add-to-basket-state.ts';
import { AddButton } from './add-button.tsx';
import { StickyBarIsland } from './sticky-bar-island.tsx';

export type AddFieldProps = {
  /** Product name, for the sticky bar. */
  readonly name: string;
  readonly view: AddButtonView;
  readonly problem: AddToBasketProblem | null;
  readonly selection: Selection;
  readonly rules: { readonly hideIfOneSize: boolean; readonly canSelectOutOfStock: boolean };
  readonly onSelectSize: (size: string) => void;
};

const BUTTON_ID = 'add-to-basket';

export function AddToBasketControls({
  name,
  view,
  problem,
  selection,
  rules,
  onSelectSize,
}: AddFieldProps) {
  const text = useText();
  const deferredView = useDeferredValue(view);
  const deferredSelection = useDeferredValue(selection);
  const onSelect = useDeferredValue(onSelectSize);
  return (
    <>
      <div className="-mb-4">
        <AddButton id={BUTTON_ID} view={view} />
        {/* Reserves a line for the error message, to avoid a layout shift. */}
        <p
          id={`${BUTTON_ID}-refused`}
          tabIndex={-1}
          role="alert"
          className="mt-1 min-h-5 text-sm text-sale"
        >
          {problem && formatAddToBasketProblem(problem, text)}
        </p>
      </div>
      <StickyBarIsland
        name={name}
        view={deferredView}
        selection={deferredSelection}
        choice={
          isSizeHidden(deferredSelection, rules.hideIfOneSize)
            ? null
            : { onSelect, canSelectOutOfStock: rules.canSelectOutOfStock }
        }
        buttonId={BUTTON_ID}
        isRefused={problem !== null}
      />
    </>
  );
}
