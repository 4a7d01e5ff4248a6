/**
 * Reads redirects and banners from the `renderingContent` and
 * `userData` that rules add to a response.
 */

export type Banner = {
  /** A path of this origin: the page loads no images from external origins. */
  readonly image: string | null;
  readonly title: string;
  readonly href: string | null;
};

/** String at a path of an untyped response, or null: what rules add is not validated. */
export function textAt(value: unknown, ...path: readonly string[]): string | null {
  const textValue = valueAt(value, ...path);
  return typeof textValue === 'string' ? textValue : null;
}

const MAX_BANNERS = 3;

/**
 * Banners in `widgets.banners` of the rendering content, at most three; those
 * without image and title are left out.
 */
export function parseBanners(renderingContent: unknown): readonly Banner[] {
  const banners = valueAt(renderingContent, 'widgets', 'banners');
  return (Array.isArray(banners) ? banners : [])
    .map(toBanner)
    .filter(hasContent)
    .slice(0, MAX_BANNERS);
}

function toBanner(banner: unknown): Banner {
  const urls = valueAt(banner, 'image', 'urls');
  const image = textAt(Array.isArray(urls) ? urls[0] : null, 'url');
  return {
    image: image !== null && isOwnPath(image) ? image : null,
    title: textAt(banner, 'image', 'title') ?? '',
    href: safeUrl(textAt(banner, 'link', 'url')),
  };
}

function hasContent({ image, title }: Banner): boolean {
  return image !== null || title !== '';
}

/** A path of this origin or an https URL; null for anything else, such as `javascript:` URLs. */
export function safeUrl(address: string | null): string | null {
  if (address === null) return null;
  return isOwnPath(address) || /^https:\/\/[\w.-]+(?:[:/?#]|$)/i.test(address) ? address : null;
}

/** False for `//other.example` and `/\other.example`, which lead to another origin. */
function isOwnPath(address: string): boolean {
  return /^\/(?![/\\])/.test(address);
}

function valueAt(value: unknown, ...path: readonly string[]): unknown {
  let current = value;
  for (const name of path)
    current =
      typeof current === 'object' && current !== null && Object.hasOwn(current, name)
        ? Reflect.get(current, name)
        : undefined;
  return current;
}
