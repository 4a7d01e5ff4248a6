/** Hero banner: one large picture or video with a short text and links. */
import { defineBlock } from '../render/define-block.server.ts';
import { content } from './hero-banner.content.ts';
import { CoverHero } from './parts/cover-hero.tsx';
import { hasText } from './parts/hero-text.tsx';
import { SplitHero } from './parts/split-hero.tsx';

export const block = defineBlock({
  content,
  hydrate: 'never',
  visibility: ({ visibilityConfig }) => visibilityConfig,
  render: ({ content, isFirst, isAtPageTop }) => {
    // Live text is positioned on the picture, and a picture without text needs no second column.
    const usesCoverLayout = content.layout === 'cover' || content.liveText || !hasText(content);
    const Hero = usesCoverLayout ? CoverHero : SplitHero;
    return <Hero content={content} isFirst={isFirst} isAtPageTop={isAtPageTop} />;
  },
});
