/** What rules say beside hits: where to go instead, and banners to print among the products. */

export type Banner = {
  /** A picture of this shop: the page loads none from elsewhere. */
  readonly image: string | null;
  readonly title: string;
  readonly href: string | null;
};

/** The form of addresses and what rules write may differ, so everything is looked at as unknown. */
export function textAt(value: unknown, ...path: readonly string[]): string | null {
  const found = valueAt(value, ...path);
  return typeof found === 'string' ? found : null;
}

const MAX_BANNERS = 3;

/** `widgets.banners` of the rendering content; what has neither picture nor title is left out. */
export function readBanners(renderingContent: unknown): readonly Banner[] {
  const banners = valueAt(renderingContent, 'widgets', 'banners');
  return (Array.isArray(banners) ? banners : [])
    .map(toBanner)
    .filter(isShowable)
    .slice(0, MAX_BANNERS);
}

function toBanner(banner: unknown): Banner {
  const urls = valueAt(banner, 'image', 'urls');
  const image = textAt(Array.isArray(urls) ? urls[0] : null, 'url');
  return {
    image: image !== null && isOwnPath(image) ? image : null,
    title: textAt(banner, 'image', 'title') ?? '',
    href: safeAddress(textAt(banner, 'link', 'url')),
  };
}

function isShowable({ image, title }: Banner): boolean {
  return image !== null || title !== '';
}

/** A path of this shop, or an https address; null for anything else, as a browser would run `javascript:`. */
export function safeAddress(address: string | null): string | null {
  if (address === null) return null;
  return isOwnPath(address) || /^https:\/\/[\w.-]+(?:[:/?#]|$)/i.test(address) ? address : null;
}

/** `//other.example` and `/\other.example` lead away. */
function isOwnPath(address: string): boolean {
  return /^\/(?![/\\])/.test(address);
}

function valueAt(value: unknown, ...path: readonly string[]): unknown {
  let at = value;
  for (const name of path)
    at =
      typeof at === 'object' && at !== null && Object.hasOwn(at, name)
        ? Reflect.get(at, name)
        : undefined;
  return at;
}
