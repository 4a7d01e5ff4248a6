/** Writes products and listings as Markdown, in the language of the shop. */
import type { Product } from '#features/catalogue/catalogue.ts';
import { findSeller } from '#features/catalogue/seller.ts';
import type { ListingData } from '#features/listing/listing-result.ts';
import {
  type Offer,
  type OfferAvailability,
  picturePath,
  productPath,
} from '#features/offer/offer.ts';
import { findReturnsMessage } from '#features/offer/returns.ts';
import { formerPriceOf } from '#features/price/price.ts';
import { formatShortMoney } from '#i18n/formats/short-money.ts';
import { formatMoney } from '#i18n/money.ts';
import type { Text } from '#i18n/text.tsx';
import {
  escapeMarkdown,
  formatMarkdownLink,
  formatMarkdownParagraphs,
} from '#kit/html/markdown.ts';
import { links } from '#links';

export type MarkdownShop = {
  readonly text: Text;
  readonly locale: string;
  readonly currency: Product['currency'];
  readonly origin: string;
  /** `origin` with the prefix of the locale. */
  readonly base: string;
};

const AVAILABILITY: Record<OfferAvailability, `markdown.${Uncapitalize<OfferAvailability>}`> = {
  InStock: 'markdown.inStock',
  LimitedAvailability: 'markdown.limitedAvailability',
  OutOfStock: 'markdown.outOfStock',
};

export function renderProductMarkdown(
  product: Product,
  offers: readonly Offer[],
  shop: MarkdownShop,
): string {
  const { text, base } = shop;
  const { averageRating, totalReviewCount: count } = product;
  const breadcrumbs = product.breadcrumbs.map(({ name, slug }) =>
    formatMarkdownLink(name, `${base}${links.category({ slug })}`),
  );
  const rating =
    averageRating !== undefined && count > 0
      ? text('product.rating', { rating: averageRating.toFixed(1), count })
      : undefined;
  return joinBlocks([
    `# ${escapeMarkdown(product.name)}`,
    breadcrumbs.join(' / '),
    formatMarkdownLink(product.brand, `${base}${links.category({ slug: product.brandSlug })}`),
    rating,
    offers[0]?.condition === 'used' ? text('markdown.used') : undefined,
    renderOffers(product, offers, shop),
    ...renderSection(text('product.delivery'), renderDelivery(offers, shop)),
    ...renderSection(text('product.returns'), renderReturns(product, offers, shop)),
    ...renderSection(text('product.description'), formatMarkdownParagraphs(product.description)),
    ...renderSection(
      text('product.detailsAndCare'),
      formatMarkdownParagraphs(product.detailsAndCare ?? ''),
    ),
    ...renderSection(text('product.fabric'), formatMarkdownParagraphs(product.fabrication ?? '')),
  ]);
}

function renderOffers(
  { name }: Product,
  offers: readonly Offer[],
  { text, locale, base, origin }: MarkdownShop,
): string {
  const head = [
    text('markdown.colour'),
    text('markdown.size'),
    text('markdown.price'),
    text('price.was'),
    text('markdown.availability'),
    text('product.delivery'),
    text('markdown.picture'),
    text('markdown.code'),
  ];
  const rows = offers.map((offer) => {
    const money = (centAmount: number) =>
      formatMoney({ centAmount, currencyCode: offer.currency }, locale);
    const [picture] = offer.pictures;
    const costs = offer.delivery.map(({ cost }) => formatCost(cost, offer, { text, locale }));
    return [
      escapeMarkdown(offer.colour ?? ''),
      escapeMarkdown(offer.size ?? ''),
      money(offer.price),
      offer.wasPrice === undefined ? '' : money(offer.wasPrice),
      text(AVAILABILITY[offer.availability]),
      costs.join(' / '),
      picture === undefined
        ? ''
        : `!${formatMarkdownLink(offer.colour ?? name, `${origin}${picturePath(picture)}`)}`,
      formatMarkdownLink(offer.sku, `${base}${offer.path}`),
    ];
  });
  return [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');
}

/** Services with their durations; their costs depend on the price, and are in each offer's row. */
function renderDelivery([offer]: readonly Offer[], { text }: Pick<MarkdownShop, 'text'>): string {
  const options = (offer?.delivery ?? []).map(({ service, transit: [fewest, most] }) => {
    const duration =
      most === 1 ? text('delivery.nextDay') : text('delivery.days', { fewest, most });
    return `- ${text(`delivery.${service}`)}: ${duration}`;
  });
  return options.join('\n');
}

function formatCost(
  centAmount: number,
  { currency }: Pick<Offer, 'currency'>,
  { text, locale }: Pick<MarkdownShop, 'text' | 'locale'>,
): string {
  return centAmount === 0
    ? text('delivery.free')
    : formatShortMoney({ centAmount, currencyCode: currency }, locale);
}

function renderReturns(
  product: Product,
  [offer]: readonly Offer[],
  { text, base }: MarkdownShop,
): string {
  const { returnsPolicy } = product;
  if (product.isPremier) return '';
  if (returnsPolicy !== undefined) return formatMarkdownParagraphs(returnsPolicy);
  const policy = offer?.returns;
  const days = policy && policy !== 'none' ? policy.days : 0;
  const seller = findSeller(product);
  const terms = escapeMarkdown(text(findReturnsMessage(product), { seller: seller ?? '', days }));
  const url = `${base}${links.page('informational/returns')}`;
  return seller === null
    ? `${terms} ${formatMarkdownLink(text('product.returnsLink'), url)}`
    : terms;
}

export function renderListingMarkdown(
  {
    name,
    brand,
    product,
    result,
    state,
  }: Pick<ListingData, 'name' | 'brand' | 'product' | 'result' | 'state'>,
  next: string | null,
  shop: MarkdownShop,
): string {
  const { text, base } = shop;
  const subject = product ? text('listing.similarTo', { name: product.name }) : (name ?? state.q);
  const first = (state.page - 1) * state.hitsPerPage + 1;
  const money = (centAmount: number) =>
    formatMoney({ centAmount, currencyCode: shop.currency }, shop.locale);
  const items = result.cards.map((card, index) => {
    const { price, maxPrice = price, wasPrice } = card;
    const former = formerPriceOf({ price: maxPrice, wasPrice });
    return [
      `${first + index}. ${formatMarkdownLink(card.name, `${base}${productPath({ isPremier: false, ...card })}`)}`,
      escapeMarkdown(card.brand),
      maxPrice > price ? `${money(price)} – ${money(maxPrice)}` : money(price),
      ...(former === undefined ? [] : [`${text('price.was')} ${money(former)}`]),
      text(card.isOnStock ? 'markdown.inStock' : 'markdown.outOfStock'),
    ].join(', ');
  });
  return joinBlocks([
    `# ${escapeMarkdown([subject, brand].filter(Boolean).join(', '))}`,
    text('markdown.total', { count: result.total }),
    items.join('\n'),
    next === null ? undefined : formatMarkdownLink(text('markdown.next'), `${base}${next}`),
  ]);
}

function renderSection(title: string, body: string): readonly string[] {
  return body === '' ? [] : [`## ${title}`, body];
}

function joinBlocks(blocks: readonly (string | undefined)[]): string {
  return `${blocks.filter(Boolean).join('\n\n')}\n`;
}
