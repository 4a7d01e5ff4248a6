/** The banner that opens a page: one large picture, a few words, where to go. */
import { defineBlock } from '#kit/define-block.tsx';
import type { HeroBannerContent } from './hero-banner.content.ts';
import { CoverHero } from './parts/cover-hero.tsx';
import { hasText } from './parts/hero-text.tsx';
import { SplitHero } from './parts/split-hero.tsx';

export const block = defineBlock<HeroBannerContent>((content, { isFirst, opensView }) => {
  // Words that an editor laid out stand upon the picture; without any words it has all the room.
  const isCover = content.layout === 'cover' || content.liveText || !hasText(content);
  const Hero = isCover ? CoverHero : SplitHero;
  return <Hero content={content} isFirst={isFirst} opensView={opensView} />;
});
