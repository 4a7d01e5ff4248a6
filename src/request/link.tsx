/** A link within the shop: a plain anchor, since a page has hundreds; `useFollowedLinks` takes it through the router. */
import type { ComponentProps } from 'react';
import { useShopPrefix } from './shop-public.tsx';

export type LinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** A bare path, as `links` gives it, or an address elsewhere. */
  readonly to: string;
  /** Stays where the page is scrolled to: for filters, for what only changes a part. */
  readonly keepScroll?: boolean;
};

export function Link({ to, keepScroll, ...rest }: LinkProps) {
  const prefix = useShopPrefix();
  return <a href={writeHref(prefix, to)} data-keep-scroll={keepScroll || undefined} {...rest} />;
}

/** The path in the page's own language. */
export function writeHref(prefix: string, to: string): string {
  if (!to.startsWith('/') || to.startsWith('//')) return to;
  return to === '/' && prefix !== '' ? prefix : prefix + to;
}
