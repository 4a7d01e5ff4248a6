/** Carousel of social posts, without autoplay. */
import { useEffect, useRef } from 'react';
import { usePageLanguageAttributes } from '#features/content/content-language.ts';
import { PostCard } from '#features/social/post-card.tsx';
import { PostFilters } from '#features/social/post-filters.tsx';
import type { SocialPost } from '#features/social/social.ts';
import { usePostFilter } from '#features/social/use-post-filter.ts';
import { useText } from '#i18n/text.tsx';
import { Carousel } from '#ui/carousel/carousel.tsx';
import { hydrateCarousel } from '#ui/carousel/hydrate-carousel.browser.ts';
import type { BlockProps } from '../render/block-props.ts';
import { useCarouselLabels } from '../shared/use-carousel-labels.ts';
import type { SocialsCarouselContent } from './socials-carousel.content.ts';

const NO_POSTS: readonly SocialPost[] = [];

export function Island({
  content,
  loaded,
}: BlockProps<SocialsCarouselContent, readonly SocialPost[]>) {
  const posts = loaded ?? NO_POSTS;
  const { title, filters, slidesMobile, slidesDesktop, controls, pagination } = content;
  const text = useText('blocks');
  const language = usePageLanguageAttributes();
  const labels = useCarouselLabels();
  const { choice, setChoice, shown } = usePostFilter(posts);
  const container = useRef<HTMLDivElement>(null);
  // Other filters render another carousel, which must be hydrated again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for every new selection
  useEffect(() => {
    const carousel = container.current?.querySelector<HTMLElement>('[data-carousel]');
    return carousel ? hydrateCarousel(carousel) : undefined;
  }, [choice]);
  const slides = shown.map((post) => ({ key: post.flocklerId, node: <PostCard post={post} /> }));
  return (
    <div ref={container} className="page pt-section">
      <h2 className="pb-6 text-3xl lg:text-4xl">{title}</h2>
      {filters && <PostFilters posts={posts} choice={choice} onSelect={setChoice} />}
      {slides.length === 0 ? (
        <p {...language}>{text('socials.noPosts')}</p>
      ) : (
        <Carousel
          key={JSON.stringify(choice)}
          label={title}
          labels={labels}
          slides={slides}
          slidesMobile={slidesMobile}
          slidesDesktop={slidesDesktop}
          controls={controls}
          pagination={pagination}
        />
      )}
    </div>
  );
}
