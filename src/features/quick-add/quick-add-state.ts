/** CARD-5: state machine of a quick-add; pure. */
import type { AddToBasketProblem } from '#features/buy-box/add-to-basket-problem.ts';
import type { RequestedSelection } from '#features/selection/selection.ts';
import type { QuickProduct } from './quick-product.ts';

export type Step =
  | { readonly name: 'closed' }
  | { readonly name: 'loading' }
  | {
      readonly name: 'open';
      readonly requested: RequestedSelection;
      readonly isSizeMissing: boolean;
    }
  /** `isDirect`: a product with a single variant is added without a modal. */
  | { readonly name: 'adding'; readonly requested: RequestedSelection; readonly isDirect: boolean }
  /** `isClosing`: the success state has been displayed and the modal is closing. */
  | {
      readonly name: 'added';
      readonly requested: RequestedSelection;
      readonly isDirect: boolean;
      readonly isClosing: boolean;
    };

export type QuickAddState = {
  readonly step: Step;
  readonly product: QuickProduct | null;
  /** Problem displayed in the toast until it is dismissed. */
  readonly failure: AddToBasketProblem | null;
};

export type QuickAddEvent =
  | { readonly type: 'clicked' }
  | {
      readonly type: 'loaded';
      readonly product: QuickProduct;
      readonly requested: RequestedSelection;
    }
  | { readonly type: 'selectionChanged'; readonly requested: RequestedSelection }
  | { readonly type: 'addRequested'; readonly canAdd: boolean }
  | { readonly type: 'added' }
  | { readonly type: 'failed'; readonly problem: AddToBasketProblem }
  /** Timer of `added`: fires after QUICK_ADDED_MS, then again after CLOSING_MS. */
  | { readonly type: 'timerExpired' }
  | { readonly type: 'closed' }
  | { readonly type: 'dismissed' };

/** Time in ms that the success state is displayed. */
export const QUICK_ADDED_MS = 1500;
/** Time in ms that the modal takes to close. */
export const CLOSING_MS = 500;

export const initialQuickAdd: QuickAddState = {
  step: { name: 'closed' },
  product: null,
  failure: null,
};

export function reduceQuickAdd(state: QuickAddState, event: QuickAddEvent): QuickAddState {
  const { step } = state;
  switch (event.type) {
    case 'clicked':
      return step.name === 'closed' ? { ...initialQuickAdd, step: { name: 'loading' } } : state;
    case 'loaded':
      return step.name === 'loading' ? open(event.product, event.requested) : state;
    case 'selectionChanged':
      return step.name === 'open'
        ? { ...state, step: { name: 'open', requested: event.requested, isSizeMissing: false } }
        : state;
    case 'addRequested':
      if (step.name !== 'open') return state;
      if (!event.canAdd) return { ...state, step: { ...step, isSizeMissing: true } };
      return {
        ...state,
        step: { name: 'adding', requested: step.requested, isDirect: false },
        failure: null,
      };
    case 'added':
      return step.name === 'adding'
        ? { ...state, step: { ...step, name: 'added', isClosing: false } }
        : state;
    case 'failed':
      return fail(state, event.problem);
    case 'timerExpired':
      if (step.name !== 'added') return state;
      return { ...state, step: step.isClosing ? { name: 'closed' } : { ...step, isClosing: true } };
    case 'closed':
      return { ...state, step: { name: 'closed' } };
    case 'dismissed':
      return { ...state, failure: null };
  }
}

/** Adds a product with a single variant directly; others open the modal. */
function open(product: QuickProduct, requested: RequestedSelection): QuickAddState {
  const [onlyVariant, ...others] = product.variants;
  const step: Step =
    onlyVariant && others.length === 0 && !product.needsPage
      ? {
          name: 'adding',
          requested: { colour: onlyVariant.colour, size: onlyVariant.size },
          isDirect: true,
        }
      : { name: 'open', requested, isSizeMissing: false };
  return { step, product, failure: null };
}

/**
 * A refused add returns to the modal for another selection; a failed load or
 * direct add ends the quick-add.
 */
function fail(state: QuickAddState, failure: AddToBasketProblem): QuickAddState {
  const { step } = state;
  if (step.name === 'loading') return { ...state, step: { name: 'closed' }, failure };
  if (step.name !== 'adding') return state;
  return {
    ...state,
    step: step.isDirect
      ? { name: 'closed' }
      : { name: 'open', requested: step.requested, isSizeMissing: false },
    failure,
  };
}
