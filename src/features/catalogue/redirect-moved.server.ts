/** Redirects from the URL of a product that has moved to another slug. */
import { redirect } from 'react-router';
import type { Product } from './catalogue.ts';

/** @throws Response: for a former slug, a permanent redirect to `to(slug)`. */
export function redirectMovedProduct(
  result: { readonly product: Product } | { readonly movedTo: string },
  to: (slug: string) => string,
): { readonly product: Product } {
  if ('movedTo' in result) throw redirect(to(result.movedTo), 301);
  return result;
}
