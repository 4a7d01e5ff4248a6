/** Where an add to the basket stands: a pure machine of presses, answers and choices. */
import type { ButtonState } from '#features/selection/selection.ts';
import type { BuyProblem } from './buy-problem.ts';

export type Missing = 'size' | 'personalisation';

export type AddToBasketState = {
  readonly status: 'choosing' | 'adding' | 'added';
  /** What is missing before anything can be added, in the order of the form. */
  readonly missing: readonly Missing[];
  /** Why the last add was refused. */
  readonly problem: BuyProblem | null;
  /** Counts the adds, so that an answer that comes late is known as such. */
  readonly attempt: number;
};

export type AddToBasketEvent =
  | { readonly type: 'chosen' }
  /** `hasWords` is false while a customisation field is not valid. */
  | { readonly type: 'pressed'; readonly button: ButtonState; readonly hasPersonalisation: boolean }
  | { readonly type: 'answered'; readonly attempt: number; readonly problem: BuyProblem | null }
  | { readonly type: 'shown' };

/** S§9: the added state is shown for 1.5 s. */
export const ADDED_MS = 1500;

export const initialAddToBasket: AddToBasketState = {
  status: 'choosing',
  missing: [],
  problem: null,
  attempt: 0,
};

export function reduceAddToBasket(
  state: AddToBasketState,
  event: AddToBasketEvent,
): AddToBasketState {
  switch (event.type) {
    // S§4: another choice clears errors and messages, and is not added already.
    case 'chosen':
      return { ...initialAddToBasket, attempt: state.attempt };
    case 'pressed':
      return press(state, event.button, event.hasPersonalisation);
    case 'answered':
      if (state.status !== 'adding' || event.attempt !== state.attempt) return state;
      return event.problem
        ? { ...state, status: 'choosing', problem: event.problem }
        : { ...state, status: 'added' };
    case 'shown':
      return state.status === 'added' ? { ...state, status: 'choosing' } : state;
  }
}

function press(
  state: AddToBasketState,
  button: ButtonState,
  hasPersonalisation: boolean,
): AddToBasketState {
  if (state.status !== 'choosing' || button === 'outOfStock') return state;
  const missing: Missing[] = button === 'sizeMissing' ? ['size'] : [];
  if (!hasPersonalisation) missing.push('personalisation');
  if (missing.length > 0) return { ...state, missing, problem: null };
  return { status: 'adding', missing, problem: null, attempt: state.attempt + 1 };
}

export type AddButtonView = {
  readonly label: 'buy.add' | 'buy.signUp' | 'buy.adding' | 'buy.added' | 'pdp.outOfStock';
  /** Pressing it does nothing, and there is nothing to say. */
  readonly isDisabled: boolean;
  /** Pressing it adds nothing now, but says why; so it stays in reach of the keyboard. */
  readonly isIncomplete: boolean;
};

/** PDP-10. `signsUp`: pressing it leads those who are not signed in to sign up first, as for the membership (PDP-14). */
export function toAddButtonView(
  button: ButtonState,
  hasPersonalisation: boolean,
  { status }: AddToBasketState,
  signsUp = false,
): AddButtonView {
  if (button === 'outOfStock')
    return { label: 'pdp.outOfStock', isDisabled: true, isIncomplete: false };
  return {
    label: labelOf(status, signsUp),
    isDisabled: false,
    isIncomplete: button === 'sizeMissing' || !hasPersonalisation || status !== 'choosing',
  };
}

function labelOf(status: AddToBasketState['status'], signsUp: boolean): AddButtonView['label'] {
  if (status === 'adding') return 'buy.adding';
  if (status === 'added') return 'buy.added';
  return signsUp ? 'buy.signUp' : 'buy.add';
}
