/** What the page of a product is sent. */
import type { StaticSection } from '#blocks/loaded-section.ts';
import type { AdviceView } from '#features/advice/describe-advice.ts';
import type { CustomisationGroup } from '#features/customisation/customisation.ts';
import type { SizeGuide } from '#features/pickers/size-guide.ts';
import type { PromotionView } from '#features/promotion/promotion-view.ts';
import type { PageAddresses } from '#kit/meta.ts';
import type { MaterialNote } from './materials.ts';
import type { pageRules } from './page-rules.ts';
import type { ShownProduct } from './shown-product.ts';

export type PageContent = {
  readonly product: ShownProduct;
  readonly addresses?: PageAddresses | undefined;
  readonly rules: ReturnType<typeof pageRules>;
  readonly promotion: PromotionView;
  /** What is to be filled in, for products made for the shopper. */
  readonly customisation: CustomisationGroup | null;
  /** PDP-4 */
  readonly materialNotes: readonly MaterialNote[];
  /** null where sizes need no guide. */
  readonly guide: SizeGuide | null;
  /** PDP-12: where advisers stand. */
  readonly advice: AdviceView;
  readonly editorial: readonly StaticSection[];
};
