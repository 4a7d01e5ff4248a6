/** Row that every format of products is read into: one variant of a product. */
import type { ProductRecord, RelatedGroups } from '#features/catalogue/catalogue-records.ts';
import type { ProductSafety } from '#features/catalogue/product-safety.ts';
import type { Money } from '#i18n/money.ts';
import type { RowIssue } from '../report/import-issue.ts';
import type { Availability } from '../values/feed-values.ts';

/** Option of a variant, such as `Width`, and its value. */
export type VariantOption = { readonly name: string; readonly value: string };

export type FeedRow = {
  /** Counted from 0 over the whole file. */
  readonly index: number;
  readonly line: number;
  readonly id: string;
  /** Group id: the same for every variant of a product. */
  readonly group: string;
  readonly title: string;
  readonly description: string;
  readonly price: Money;
  readonly wasCentAmount?: number;
  readonly availability: Availability;
  readonly brand: string;
  readonly colour: string;
  readonly size: string;
  readonly gender: string;
  readonly ageGroup: string;
  readonly materials: readonly string[];
  readonly productType: string;
  readonly googleCategory: string;
  /** Picture URLs as written in the feed, the main one first. */
  readonly pictures: readonly string[];
  /** Units on hand, when the source has quantities. */
  readonly stock?: number;
  readonly status?: ProductRecord['status'];
  /** Groups shown together with the product, by kind, with the ids of products as in the feed. */
  readonly related?: RelatedGroups;
  readonly safety?: ProductSafety;
  /** Options other than colour and size. */
  readonly otherOptions?: readonly VariantOption[];
  /** Pictures of the product as a whole; the alt text names the colour that they show. */
  readonly gallery?: readonly { readonly url: string; readonly alt: string }[];
  /** The row has pictures and no variant. */
  readonly isPicture?: boolean;
  /** The group is the product's slug, and the title is that of the product, not of the variant. */
  readonly isNamedByGroup?: boolean;
};

/** Warning about a row that names no brand. */
export const NO_BRAND: RowIssue = {
  field: 'brand',
  reason: 'brand missing: shown as Unbranded',
  advice: 'name the brand',
};
