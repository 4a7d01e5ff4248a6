/** Add-to-basket button with its error message, and the sticky bar that repeats it. */
import { useDeferredValue } from 'react';
import { isSizeHidden, type Selection } from '#features/selection/selection.ts';
import { useText } from '#i18n/text.tsx';
import type { AddButtonView } from '../add-to-basket-state.ts';
import { type BuyProblem, formatBuyProblem } from '../buy-problem.ts';
import { AddButton } from './add-button.tsx';
import { StickyBarIsland } from './sticky-bar-island.tsx';

export type AddFieldProps = {
  /** Product name, for the sticky bar. */
  readonly name: string;
  readonly view: AddButtonView;
  readonly problem: BuyProblem | null;
  readonly selection: Selection;
  readonly rules: { readonly hideIfOneSize: boolean; readonly canSelectOutOfStock: boolean };
  readonly onChooseSize: (size: string) => void;
};

const BUTTON_ID = 'add-to-basket';

export function AddField({ name, view, problem, selection, rules, onChooseSize }: AddFieldProps) {
  const text = useText();
  const settledView = useDeferredValue(view);
  const settledSelection = useDeferredValue(selection);
  const onChoose = useDeferredValue(onChooseSize);
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
          {problem && formatBuyProblem(problem, text)}
        </p>
      </div>
      <StickyBarIsland
        name={name}
        view={settledView}
        selection={settledSelection}
        choice={
          isSizeHidden(settledSelection, rules.hideIfOneSize)
            ? null
            : { onChoose, canSelectOutOfStock: rules.canSelectOutOfStock }
        }
        buttonId={BUTTON_ID}
        isRefused={problem !== null}
      />
    </>
  );
}
