/** Single category card. */
import { defineBlock } from '../render/define-block.server.ts';
import { CategoryCard } from '../shared/cards/category-card.tsx';
import { content } from './category-card.content.ts';

export const block = defineBlock({
  content,
  hydrate: 'never',
  render: ({ content: card }) => (
    <div className="page pt-section">
      <div className="max-w-md">
        <CategoryCard card={card} />
      </div>
    </div>
  ),
});
