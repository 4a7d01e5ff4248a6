/** Single article card. */
import { defineBlock } from '#kit/define-block.tsx';
import type { Story } from '../card-fields.ts';
import { StoryCard } from '../story-card.tsx';

export const block = defineBlock<Story>((story) => (
  <div className="page pt-12 lg:pt-20">
    <StoryCard story={story} isBeside />
  </div>
));
