/** Builds every URL of the shop; paths have no language prefix, which the router adds. */

type Query = Readonly<Record<string, string | number | readonly string[] | undefined>>;

/**
 * Appends a query string. Skips undefined and empty values; keeps the given order, so that equal
 * states have equal URLs.
 */
export function withQuery(path: string, query: Query): string {
  const parts: string[] = [];
  for (const [name, value] of Object.entries(query)) {
    const values = Array.isArray(value) ? value : [value];
    for (const item of values)
      if (item !== undefined && item !== '')
        parts.push(`${encodeURIComponent(name)}=${encodeURIComponent(item)}`);
  }
  return parts.length > 0 ? `${path}?${parts.join('&')}` : path;
}

const segment = encodeURIComponent;

/** Available picture widths in pixels; any other is answered with 404. */
export const PICTURE_WIDTHS = [40, 60, 80, 120, 160, 320, 480, 640, 960, 1280, 1600, 2000] as const;
export type PictureWidth = (typeof PICTURE_WIDTHS)[number];
/** Width by height; `full` keeps the ratio of the original. */
export const PICTURE_ASPECTS = ['2x3', '1x1', '4x5', '3x2', '16x9', '21x9', 'full'] as const;
export type PictureAspect = (typeof PICTURE_ASPECTS)[number];
/** `n` is quality 80; `z` is 95, for zoom. */
export type PictureQuality = 'n' | 'z';
export type PictureFormat = 'avif' | 'webp' | 'jpg';

/** Query of the size recommendation: the product's sizes and its size guide, and the answers. */
export type SizeRecommendationQuery = {
  readonly sizes: readonly string[];
  readonly guide?: string;
  readonly usual?: string;
  readonly fit?: string;
  readonly measured?: string;
};
/** Opens a basket without its cookie: signed, and valid until a time in ms since 1970. */
export type CheckoutLinkQuery = {
  readonly basket: string;
  readonly until: string;
  readonly signature: string;
};

/** A page below that of a product. */
const productPage = (
  page: string,
  {
    slug,
    ...query
  }: { readonly slug: string; readonly [name: string]: string | number | undefined },
) => withQuery(`/product/${segment(slug)}/${page}`, query);

/** OPS-1: pages in an editor's iframe. */
export const previewLinks = {
  page: (query: {
    path: string;
    version?: number | undefined;
    at?: string;
    audience?: string;
    token?: string;
  }) => withQuery('/preview/page', query),
  product: (slug: string) => `/preview/product/${segment(slug)}`,
} as const;

/** Lists of emails that their readers can stop. */
export type EmailListName = 'price-alerts' | 'stock-alerts' | 'all-stock-alerts' | 'reminders';

/** Links that only the server writes: browsers load none of their code. */
export const serverLinks = {
  /** REC-4: products that are sold together with one, as a page of its own. */
  bundle: ({ slug, type }: { slug: string; type: string }) =>
    `/product/${segment(slug)}/bundle/${segment(type)}`,
  /** A step of this shop's own checkout. */
  checkoutStep: (step: string) => `/checkout/${segment(step)}`,
  /** Page of an order, for the holder of its token. */
  order: ({ number, token }: { number: string; token: string }) =>
    withQuery(`/order/${segment(number)}`, { token }),
  /** Form that announces a return of an order, for the holder of its token. */
  returnOrder: ({ number, token }: { number: string; token: string }) =>
    withQuery(`/order/${segment(number)}/return`, { token }),
  /** Withdrawal from a contract; the link of an order fills it in. */
  withdraw: (order?: { number: string; token: string }) =>
    withQuery('/withdraw', order ? { order: order.number, token: order.token } : {}),
  invoice: ({ number, token }: { number: string; token: string }, invoice: string) =>
    withQuery(`/order/${number}/invoice/${invoice}`, { token }),
  /** Model withdrawal form, to print. */
  withdrawalForm: () => '/withdrawal-form',
  withdrawalReceipt: (id: string) => withQuery('/withdraw', { receipt: id }),
  /** The customer's orders. */
  orders: () => '/account/orders',
  /** Form for an email before a product runs out; `sku` is selected at first. */
  reminder: (query: { slug: string; sku?: string | undefined; sent?: '1' }) =>
    productPage('reminder', query),
  reminders: (query: { done?: 'stopped' } = {}) => withQuery('/account/reminders', query),
  /** The customer's reward points; `before` is the entry after which the page begins. */
  rewards: (query: { before?: string } = {}) => withQuery('/account/rewards', query),
  /** The emailed link that stops all reminders of a customer. */
  stopReminders: (query: { token?: string; done?: 'stopped' }) =>
    withQuery('/stop-reminders', query),
  /** The emailed link that stops all price alerts of a customer. */
  stopPriceAlerts: (query: { token?: string; done?: 'stopped' } = {}) =>
    withQuery('/stop-price-alerts', query),
  /** The emailed link that stops all stock alerts of a shopper. */
  stopStockAlerts: (query: { token?: string; done?: 'stopped' } = {}) =>
    withQuery('/stop-stock-alerts', query),
  sizeGuide: (brand: string) => `/pages/brands/${segment(brand)}/informational/size-guide`,
  departmentSizeGuide: (department: string) =>
    `/pages/informational/size-guide/${segment(department)}`,
  /** Base of a video; each of its files is one segment below, named by profile. */
  video: (id: string) => `/media/${segment(id)}`,
  /** Leads to the page of a short link; the code has no prefix. */
  shortLink: (code: string) => `/s/${segment(code)}`,
  /** Counts views and clicks of an ad. */
  adEvents: (query: { ad: string }) => withQuery('/_api/sponsored', query),
  /** Stops a list of emails, for the link in one of them; also the URL for mail programs. */
  unsubscribe: ({ list, ...query }: { list: EmailListName; token: string; locale: string }) =>
    withQuery(`/_api/unsubscribe/${list}`, query),
  /** Page on which a person takes over the cart that an agent has filled. */
  agentCart: (query: { cart: string; signature: string }) => withQuery('/agent-cart', query),
  /** Page that replaces a payment provider's. */
  testTerminal: (query: { payment: string }) => withQuery('/test-terminal', query),
} as const;

