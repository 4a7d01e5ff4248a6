/** CARD-5: state machine of a quick-add; pure. */
import type { BuyProblem } from '#features/buy-box/buy-problem.ts';
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
  /** `isLeaving`: the success state has been displayed and the modal is closing. */
  | {
      readonly name: 'added';
      readonly requested: RequestedSelection;
      readonly isDirect: boolean;
      readonly isLeaving: boolean;
    };

export type QuickAdding = {
  readonly step: Step;
  readonly product: QuickProduct | null;
  /** Problem displayed in the toast until it is dismissed. */
  readonly failure: BuyProblem | null;
};

export type QuickAddEvent =
  | { readonly type: 'pressed' }
  | {
      readonly type: 'loaded';
      readonly product: QuickProduct;
      readonly requested: RequestedSelection;
    }
  | { readonly type: 'chosen'; readonly requested: RequestedSelection }
  | { readonly type: 'asked'; readonly canAdd: boolean }
  | { readonly type: 'added' }
  | { readonly type: 'failed'; readonly problem: BuyProblem }
  /** Timer of `added`: fires after QUICK_ADDED_MS, then again after LEAVING_MS. */
  | { readonly type: 'timeUp' }
  | { readonly type: 'closed' }
  | { readonly type: 'dismissed' };

/** Time in ms that the success state is displayed. */
export const QUICK_ADDED_MS = 1500;
/** Time in ms that the modal takes to close. */
export const LEAVING_MS = 500;

export const startQuickAdding: QuickAdding = {
  step: { name: 'closed' },
  product: null,
  failure: null,
};

export function stepQuickAdding(state: QuickAdding, event: QuickAddEvent): QuickAdding {
  const { step } = state;
  switch (event.type) {
    case 'pressed':
      return step.name === 'closed' ? { ...startQuickAdding, step: { name: 'loading' } } : state;
    case 'loaded':
      return step.name === 'loading' ? open(event.product, event.requested) : state;
    case 'chosen':
      return step.name === 'open'
        ? { ...state, step: { name: 'open', requested: event.requested, isSizeMissing: false } }
        : state;
    case 'asked':
      if (step.name !== 'open') return state;
      if (!event.canAdd) return { ...state, step: { ...step, isSizeMissing: true } };
      return {
        ...state,
        step: { name: 'adding', requested: step.requested, isDirect: false },
        failure: null,
      };
    case 'added':
      return step.name === 'adding'
        ? { ...state, step: { ...step, name: 'added', isLeaving: false } }
        : state;
    case 'failed':
      return fail(state, event.problem);
    case 'timeUp':
      if (step.name !== 'added') return state;
      return { ...state, step: step.isLeaving ? { name: 'closed' } : { ...step, isLeaving: true } };
    case 'closed':
      return { ...state, step: { name: 'closed' } };
    case 'dismissed':
      return { ...state, failure: null };
  }
}

/** Adds a product with a single variant directly; others open the modal. */
function open(product: QuickProduct, requested: RequestedSelection): QuickAdding {
  const [only, ...others] = product.variants;
  const step: Step =
    only && others.length === 0 && !product.needsPage
      ? { name: 'adding', requested: { colour: only.colour, size: only.size }, isDirect: true }
      : { name: 'open', requested, isSizeMissing: false };
  return { step, product, failure: null };
}

/**
 * A refused add returns to the modal for another selection; a failed load or
 * direct add ends the quick-add.
 */
function fail(state: QuickAdding, failure: BuyProblem): QuickAdding {
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
