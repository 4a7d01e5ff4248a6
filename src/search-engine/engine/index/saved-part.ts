/** Parts of a saved index: plain values of bounded size, so that each is written in one slice. */
import type { FieldPlan } from './field-plan.ts';

/** Posting lists of several terms one after the other; `lengths` has the length of each. */
export type SavedPostings = {
  readonly lengths: Uint32Array;
  readonly slots: Uint32Array;
  readonly fieldMasks: Uint32Array;
};

/** Nodes of a radix tree, parents first: the number of children of each, 0 for a term's end. */
export type SavedTree = { readonly keys: readonly string[]; readonly children: Uint32Array };

export type SavedPart =
  | {
      readonly part: 'layout';
      /** Slots that there is room for. */
      readonly slots: number;
      /** Free slots, the one to use next last. */
      readonly free: readonly number[];
      /** The field plan, which depends on the records that were indexed first. */
      readonly plan: FieldPlan;
    }
  | {
      readonly part: 'records';
      readonly from: number;
      /** A list of records; null for a free slot. */
      readonly json: string;
    }
  | ({ readonly part: 'words' | 'endings' } & SavedTree & SavedPostings)
  | ({ readonly part: 'prose' | 'phrases'; readonly terms: readonly string[] } & SavedPostings)
  | {
      readonly part: 'codes';
      /** Number of codes in all of these parts. */
      readonly size: number;
      /** Cells of a `TextTable`. */
      readonly cells: Uint32Array;
    }
  | ({ readonly part: 'sharedCodes'; readonly terms: readonly string[] } & SavedPostings)
  | {
      readonly part: 'lengths';
      readonly bit: number;
      readonly lengths: Uint8Array;
      readonly words: number;
      readonly records: number;
    }
  | {
      /** Further values of a facet column, by ordinal. */
      readonly part: 'values';
      readonly attribute: string;
      readonly values: readonly string[];
      readonly numbers: Float64Array;
    }
  | {
      /** Ordinals of the slots from `from` on, one after the other; `sizes`: how many of each. */
      readonly part: 'members';
      readonly attribute: string;
      readonly from: number;
      readonly sizes: Uint16Array;
      readonly ordinals: Uint32Array;
    }
  | { readonly part: 'keys'; readonly criterion: string; readonly keys: Float64Array }
  | { readonly part: 'order'; readonly sort: string; readonly slots: Uint32Array };

export type PartOf<Name extends SavedPart['part']> = SavedPart & { readonly part: Name };
