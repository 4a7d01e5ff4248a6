/** Single category card. */
import { defineBlock } from '#kit/define-block.tsx';
import type { CategoryContent } from '../shared/card-fields.ts';
import { CategoryCard } from '../shared/category-card.tsx';

export const block = defineBlock<CategoryContent>((card) => (
  <div className="page pt-12 lg:pt-20">
    <div className="max-w-md">
      <CategoryCard card={card} />
    </div>
  </div>
));
