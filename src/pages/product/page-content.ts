/** Loader data of a product page. */
import type { StaticSection } from '#blocks/render/loaded-section.ts';
import type { CustomisationGroup } from '#features/customisation/customisation.ts';
import type { DeliveryView, ReturnsView } from '#features/delivery/delivery.ts';
import type { WidgetUrls } from '#features/guided-selling/select-widgets.ts';
import type { SizeGuide } from '#features/pickers/size-guide.ts';
import type { PromotionView } from '#features/promotion/promotion-view.ts';
import type { ReviewsView } from '#features/reviews/section/reviews-view.ts';
import type { LanguagePaths, PageUrls } from '#kit/html/meta.ts';
import type { MaterialNote } from './materials.ts';
import type { pageRules } from './page-rules.ts';
import type { ProductView } from './product-view.ts';
import type { RelatedProductsProps } from './related-products.ts';

export type PageContent = {
  readonly product: ProductView;
  readonly pageUrls?: PageUrls | undefined;
  /** Nearest pages in the languages in which this one does not exist. */
  readonly languagePaths?: LanguagePaths | undefined;
  readonly rules: ReturnType<typeof pageRules>;
  readonly promotion: PromotionView;
  /** Personalisation fields of a customised product. */
  readonly customisation: CustomisationGroup | null;
  /** PDP-4: notes on the origin of materials. */
  readonly materialNotes: readonly MaterialNote[];
  /** Null if there is no size guide. */
  readonly guide: SizeGuide | null;
  /** PDP-12: iframe URLs of recommendation widgets. */
  readonly widgets: WidgetUrls;
  /** Questions, then editorial content. */
  readonly sections: readonly StaticSection[];
  readonly related: RelatedProductsProps;
  /** Null for a membership, and where they could not be loaded. */
  readonly reviews: ReviewsView | null;
  /** Null for a membership, which is not delivered. */
  readonly delivery: (DeliveryView & { readonly returns?: ReturnsView }) | null;
  /** Fit of the sizes according to reviews, in one or two lines; null below five answers. */
  readonly fitNote: string | null;
};
