/** CARD-5: where a quick-add stands, as a pure machine. */
import type { BuyProblem } from '#features/buy-box/buy-problem.ts';
import type { Wanted } from '#features/selection/selection.ts';
import type { QuickProduct } from './quick-product.ts';

export type Step =
  | { readonly name: 'closed' }
  | { readonly name: 'loading' }
  | { readonly name: 'open'; readonly wanted: Wanted; readonly isSizeMissing: boolean }
  /** Of a product with a single variant, without a modal. */
  | { readonly name: 'adding'; readonly wanted: Wanted; readonly isDirect: boolean }
  /** `isLeaving` once it has been shown: the modal is on its way out. */
  | {
      readonly name: 'added';
      readonly wanted: Wanted;
      readonly isDirect: boolean;
      readonly isLeaving: boolean;
    };

export type QuickAdding = {
  readonly step: Step;
  readonly product: QuickProduct | null;
  /** What the toast tells until it is dismissed. */
  readonly failure: BuyProblem | null;
};

export type QuickAddEvent =
  | { readonly type: 'pressed' }
  | { readonly type: 'loaded'; readonly product: QuickProduct; readonly wanted: Wanted }
  | { readonly type: 'chosen'; readonly wanted: Wanted }
  | { readonly type: 'asked'; readonly canAdd: boolean }
  | { readonly type: 'added' }
  | { readonly type: 'failed'; readonly problem: BuyProblem }
  /** After 1.5 s, and 0.5 s later. */
  | { readonly type: 'timeUp' }
  | { readonly type: 'closed' }
  | { readonly type: 'dismissed' };

/** S§9 */
export const ADDED_MS = 1500;
/** S§9 */
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
      return step.name === 'loading' ? open(event.product, event.wanted) : state;
    case 'chosen':
      return step.name === 'open'
        ? { ...state, step: { name: 'open', wanted: event.wanted, isSizeMissing: false } }
        : state;
    case 'asked':
      if (step.name !== 'open') return state;
      if (!event.canAdd) return { ...state, step: { ...step, isSizeMissing: true } };
      return {
        ...state,
        step: { name: 'adding', wanted: step.wanted, isDirect: false },
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

/** A product with a single variant has nothing to choose: it is added directly. */
function open(product: QuickProduct, wanted: Wanted): QuickAdding {
  const [only, ...others] = product.variants;
  const step: Step =
    only && others.length === 0 && !product.needsPage
      ? { name: 'adding', wanted: { colour: only.colour, size: only.size }, isDirect: true }
      : { name: 'open', wanted, isSizeMissing: false };
  return { step, product, failure: null };
}

/** What was refused in the modal may be chosen otherwise there; anything else is over. */
function fail(state: QuickAdding, failure: BuyProblem): QuickAdding {
  const { step } = state;
  if (step.name === 'loading') return { ...state, step: { name: 'closed' }, failure };
  if (step.name !== 'adding') return state;
  return {
    ...state,
    step: step.isDirect
      ? { name: 'closed' }
      : { name: 'open', wanted: step.wanted, isSizeMissing: false },
    failure,
  };
}
