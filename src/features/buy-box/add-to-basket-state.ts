/** State machine of adding to the basket, as a pure reducer. */
import type { ButtonState } from '#features/selection/selection.ts';
import type { AddToBasketProblem } from './add-to-basket-problem.ts';

export type MissingInput = 'size' | 'personalisation';

export type AddToBasketState = {
  readonly status: 'choosing' | 'adding' | 'added';
  /** Required inputs that are missing, in the order of the form. */
  readonly missing: readonly MissingInput[];
  /** Reason why the last add was refused. */
  readonly problem: AddToBasketProblem | null;
  /** Number of adds so far, by which a late response is recognised as outdated. */
  readonly attempt: number;
};

export type AddToBasketEvent =
  | { readonly type: 'selectionChanged' }
  /** `hasPersonalisation` is false while a customisation field is invalid. */
  | { readonly type: 'clicked'; readonly button: ButtonState; readonly hasPersonalisation: boolean }
  | {
      readonly type: 'responded';
      readonly attempt: number;
      readonly problem: AddToBasketProblem | null;
    }
  | { readonly type: 'timerExpired' };

/** Duration of the "added" state, in ms. */
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
    // A changed selection clears errors and the "added" state.
    case 'selectionChanged':
      return { ...initialAddToBasket, attempt: state.attempt };
    case 'clicked':
      return reduceClick(state, event.button, event.hasPersonalisation);
    case 'responded':
      if (state.status !== 'adding' || event.attempt !== state.attempt) return state;
      return event.problem
        ? { ...state, status: 'choosing', problem: event.problem }
        : { ...state, status: 'added' };
    case 'timerExpired':
      return state.status === 'added' ? { ...state, status: 'choosing' } : state;
  }
}

function reduceClick(
  state: AddToBasketState,
  button: ButtonState,
  hasPersonalisation: boolean,
): AddToBasketState {
  if (state.status !== 'choosing' || button === 'outOfStock') return state;
  const missing: MissingInput[] = button === 'sizeMissing' ? ['size'] : [];
  if (!hasPersonalisation) missing.push('personalisation');
  if (missing.length > 0) return { ...state, missing, problem: null };
  return { status: 'adding', missing, problem: null, attempt: state.attempt + 1 };
}

export type AddButtonView = {
  readonly label: 'buy.add' | 'buy.signUp' | 'buy.adding' | 'buy.added' | 'pdp.outOfStock';
  /** True if nothing can be added: the button is disabled. */
  readonly isDisabled: boolean;
  /**
   * True if a click adds nothing but shows what is missing; `aria-disabled` keeps the button
   * focusable.
   */
  readonly isIncomplete: boolean;
};

/** PDP-10. `requiresSignUp`: guests must sign up first, as for the membership (PDP-14). */
export function toAddButtonView(
  button: ButtonState,
  hasPersonalisation: boolean,
  { status }: AddToBasketState,
  requiresSignUp = false,
): AddButtonView {
  if (button === 'outOfStock')
    return { label: 'pdp.outOfStock', isDisabled: true, isIncomplete: false };
  return {
    label: selectLabel(status, requiresSignUp),
    isDisabled: false,
    isIncomplete: button === 'sizeMissing' || !hasPersonalisation || status !== 'choosing',
  };
}

function selectLabel(
  status: AddToBasketState['status'],
  requiresSignUp: boolean,
): AddButtonView['label'] {
  if (status === 'adding') return 'buy.adding';
  if (status === 'added') return 'buy.added';
  return requiresSignUp ? 'buy.signUp' : 'buy.add';
}
