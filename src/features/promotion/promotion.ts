/** Promotion rules of a fascia's configuration: badges, instalments, subscription. */
import type { Product } from '#features/catalogue/catalogue.ts';
import type { Localised } from '#features/catalogue/catalogue-records.ts';
import type { VoucherOffer } from '#features/vouchers/vouchers.ts';
import type { CurrencyCode } from '#i18n/money.ts';

/** Rules apply in ascending order of `priority`. */
export type BadgeRule = {
  readonly id: string;
  readonly placement: 'price' | 'image';
  /** Restricts the rule to products of this category; default: all products. */
  readonly categorySlug?: string;
  readonly priority: number;
  /**
   * On a price badge `{price}` is replaced with the discounted price, and `{code}` with the offer's
   * code.
   */
  readonly text1: Localised;
  /** Text for a price range, of which `{price}` is the lowest. Default: `text1`. */
  readonly textFrom?: Localised;
  /** Path on this host, or `data:image/…`; used as a mask, filled with the text colour. */
  readonly icon?: string;
  /** `#rrggbb`; default: the fascia's colours. */
  readonly backgroundColor?: string;
  readonly textColor?: string;
  readonly borderColor?: string;
  /**
   * Voucher offer that the badge advertises: it must be one of the fascia's, so that the basket
   * accepts the code.
   */
  readonly offer?: VoucherOffer & { readonly percentOff: number };
};

/** Accepts a path on this host or a data URL, without characters that could end the CSS string. */
export function isBadgeIcon(icon: string): boolean {
  return /^(\/(?!\/)|data:image\/)[^"\\\p{Cc}]*$/u.test(icon);
}

/** Condition for showing a product's classification as a badge. */
export type ClassificationRule = {
  readonly excluded: readonly string[];
  readonly departments: readonly string[];
};

/** Instalment banner; fields that an editor left out are absent. */
export type InstalmentRule = {
  readonly provider?: string;
  readonly currency?: CurrencyCode;
  readonly minPrice?: number;
  readonly maxPrice?: number;
  /** `{count}` and `{amount}` are replaced with number and amount of the payments. */
  readonly label?: Localised;
  /** For a product whose variants have different prices. */
  readonly labelNoPrice?: Localised;
  readonly numberOfPayments?: number;
  readonly paymentLogo?: string;
  readonly providerLink?: string;
  /** Adds "Pay £0 today", for providers without a first payment. */
  readonly isNothingDueToday?: boolean;
};

export type PromotionRules = {
  readonly badges: readonly BadgeRule[];
  readonly classification: ClassificationRule;
  readonly instalments: readonly InstalmentRule[];
  /** Departments whose products are also sold by subscription. */
  readonly subscriptionIn: readonly string[];
  /** Limits product pages to one promotional badge instead of two. */
  readonly hasOnePromoBadge?: boolean;
};

declare module '#kit/define-fascia.ts' {
  interface FasciaParts {
    readonly promotions?: PromotionRules;
  }
}

export type PromotedProduct = Pick<Product, 'categorySlugs' | 'department'> & {
  readonly classification?: string | null | undefined;
};

/** Part of the slugs of categories for preloved products. */
const PRELOVED = 'preloved';
/** Ids of products that include a sample. */
const SAMPLES_ID = /^YDD/;
/** Price of a subscription, as a fraction of the price. */
const SUBSCRIPTION_SHARE = 0.95;

function listBadges(
  rules: readonly BadgeRule[],
  placement: BadgeRule['placement'],
  { categorySlugs }: PromotedProduct,
): BadgeRule[] {
  return rules
    .filter(
      (rule) =>
        rule.placement === placement &&
        (rule.categorySlug === undefined || categorySlugs.includes(rule.categorySlug)),
    )
    .toSorted((a, b) => a.priority - b.priority || a.id.localeCompare(b.id));
}

/** The price badge is the one with the lowest priority value. */
export function findPriceBadge(
  rules: readonly BadgeRule[],
  product: PromotedProduct,
): BadgeRule | null {
  return listBadges(rules, 'price', product)[0] ?? null;
}

/** Badges that share the lowest priority value, and at most `limit` of them. */
export function findPromoBadges(
  rules: readonly BadgeRule[],
  product: PromotedProduct,
  limit: number,
): readonly BadgeRule[] {
  const badges = listBadges(rules, 'image', product);
  return badges.filter(({ priority }) => priority === badges[0]?.priority).slice(0, limit);
}

/** Null if it is excluded, or if its department is not included. */
export function findClassification(
  { excluded, departments }: ClassificationRule,
  { classification, department }: PromotedProduct,
): string | null {
  if (!classification || excluded.includes(classification) || !departments.includes(department))
    return null;
  return classification;
}

/** Instalment rule with all of its fields. */
export type CompleteInstalmentRule = Required<Omit<InstalmentRule, 'isNothingDueToday'>> &
  Pick<InstalmentRule, 'isNothingDueToday'>;

/** An incomplete banner is not shown. */
export function hasEveryInstalmentField(rule: InstalmentRule): rule is CompleteInstalmentRule {
  const {
    provider,
    currency,
    minPrice,
    maxPrice,
    label,
    labelNoPrice,
    numberOfPayments,
    paymentLogo,
    providerLink,
  } = rule;
  const texts = [
    provider,
    currency,
    label?.['en-GB'],
    labelNoPrice?.['en-GB'],
    paymentLogo,
    providerLink,
  ];
  return (
    texts.every((text) => text !== undefined && text !== '') &&
    minPrice !== undefined &&
    maxPrice !== undefined &&
    (numberOfPayments ?? 0) > 0
  );
}

/** True for a price within the limits, both inclusive. */
export function isWithin(
  price: number,
  { minPrice, maxPrice }: { readonly minPrice: number; readonly maxPrice: number },
): boolean {
  return price >= minPrice && price <= maxPrice;
}

/** Minor units, rounded down; the last payment includes the remainder. */
export function paymentOf(price: number, numberOfPayments: number): number {
  return Math.floor(price / numberOfPayments);
}

/** 95 percent of the price, rounded down. */
export function subscriptionPrice(price: number): number {
  return Math.floor(price * SUBSCRIPTION_SHARE);
}

export function isPreloved({ categorySlugs }: Pick<Product, 'categorySlugs'>): boolean {
  return categorySlugs.some((slug) => slug.toLowerCase().includes(PRELOVED));
}

/** Products whose id starts with YDD include samples. */
export function hasSamples({ id }: Pick<Product, 'id'>): boolean {
  return SAMPLES_ID.test(id);
}
