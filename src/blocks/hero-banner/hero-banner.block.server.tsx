/** The banner that opens a page: one large picture, a few words, where to go. */
import { defineBlock } from '#kit/define-block.tsx';
import type { HeroBannerContent } from './hero-banner.content.ts';
import { CoverHero } from './parts/cover-hero.tsx';
import { SplitHero } from './parts/split-hero.tsx';

export const block = defineBlock<HeroBannerContent>((content, { isFirst }) => {
  // Words that an editor laid out stand upon the picture, or there would be nothing to lay them out on.
  const Hero = content.layout === 'cover' || content.liveText ? CoverHero : SplitHero;
  return <Hero content={content} isFirst={isFirst} />;
});
