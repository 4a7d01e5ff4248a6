/** Products in a row under a title. */
import type { ReactNode } from 'react';
import { usePageLanguage } from '#features/content/content-language.ts';
import type { CardHit } from '#features/product-card/card-hit.ts';
import { ProductCard } from '#features/product-card/product-card.tsx';
import { useText } from '#kit/text.tsx';
import { Rail } from '#ui/rail/rail.tsx';

type ProductRowProps = {
  readonly title: string;
  readonly products: readonly CardHit[];
  readonly aside?: ReactNode;
  /** Stands between the title and the row. */
  readonly children?: ReactNode;
};

const SIZES = '(min-width: 1200px) 288px, (min-width: 768px) 28vw, 41vw';

export function ProductRow({ title, products, aside, children }: ProductRowProps) {
  const text = useText('blocks');
  const language = usePageLanguage();
  const labels = { region: title, back: text('carousel.back'), forward: text('carousel.forward') };
  return (
    <div className="page pt-12 lg:pt-20">
      <Rail title={title} labels={labels} aside={aside} choice={children}>
        {products.map((hit) => (
          <li key={hit.slug} {...language} className="w-[41vw] shrink-0 snap-start md:w-[28vw] lg:w-[22vw] wide:w-72">
            <ProductCard hit={hit} level={3} sizes={SIZES} isInContent />
          </li>
        ))}
      </Rail>
    </div>
  );
}
