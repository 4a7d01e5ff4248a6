/**
 * A link within the shop: a plain anchor, since a page has hundreds; `useClientNavigation` handles
 * its clicks.
 */
import type { ComponentProps } from 'react';
import { useShopPrefix } from './shop-public.tsx';

export type LinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** A path without language prefix, as `links` gives it, or an absolute URL. */
  readonly to: string;
  /** Keeps the scroll position: for filters, and for links that change only part of the page. */
  readonly preventScrollReset?: boolean;
};

export function Link({ to, preventScrollReset, ...rest }: LinkProps) {
  const prefix = useShopPrefix();
  return (
    <a
      href={prefixHref(prefix, to)}
      data-prevent-scroll-reset={preventScrollReset || undefined}
      {...rest}
    />
  );
}

/** Adds the prefix of the page's language to a path; leaves absolute URLs as they are. */
export function prefixHref(prefix: string, to: string): string {
  if (!to.startsWith('/') || to.startsWith('//')) return to;
  return to === '/' && prefix !== '' ? prefix : prefix + to;
}
