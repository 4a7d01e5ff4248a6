/** Title and description of a product page. */
import type { MetaDescriptor } from 'react-router';
import { describeAddresses, type PageAddresses } from '#kit/html/meta.ts';
import type { ProductView } from '../product-view.ts';

/** "category taxonomy | product name | collection or brand". */
export function titleOf({ categoryTaxonomy, name, collection, brand }: ProductView): string {
  return [categoryTaxonomy, name, collection ?? brand].filter(Boolean).join(' | ');
}

/** The canonical address is the same for every colour and size. */
export function describeProduct(product: ProductView, addresses?: PageAddresses): MetaDescriptor[] {
  const description = product.description.split('\n')[0]?.slice(0, 160) ?? product.name;
  return [
    { title: titleOf(product) },
    { name: 'description', content: description },
    { property: 'og:title', content: product.name },
    { property: 'og:type', content: 'product' },
    { property: 'og:description', content: description },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...describeAddresses(addresses),
  ];
}
