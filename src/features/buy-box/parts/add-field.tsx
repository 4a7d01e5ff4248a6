/** The add-to-basket button with its refusal under it, and the sticky bar that repeats it. */
import { useDeferredValue } from 'react';
import { useText } from '#kit/text.tsx';
import { type BuyProblem, tellBuyProblem } from '../buy-problem.ts';
import type { ButtonLook } from '../buying.ts';
import { AddButton } from './add-button.tsx';
import { StickyBarIsland } from './sticky-bar-island.tsx';

export type AddFieldProps = {
  /** Name of the product, for the sticky bar. */
  readonly name: string;
  readonly look: ButtonLook;
  readonly problem: BuyProblem | null;
};

const BUTTON_ID = 'add-to-basket';

export function AddField({ name, look, problem }: AddFieldProps) {
  const text = useText();
  const settledLook = useDeferredValue(look);
  return (
    <>
      <div className="-mb-4">
        <AddButton id={BUTTON_ID} look={look} />
        {/* Room for a line, as an answer may come late and must not move what is being read below. */}
        <p
          id={`${BUTTON_ID}-refused`}
          tabIndex={-1}
          role="alert"
          className="mt-1 min-h-5 text-sm text-sale"
        >
          {problem && tellBuyProblem(problem, text)}
        </p>
      </div>
      <StickyBarIsland
        name={name}
        look={settledLook}
        buttonId={BUTTON_ID}
        isRefused={problem !== null}
      />
    </>
  );
}
