/** Title, description and addresses of a page in its head. */
import type { MetaDescriptor } from 'react-router';

export type PageMeta = {
  readonly title: string;
  readonly description?: string;
  readonly addresses?: PageAddresses | undefined;
};

/** Absolute addresses of one page; only where a public origin is configured. */
export type PageAddresses = {
  readonly canonical: string;
  readonly alternates: readonly { readonly tag: string; readonly href: string }[];
};

type AddressInput = {
  readonly origin: string | undefined;
  readonly prefix: string;
  readonly locales: readonly { readonly tag: string; readonly prefix: string }[];
  /** Path without language prefix, as `links` gives it. */
  readonly path: string;
};

/**
 * `x-default` is the language without a prefix. Undefined without an origin: the host header of a
 * request cannot be trusted.
 */
export function listAddresses({
  origin,
  prefix,
  locales,
  path,
}: AddressInput): PageAddresses | undefined {
  if (origin === undefined) return undefined;
  const write = (languagePrefix: string) =>
    `${origin}${languagePrefix}${languagePrefix && path === '/' ? '' : path}`;
  const alternates = locales.map(({ tag, prefix: other }) => ({ tag, href: write(other) }));
  return {
    canonical: write(prefix),
    alternates: [...alternates, { tag: 'x-default', href: write('') }],
  };
}

export function describePage({ title, description, addresses }: PageMeta): MetaDescriptor[] {
  const described: MetaDescriptor[] = [{ title }, { property: 'og:title', content: title }];
  if (description)
    described.push(
      { name: 'description', content: description },
      { property: 'og:description', content: description },
    );
  return [...described, ...describeAddresses(addresses)];
}

export function describeAddresses(addresses: PageAddresses | undefined): MetaDescriptor[] {
  if (!addresses) return [];
  const { canonical, alternates } = addresses;
  return [
    { tagName: 'link', rel: 'canonical', href: canonical },
    { property: 'og:url', content: canonical },
    ...alternates.map(({ tag, href }) => ({
      tagName: 'link',
      rel: 'alternate',
      hrefLang: tag,
      href,
    })),
  ];
}
