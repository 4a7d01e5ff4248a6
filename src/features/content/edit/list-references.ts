/** Lists references in a page: pages, products, categories, skus and pictures. */

import { PICTURE_FIELDS } from '../first-picture.ts';
import { splitProductSku } from '../links/product-sku.ts';
import { type ContentLocation, listLinks, walkContent } from '../walk-content.ts';
import type { ReferencedNames } from './content-admin.ts';

export type ReferenceKind = keyof ReferencedNames | 'page' | 'unchecked' | 'unknown';

export type ContentReference = {
  readonly path: string;
  readonly kind: ReferenceKind;
  readonly name: string;
};

export function listReferences(page: unknown): ContentReference[] {
  const links = listLinks(page).map(({ path, href }) => ({ path, ...parseLink(href) }));
  return [
    ...links,
    ...[...walkContent(page)].flatMap((field) => [
      ...listProducts(field),
      ...listSources(field),
      ...listPictures(field),
    ]),
  ];
}

/** Built-in routes. */
const OWN_PAGES =
  /^\/(?:search|basket|checkout|wishlist|account|login|sign-up|reset-password|sign-in-link|cookies|review-policy|how-we-count|withdraw|withdrawal-form)?(?:[?#/]|$)/;

function parseLink(href: string): Omit<ContentReference, 'path'> {
  if (/^(?:https:\/\/|#|\/media\/|mailto:|tel:)/.test(href))
    return { kind: 'unchecked', name: href };
  const [, section = '', rest = ''] =
    /^\/(categories|product|premier|pages)\/([^?#]+)/.exec(href) ?? [];
  if (section === 'categories') return { kind: 'categorySlugs', name: rest.split('/')[0] ?? '' };
  if (section === 'product' || section === 'premier') return { kind: 'productSlugs', name: rest };
  if (section === 'pages') return { kind: 'page', name: `pages/${rest}` };
  return { kind: OWN_PAGES.test(href) ? 'unchecked' : 'unknown', name: href };
}

/** Category or brand that supplies the products of a carousel. */
function listSources({ path, key, value }: ContentLocation): ContentReference[] {
  const isSource = (key === 'brand' || key === 'category') && path.endsWith(`.source.${key}`);
  return isSource && typeof value === 'string'
    ? [{ path, kind: 'categorySlugs', name: value }]
    : [];
}

function listProducts({ path, key, value }: ContentLocation): ContentReference[] {
  if (key === 'sku' && typeof value === 'string') return [{ path, kind: 'skus', name: value }];
  const keys =
    key === 'productKey' || key === 'productSku'
      ? [value]
      : key === 'productKeys' && Array.isArray(value)
        ? value
        : [];
  const readKey = (name: string) =>
    key === 'productSku' ? splitProductSku(name).productKey : (name.split('#')[0] ?? '');
  return keys.flatMap((item) =>
    typeof item === 'string' && item !== ''
      ? [{ path, kind: 'productKeys' as const, name: readKey(item) }]
      : [],
  );
}

function listPictures({ path, key, value }: ContentLocation): ContentReference[] {
  if (!PICTURE_FIELDS.test(key)) return [];
  const isList = Array.isArray(value);
  return (isList ? value : [value]).flatMap((picture: unknown, index) => {
    const id =
      typeof picture === 'object' && picture !== null && 'id' in picture ? picture.id : null;
    return typeof id === 'string' && id !== ''
      ? [{ path: `${path}${isList ? `.${index}` : ''}.id`, kind: 'pictures' as const, name: id }]
      : [];
  });
}
