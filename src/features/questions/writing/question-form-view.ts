/** Data of the pages on which shoppers ask and answer questions. */
import type { CataloguePicture } from '#features/catalogue/catalogue.ts';

export type QuestionFormView = {
  readonly product: {
    readonly slug: string;
    readonly name: string;
    readonly picture: CataloguePicture | null;
  };
  readonly csrf: string;
  readonly isGuest: boolean;
  /** Name of the customer, prefilled in the form. */
  readonly username: string;
};
