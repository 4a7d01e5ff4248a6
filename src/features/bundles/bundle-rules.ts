/** REC-4: rules that form bundles of products for which the retailer names none. */
import type { Product } from '#features/catalogue/catalogue.ts';
import type { BundleType, Localised } from '#features/catalogue/catalogue-records.ts';

/** One product of each category, in this order, in stock: the product of the page and others. */
export type BundleRule = {
  readonly type: BundleType;
  /** Slugs of categories. */
  readonly categories: readonly [string, string, ...string[]];
  /** Attributes that all products share with the product of the page. */
  readonly inCommon: readonly ('brand' | 'collection')[];
  /** Heading. Default: the title of the type. */
  readonly header?: Localised;
};

declare module '#kit/define-fascia.ts' {
  interface FasciaParts {
    /** Bundles by rule, the preferred one of a type first. Default: none. */
    readonly bundleRules?: readonly BundleRule[];
  }
}

/** A rule that applies to a product, and the category by which it does. */
export type BundleRuleMatch = { readonly rule: BundleRule; readonly category: string };

/**
 * First rule of the type with a category of the product; null without any. A rule
 * that requires a common collection does not apply to a product without one.
 */
export function findBundleRule(
  rules: readonly BundleRule[],
  type: BundleType,
  { categorySlugs, collection }: Pick<Product, 'categorySlugs' | 'collection'>,
): BundleRuleMatch | null {
  for (const rule of rules) {
    const category = rule.categories.find((slug) => categorySlugs.includes(slug));
    const hasCommonValues = collection !== undefined || !rule.inCommon.includes('collection');
    if (rule.type === type && category !== undefined && hasCommonValues) return { rule, category };
  }
  return null;
}

/** False for memberships and personalised products, which need more than a colour and a size. */
export function canBeBundled({
  isPremier,
  customisationGroupName,
}: Pick<Product, 'isPremier' | 'customisationGroupName'>): boolean {
  return !isPremier && customisationGroupName === undefined;
}
