/** The only way to write an address. Paths are bare: the router adds the language prefix. */

type Query = Readonly<Record<string, string | number | readonly string[] | undefined>>;

/** Skips what is undefined or empty; keeps the given order, so that equal states have equal addresses. */
export function withQuery(path: string, query: Query): string {
  const parts: string[] = [];
  for (const [name, value] of Object.entries(query)) {
    const values = Array.isArray(value) ? value : [value];
    for (const one of values)
      if (one !== undefined && one !== '')
        parts.push(`${encodeURIComponent(name)}=${encodeURIComponent(one)}`);
  }
  return parts.length > 0 ? `${path}?${parts.join('&')}` : path;
}

const segment = encodeURIComponent;

/** Widths that pictures come in, in pixels; anything else is 404. */
export const PICTURE_WIDTHS = [40, 60, 80, 120, 160, 320, 480, 640, 960, 1280, 1600, 2000] as const;
export type PictureWidth = (typeof PICTURE_WIDTHS)[number];
/** Width by height; `full` keeps the master's own. */
export const PICTURE_ASPECTS = ['2x3', '1x1', '4x5', '3x2', '16x9', '21x9', 'full'] as const;
export type PictureAspect = (typeof PICTURE_ASPECTS)[number];
/** S§9: `n` is quality 80, `z` is 95 for zoom. */
export type PictureQuality = 'n' | 'z';
export type PictureFormat = 'avif' | 'webp' | 'jpg';

/** Opens a basket without its cookie: signed, and good until a moment in ms. */
export type SizeAdviceQuery = {
  readonly sizes: readonly string[];
  readonly usual?: string;
  readonly sit?: string;
};
export type HandOverQuery = {
  readonly basket: string;
  readonly until: string;
  readonly signature: string;
};

/** OPS-1: pages in the frame of an editor. */
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

export const links = {
  home: () => '/',
  product: ({
    slug,
    colour,
    size,
  }: {
    slug: string;
    colour?: string | undefined;
    size?: string | undefined;
  }) => withQuery(`/product/${segment(slug)}`, { colour, size }),
  /** S§2: the page of a membership product. */
  /** `add` puts it into the basket of whoever signs in on the way there. */
  premier: ({ slug, add }: { slug: string; add?: true }) =>
    withQuery(`/premier/${segment(slug)}`, { add: add && '1' }),
  /** A category, or a brand where no category has the slug. */
  category: ({ slug, brand }: { slug: string; brand?: string }) =>
    brand === undefined
      ? `/categories/${segment(slug)}`
      : `/categories/${segment(slug)}/facet/collection/${segment(brand)}`,
  /** What a shopper agrees to. */
  consent: ({ done }: { done?: string } = {}) => withQuery('/cookies', { done }),
  search: ({ q }: { q?: string } = {}) => withQuery('/search', { q }),
  /** `flash` names a line that has just left. */
  basket: (query: { flash?: string | undefined; refused?: 'checkout' } = {}) =>
    withQuery('/basket', query),
  checkout: (query: Partial<HandOverQuery> = {}) => withQuery('/checkout', query),
  wishlist: (
    query: { show?: number; removed?: string; moved?: string; refused?: 'full' | 'failed' } = {},
  ) => withQuery('/wishlist', query),
  account: ({ done }: { done?: string } = {}) => withQuery('/account', { done }),
  exportAccount: () => '/account/export',
  confirmEmail: ({ token }: { token?: string | undefined } = {}) =>
    withQuery('/account/confirm-email', { token }),
  /** `redirect` is a bare path of this shop. */
  login: ({ redirect, done }: { redirect?: string | undefined; done?: string } = {}) =>
    withQuery('/login', { redirect, done }),
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
  /** An editor-made page: `informational/returns`. */
  page: (path: string) => `/pages/${path.split('/').map(segment).join('/')}`,
  sizeGuide: (brand: string) => `/pages/brands/${segment(brand)}/informational/size-guide`,
  departmentSizeGuide: (department: string) =>
    `/pages/informational/size-guide/${segment(department)}`,
  picture: (p: {
    id: string;
    width: PictureWidth;
    aspect: PictureAspect;
    quality?: PictureQuality;
    format: PictureFormat;
  }) => `/media/${segment(p.id)}/w${p.width}-${p.aspect}-${p.quality ?? 'n'}.${p.format}`,
  /** Each of a video's files stands below it, by its profile. */
  video: (id: string) => `/media/${segment(id)}`,
  api: {
    quickAdd: (productId: string, locale?: string) =>
      withQuery(`/_api/quickadd/${segment(productId)}`, { locale }),
    sizeAdvice: ({ sizes, usual, sit }: SizeAdviceQuery, locale?: string) =>
      withQuery('/_api/advice/size', { sizes: sizes.join('~'), usual, sit, locale }),
    stock: (productId: string) => `/_api/stock/${segment(productId)}`,
    internalPrice: (productId: string, locale?: string) =>
      withQuery(`/_api/internalPrice/${segment(productId)}`, { locale }),
    addToBasket: (locale?: string) => withQuery('/_api/basket/addToCart', { locale }),
    changeBasket: (locale?: string) => withQuery('/_api/basket/lines', { locale }),
    wishlist: (way: 'add' | 'remove' | 'pending') => `/_api/wishlist/${way}`,
    handedBasket: (query: HandOverQuery, locale?: string) =>
      withQuery('/_api/checkout/basket', { ...query, locale }),
    shopper: (locale?: string) => withQuery('/_api/shopper', { locale }),
    wishlistProducts: (locale?: string) =>
      withQuery('/_api/search/wishlistProductSearch', { locale }),
    searchPages: (
      { q, found }: { q: string; found?: 'sure' | 'unsure' | undefined },
      locale?: string,
    ) => withQuery('/_api/search/pages', { q, found, locale }),
    searchConfig: (locale?: string) => withQuery('/_api/search/config', { locale }),
  },
} as const;
