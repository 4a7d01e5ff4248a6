/** Single article card. */
import { defineBlock } from '../render/define-block.server.ts';
import { StoryCard } from '../shared/cards/story-card.tsx';
import { content } from './blog-card.content.ts';

export const block = defineBlock({
  content,
  hydrate: 'never',
  render: ({ content: story }) => (
    <div className="page pt-section">
      <StoryCard story={story} isBeside />
    </div>
  ),
});
