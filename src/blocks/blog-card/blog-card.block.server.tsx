/** Single article card. */
import { defineBlock } from '#kit/define-block.tsx';
import type { Story } from '../shared/card-fields.ts';
import { StoryCard } from '../shared/story-card.tsx';

export const block = defineBlock<Story>((story) => (
  <div className="page pt-12 lg:pt-20">
    <StoryCard story={story} isBeside />
  </div>
));
