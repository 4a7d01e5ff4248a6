/** Row of products of a category, brand or search, or of named products. */

import { usePageLanguageAttributes } from '#features/content/content-language.ts';
import type { CardHit } from '#features/product-card/card-hit.ts';
import { useText } from '#i18n/text.tsx';
import { Link } from '#request/link.tsx';
import type { BlockProps } from '../render/block-props.ts';
import { ProductRow } from '../shared/product-row.tsx';
import type { ProductCarouselContent } from './product-carousel.content.ts';

export function Island({
  content: { title, viewAllHref, ...carousel },
  loaded: products,
}: BlockProps<ProductCarouselContent, readonly CardHit[]>) {
  if (!products?.length) return null;
  return (
    <ProductRow
      title={title}
      products={products}
      carousel={carousel}
      aside={viewAllHref && <ViewAll href={viewAllHref} />}
    />
  );
}

function ViewAll({ href }: { href: string }) {
  const text = useText('blocks');
  return (
    <Link
      to={href}
      {...usePageLanguageAttributes()}
      className="inline-flex min-h-11 items-center text-sm font-medium underline underline-offset-4"
    >
      {text('carousel.viewAll')}
    </Link>
  );
}
