/** Single article card. */
import { defineBlock } from '../render/define-block.server.ts';
import { ArticleCard } from '../shared/cards/article-card.tsx';
import { content } from './blog-card.content.ts';

export const block = defineBlock({
  content,
  hydrate: 'never',
  render: ({ content: article }) => (
    <div className="page pt-section">
      <ArticleCard article={article} isHorizontal />
    </div>
  ),
});
