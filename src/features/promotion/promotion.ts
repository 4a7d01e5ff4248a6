/** What a fascia promotes a product with: badges, instalments, a subscription; pure rules over its configuration. */
import type { Product } from '#features/catalogue/catalogue.ts';
import type { Localised } from '#features/catalogue-import/catalogue-import.ts';
import type { VoucherOffer } from '#features/vouchers/vouchers.ts';
import type { CurrencyCode } from '#i18n/money.ts';

/** S§3. Of two rules the one with the lower priority value comes first, everywhere. */
export type BadgeRule = {
  readonly id: string;
  readonly placement: 'price' | 'image';
  /** Products of this category; all of them when absent. */
  readonly categorySlug?: string;
  readonly priority: number;
  /** On the price, `{price}` stands for the price that the offer leaves, `{code}` for its code. */
  readonly text1: Localised;
  /** On a price that is a range: `{price}` stands for its lowest. `text1` when absent. */
  readonly textFrom?: Localised;
  /** Address of a drawing, on this host or in itself (`data:image/…`): its shape is filled with the colour of the letters. */
  readonly icon?: string;
  /** `#rrggbb`; the fascia's own colours when absent. */
  readonly backgroundColor?: string;
  readonly textColor?: string;
  readonly borderColor?: string;
  /** What the badge promises of the price as it stands: one of the fascia's offers, whose code the basket takes. */
  readonly offer?: VoucherOffer & { readonly percentOff: number };
};

/** Of this host or in itself, and nothing that would end the style that it is written into. */
export function isDrawnIcon(icon: string): boolean {
  return /^(\/(?!\/)|data:image\/)[^"\\\p{Cc}]*$/u.test(icon);
}

/** R§5: which products show their classification. */
export type ClassificationRule = {
  readonly excluded: readonly string[];
  readonly departments: readonly string[];
};

/** S§3; what an editor left out is absent. */
export type InstalmentRule = {
  readonly provider?: string;
  readonly currency?: CurrencyCode;
  readonly minPrice?: number;
  readonly maxPrice?: number;
  /** `{count}` and `{amount}` stand for the payments. */
  readonly label?: Localised;
  /** For a product whose price is not settled yet. */
  readonly labelNoPrice?: Localised;
  readonly numberOfPayments?: number;
  readonly paymentLogo?: string;
  readonly providerLink?: string;
  /** S§9: says "Pay £0 today", for the one provider that asks for nothing at first. */
  readonly isNothingToday?: boolean;
};

export type PromotionRules = {
  readonly badges: readonly BadgeRule[];
  readonly classification: ClassificationRule;
  readonly instalments: readonly InstalmentRule[];
  /** Departments that are sold by subscription as well. */
  readonly subscriptionIn: readonly string[];
  /** R§5: one promo badge on a product page instead of two. */
  readonly hasOnePromoBadge?: boolean;
};

declare module '#kit/define-fascia.ts' {
  interface FasciaParts {
    readonly promotions?: PromotionRules;
  }
}

export type Promoted = Pick<Product, 'categorySlugs' | 'department'> & {
  readonly classification?: string | null | undefined;
};

/** R§9 */
const PRELOVED = 'preloved';
/** R§9 */
const SAMPLES_ID = /^YDD/;
/** S§9 */
const SUBSCRIPTION_SHARE = 0.95;

function listBadges(
  rules: readonly BadgeRule[],
  placement: BadgeRule['placement'],
  { categorySlugs }: Promoted,
): BadgeRule[] {
  return rules
    .filter(
      (rule) =>
        rule.placement === placement &&
        (rule.categorySlug === undefined || categorySlugs.includes(rule.categorySlug)),
    )
    .toSorted((a, b) => a.priority - b.priority || a.id.localeCompare(b.id));
}

/** S§9: the price badge is the one with the lowest priority value. */
export function findPriceBadge(rules: readonly BadgeRule[], product: Promoted): BadgeRule | null {
  return listBadges(rules, 'price', product)[0] ?? null;
}

/** R§5: those of the highest priority only, and no more than `most`. */
export function findPromoBadges(
  rules: readonly BadgeRule[],
  product: Promoted,
  most: number,
): readonly BadgeRule[] {
  const badges = listBadges(rules, 'image', product);
  return badges.filter(({ priority }) => priority === badges[0]?.priority).slice(0, most);
}

/** R§5: hidden when excluded, or in a department that is not included. */
export function findClassification(
  { excluded, departments }: ClassificationRule,
  { classification, department }: Promoted,
): string | null {
  if (!classification || excluded.includes(classification) || !departments.includes(department))
    return null;
  return classification;
}

/** With all its fields. */
export type WholeInstalments = Required<Omit<InstalmentRule, 'isNothingToday'>> &
  Pick<InstalmentRule, 'isNothingToday'>;

/** S§5: a banner of which a field is missing is not shown. */
export function isWhole(rule: InstalmentRule): rule is WholeInstalments {
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

/** S§5: only for a price within its limits, both included. */
export function isWithin(
  price: number,
  { minPrice, maxPrice }: { readonly minPrice: number; readonly maxPrice: number },
): boolean {
  return price >= minPrice && price <= maxPrice;
}

/** Whole minor units, rounded down: what is left over comes with the last payment. */
export function paymentOf(price: number, numberOfPayments: number): number {
  return Math.floor(price / numberOfPayments);
}

/** S§9: 95 percent of the price, rounded down. */
export function subscriptionPrice(price: number): number {
  return Math.floor(price * SUBSCRIPTION_SHARE);
}

export function isPreloved({ categorySlugs }: Pick<Product, 'categorySlugs'>): boolean {
  return categorySlugs.some((slug) => slug.toLowerCase().includes(PRELOVED));
}

/** S§9: products whose id starts with YDD come with samples. */
export function hasSamples({ id }: Pick<Product, 'id'>): boolean {
  return SAMPLES_ID.test(id);
}