export const links = {
  home: () => '/',
  /** The only page of a product: `isPremier` for a membership, whose path differs. */
  product: ({
    slug,
    colour,
    size,
    isPremier,
  }: {
    slug: string;
    colour?: string | undefined;
    size?: string | undefined;
    isPremier?: boolean | undefined;
  }) => withQuery(`/${isPremier ? 'premier' : 'product'}/${segment(slug)}`, { colour, size }),
  /** Page with the URL of a product, to copy. */
  share: ({ slug, colour }: { slug: string; colour?: string | undefined }) =>
    withQuery(`/product/${segment(slug)}/share`, { colour }),
  /** FIND-1: visual search by a product, in its first colour without one. */
  similarProducts: ({ slug, colour }: { slug: string; colour?: string | null | undefined }) =>
    `/search/similar/${segment(slug)}${colour ? `/${segment(colour)}` : ''}`,
  /** All reviews of a product; `query` as returned by `toSearchParams` of the reviews. */
  reviews: ({
    slug,
    query = '',
    review,
    votes,
  }: {
    slug: string;
    query?: string | URLSearchParams;
    /** Shown in full before the others. */
    review?: string;
    /** After a vote on it: its counts give a URL of its own, whose HTML has these counts. */
    votes?: { readonly helpfulCount: number; readonly unhelpfulCount: number };
  }) =>
    withQuery(
      `/product/${segment(slug)}/reviews`,
      review === undefined
        ? Object.fromEntries(new URLSearchParams(query))
        : { review, ...(votes && { voted: `${votes.helpfulCount}-${votes.unhelpfulCount}` }) },
    ),
  /** For developers. */
  explainRecommendations: (productKey: string) => `/dev/recommendations/${segment(productKey)}`,
  /** How reviews are collected, checked and summarised. */
  reviewPolicy: () => '/review-policy',
  /** How the figures over product pictures are counted. */
  socialProofPolicy: () => '/how-we-count',
  /** All questions about a product. */
  questions: (query: { slug: string; q?: string; page?: number; languages?: 'all' }) =>
    productPage('questions', query),
  /** Form for a review; `buyer` proves a purchase, see `buyer-token.server.ts`. */
  writeReview: (query: { slug: string; buyer?: string | undefined; sent?: 'mail' | 'now' }) =>
    productPage('write-review', query),
  reportReview: (query: { slug: string; review: string; sent?: '1' }) =>
    productPage('report-review', query),
  /** Form for a question about a product. */
  askQuestion: (query: { slug: string; start?: '1'; sent?: 'mail' | 'now' }) =>
    productPage('ask-question', query),
  /** Questions that a verified buyer may answer, or the form for one of them. */
  answerQuestion: (query: { slug: string; buyer: string; question?: string; sent?: '1' }) =>
    productPage('answer-question', query),
  /** Form for an email when a sold-out variant is back; `colour` and `size` choose it. */
  stockAlert: (query: {
    slug: string;
    colour?: string;
    size?: string;
    sent?: 'confirm' | 'waiting';
  }) => productPage('stock-alert', query),
  stockAlerts: (query: { done?: 'stopped' } = {}) => withQuery('/account/stock-alerts', query),
  priceAlerts: (query: { done?: 'stopped' } = {}) => withQuery('/account/price-alerts', query),
  ownReviews: (query: { done?: 'deleted' | 'question-deleted' | 'answer-deleted' } = {}) =>
    withQuery('/account/reviews', query),
  /** The emailed link of a guest's review, question or stock alert. */
  confirm: (
    kind: 'review' | 'question' | 'stock-alert',
    query: { token?: string; done?: 'deleted' | 'stopped' } = {},
  ) => withQuery(`/confirm-${kind}`, query),
  /** Page of a membership product; `add` puts it into the basket after sign-in. */
  premier: ({ slug, add }: { slug: string; add?: true }) =>
    withQuery(`/premier/${segment(slug)}`, { add: add && '1' }),
  /** A category, or a brand where no category has the slug. */
  category: ({ slug, brand }: { slug: string; brand?: string }) =>
    brand === undefined
      ? `/categories/${segment(slug)}`
      : `/categories/${segment(slug)}/facet/collection/${segment(brand)}`,
  /** Cookie consent settings. */
  consent: (query: { done?: string } = {}) => withQuery('/cookies', query),
  search: (query: { q?: string; discount?: number; sort?: string } = {}) =>
    withQuery('/search', query),
  /** `flash` identifies a line that was just removed. */
  basket: (query: { flash?: string | undefined; refused?: 'checkout' } = {}) =>
    withQuery('/basket', query),
  checkout: (query: Partial<CheckoutLinkQuery> = {}) => withQuery('/checkout', query),
  wishlist: (
    query: {
      show?: number | undefined;
      removed?: string;
      moved?: string;
      alert?: 'on' | 'off';
      refused?: 'full' | 'failed';
    } = {},
  ) => withQuery('/wishlist', query),
  account: (query: { done?: string } = {}) => withQuery('/account', query),
  exportAccount: () => '/account/export',
  confirmEmail: (query: { token?: string | undefined } = {}) =>
    withQuery('/account/confirm-email', query),
  /** `redirect` is a path of this shop without language prefix. */
  login: (query: { redirect?: string | undefined; done?: string } = {}) =>
    withQuery('/login', query),
  signUp: (
    query: {
      redirect?: string | undefined;
      registrationPath?: 'wishlist' | undefined;
      token?: string | undefined;
    } = {},
  ) => withQuery('/sign-up', query),
  resetPassword: (
    query: {
      email?: string | undefined;
      redirect?: string | undefined;
      token?: string | undefined;
    } = {},
  ) => withQuery('/reset-password', query),
  signInLink: (
    query: {
      email?: string | undefined;
      source?: 'wishlist' | undefined;
      redirect?: string | undefined;
      token?: string | undefined;
    } = {},
  ) => withQuery('/sign-in-link', query),
  /** Page made by editors, such as `informational/returns`. */
  page: (path: string) => `/pages/${path.split('/').map(segment).join('/')}`,
  picture: (p: {
    id: string;
    width: PictureWidth;
    aspect: PictureAspect;
    quality?: PictureQuality;
    format: PictureFormat;
  }) => `/media/${segment(p.id)}/w${p.width}-${p.aspect}-${p.quality ?? 'n'}.${p.format}`,
  api: {
    /** Collector of analytics events. */
    events: () => '/_api/events',
    quickAdd: (productId: string, locale?: string) =>
      withQuery(`/_api/quickadd/${segment(productId)}`, { locale }),
    sizeRecommendation: ({ sizes, ...query }: SizeRecommendationQuery, locale?: string) =>
      withQuery('/_api/advice/size', { sizes: sizes.join('~'), ...query, locale }),
    reviews: (query: Query) => withQuery('/_api/reviews', query),
    voteForReview: (locale: string) => withQuery('/_api/reviews/vote', { locale }),
    socialProof: (query: Query) => withQuery('/_api/social-proof', query),
    /** Cards of products. */
    cards: (list: 'boughtTogether' | 'similarCards', query: Query) =>
      withQuery(`/_api/search/${list}`, query),
    urlShorten: () => '/_api/url-shorten',
    delivery: (query: Query) => withQuery('/_api/delivery', query),
    stock: (productId: string) => `/_api/stock/${segment(productId)}`,
    internalPrice: (productId: string, locale?: string) =>
      withQuery(`/_api/internalPrice/${segment(productId)}`, { locale }),
    addToBasket: (locale?: string) => withQuery('/_api/basket/addToCart', { locale }),
    wishlist: (action: 'add' | 'remove' | 'pending') => `/_api/wishlist/${action}`,
    basketOfCheckoutLink: (query: CheckoutLinkQuery, locale?: string) =>
      withQuery('/_api/checkout/basket', { ...query, locale }),
    shopper: (locale?: string) => withQuery('/_api/shopper', { locale }),
    wishlistProducts: (locale?: string) =>
      withQuery('/_api/search/wishlistProductSearch', { locale }),
    searchPages: (query: { q: string; found?: 'sure' | 'unsure' | undefined }, locale?: string) =>
      withQuery('/_api/search/pages', { ...query, locale }),
    searchConfig: (locale?: string) => withQuery('/_api/search/config', { locale }),
  },
} as const;
