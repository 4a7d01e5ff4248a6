/** Promotions of a product in the page's language, as sent to the browser. */
import type { Product } from '#features/catalogue/catalogue.ts';
import { localise } from '#features/catalogue/catalogue-records.ts';
import { links } from '#links';
import type { Shop } from '#request/shop.ts';
import {
  type BadgeRule,
  findClassification,
  findPriceBadge,
  findPromoBadges,
  hasEveryInstalmentField,
  hasSamples,
  type InstalmentRule,
  isBadgeIcon,
  isPreloved,
  type PromotedProduct,
  type PromotionRules,
} from './promotion.ts';

export type BadgeView = {
  readonly id: string;
  readonly text: string;
  /** `#rrggbb`: background, text, border. */
  readonly colours?: readonly [
    background: string | null,
    text: string | null,
    border: string | null,
  ];
  readonly icon?: string;
};

export type InstalmentView = {
  readonly provider: string;
  readonly minPrice: number;
  readonly maxPrice: number;
  readonly label: string;
  readonly labelNoPrice: string;
  readonly numberOfPayments: number;
  readonly logo: string;
  readonly href: string;
  readonly isNothingDueToday: boolean;
};

export type PromotionView = {
  /** On the pictures. */
  readonly badges: readonly BadgeView[];
  readonly priceBadge?: BadgeView & {
    /** Text for a price range, such as `From {price} with code`. */
    readonly rangeText: string;
    /** Percentage that the offer takes off; absent without an offer. */
    readonly percentOff?: number;
  };
  readonly instalments: readonly InstalmentView[];
  readonly gift?: string;
  readonly isSubscribable?: true;
  readonly hasSamples?: true;
  readonly isPreloved?: true;
  /** Points that one unit earns, and where a guest joins to get them. */
  readonly rewards?: { readonly points: number; readonly joinHref: string };
};

const NONE: PromotionRules = {
  badges: [],
  classification: { excluded: [], departments: [] },
  instalments: [],
  subscriptionIn: [],
};

/** Maximum number of badges on a picture. */
const MAX_ON_PICTURE = 2;
/** Maximum on a product page; 1 if the fascia sets `hasOnePromoBadge`. */
const MAX_PROMO = 2;
/** Maximum number of promotional badges on a card. */
const MAX_PROMO_ON_CARD = 1;

export function describePromotions(
  product: Product,
  { fascia, locale, currency }: Pick<Shop, 'fascia' | 'locale' | 'currency'>,
): PromotionView {
  const rules = fascia.promotions ?? NONE;
  const priceBadge = toPriceBadgeView(findPriceBadge(rules.badges, product), locale.tag);
  return {
    badges: listBadges(rules, product, locale.tag, rules.hasOnePromoBadge ? 1 : MAX_PROMO),
    ...(priceBadge && { priceBadge }),
    instalments: product.variants.some(({ isOnStock }) => isOnStock)
      ? toInstalmentViews(rules.instalments, currency, locale.tag)
      : [],
    ...(product.gift && { gift: product.gift.description }),
    ...(rules.subscriptionIn.includes(product.department) && { isSubscribable: true as const }),
    ...(hasSamples(product) && { hasSamples: true as const }),
    ...(isPreloved(product) && { isPreloved: true as const }),
    ...(product.rewardPoints !== undefined && {
      rewards: {
        points: product.rewardPoints,
        joinHref: links.signUp({ redirect: links.product({ slug: product.slug }) }),
      },
    }),
  };
}

/**
 * Badge rules for cards in the page's language, for cards that the browser renders from search
 * results.
 */
export type CardPromotions = Pick<PromotionRules, 'badges' | 'classification'> & {
  readonly language: string;
};

export function pickCardPromotions({
  fascia,
  locale,
}: Pick<Shop, 'fascia' | 'locale'>): CardPromotions {
  const { badges, classification } = fascia.promotions ?? NONE;
  const imageBadges = badges
    .filter(({ placement }) => placement === 'image')
    .map((badge) => ({ ...badge, text1: { 'en-GB': localise(badge.text1, locale.tag) } }));
  return { badges: imageBadges, classification, language: locale.tag };
}

/** Badges on a card's picture. */
export function describeCardBadges(
  product: PromotedProduct,
  rules: CardPromotions,
): readonly BadgeView[] {
  return listBadges(rules, product, rules.language, MAX_PROMO_ON_CARD);
}

function listBadges(
  rules: Pick<PromotionRules, 'badges' | 'classification'>,
  product: PromotedProduct,
  language: string,
  limit: number,
): readonly BadgeView[] {
  const promo = findPromoBadges(rules.badges, product, limit).map((badge) =>
    toBadgeView(badge, language),
  );
  const classification = findClassification(rules.classification, product);
  const texts =
    classification === null ? promo : [...promo, { id: 'classification', text: classification }];
  return texts.slice(0, MAX_ON_PICTURE);
}

function toBadgeView(
  { id, text1, backgroundColor, textColor, borderColor, icon }: BadgeRule,
  language: string,
): BadgeView {
  const colours = [parseHex(backgroundColor), parseHex(textColor), parseHex(borderColor)] as const;
  return {
    ...{ id, text: localise(text1, language) },
    ...(colours.some((colour) => colour !== null) && { colours }),
    ...(icon !== undefined && isBadgeIcon(icon) && { icon }),
  };
}

function toPriceBadgeView(badge: BadgeRule | null, language: string): PromotionView['priceBadge'] {
  if (badge === null) return;
  const { text1, textFrom = text1, offer } = badge;
  const withCode = (text: string) => text.replaceAll('{code}', offer?.code ?? '');
  const view = toBadgeView(badge, language);
  return {
    ...view,
    text: withCode(view.text),
    rangeText: withCode(localise(textFrom, language)),
    ...(offer && { percentOff: offer.percentOff }),
  };
}

/** null unless the colour is a plain `#rrggbb`, because it is inserted into a style. */
function parseHex(colour: string | undefined): string | null {
  return colour !== undefined && /^#[0-9a-f]{6}$/i.test(colour) ? colour : null;
}

function toInstalmentViews(
  rules: readonly InstalmentRule[],
  currency: string,
  language: string,
): readonly InstalmentView[] {
  return rules.filter(hasEveryInstalmentField).flatMap((rule) => {
    if (rule.currency !== currency) return [];
    const {
      provider,
      minPrice,
      maxPrice,
      label,
      labelNoPrice,
      numberOfPayments,
      paymentLogo,
      providerLink,
      isNothingDueToday = false,
    } = rule;
    const texts = {
      label: localise(label, language),
      labelNoPrice: localise(labelNoPrice, language),
    };
    return [
      {
        provider,
        minPrice,
        maxPrice,
        ...texts,
        numberOfPayments,
        logo: paymentLogo,
        href: providerLink,
        isNothingDueToday,
      },
    ];
  });
}
