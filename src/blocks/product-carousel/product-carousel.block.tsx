/** Products of a category, or named ones, in a row. */

import type { CardHit } from '#features/product-card/card-hit.ts';
import { ProductCard } from '#features/product-card/product-card.tsx';
import { defineBlock } from '#kit/define-block.tsx';
import { Link } from '#kit/link.tsx';
import { useText } from '#kit/text.tsx';
import { Rail } from '#ui/rail/rail.tsx';
import { contentSchema, TYPE } from './product-carousel.ts';

export const block = defineBlock({
  type: TYPE,
  schema: contentSchema,
  render: ({ title, viewAllHref }, { loaded }) => {
    // What this block's own load gave; nothing when it failed.
    const products = Array.isArray(loaded) ? (loaded as readonly CardHit[]) : [];
    return products.length === 0 ? null : <Carousel title={title} viewAllHref={viewAllHref} products={products} />;
  },
});

type CarouselProps = { title: string; viewAllHref: string | undefined; products: readonly CardHit[] };

const SIZES = '(min-width: 1200px) 288px, (min-width: 768px) 30vw, 44vw';

function Carousel({ title, viewAllHref, products }: CarouselProps) {
  const text = useText();
  const labels = { region: title, back: text('carousel.back'), forward: text('carousel.forward') };
  const viewAll = viewAllHref && (
    <Link to={viewAllHref} className="inline-flex min-h-11 items-center px-2 text-sm font-medium underline underline-offset-4">
      {text('carousel.viewAll')}
    </Link>
  );
  return (
    <div className="page pt-12 lg:pt-20">
      <Rail title={title} labels={labels} aside={viewAll}>
        {products.map((hit) => (
          <li key={hit.slug} className="w-[44vw] shrink-0 snap-start md:w-[30vw] lg:w-[22vw] wide:w-72">
            <ProductCard hit={hit} level={3} sizes={SIZES} isInContent />
          </li>
        ))}
      </Rail>
    </div>
  );
}
