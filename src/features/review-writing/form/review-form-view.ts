/** Data of the page with the review form. */
import type { CataloguePicture } from '#features/catalogue/catalogue.ts';
import type { KeptPhoto, reviewFieldsOf } from '../submitted-review.ts';

export type ReviewFormView = {
  readonly product: {
    readonly productKey: string;
    readonly slug: string;
    readonly name: string;
    readonly picture: CataloguePicture | null;
  };
  readonly csrf: string;
  readonly productFields: ReturnType<typeof reviewFieldsOf>;
  readonly isGuest: boolean;
  /** True if the link proves that the reader bought the product. */
  readonly isVerified: boolean;
  /** Valid buyer token of the link; null without one. */
  readonly buyer: string | null;
  /** True if the form edits the customer's review of the product. */
  readonly isEdit: boolean;
  /** Keyed hash of the customer and of the review that is edited; null for a guest. */
  readonly draftOwner: string | null;
  /** Values of the review that is edited. */
  readonly values: Readonly<Record<string, string>>;
  readonly photos: readonly KeptPhoto[];
};
