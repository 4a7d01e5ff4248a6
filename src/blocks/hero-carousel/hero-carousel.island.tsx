/** Carousel of heroes, with autoplay and swiping. */

import { useShopper } from '#features/shopper/use-shopper.ts';
import { Carousel } from '#ui/carousel/carousel.tsx';
import type { BlockProps } from '../render/block-props.ts';
import { InnerBlocks } from '../render/blocks.tsx';
import { isVisibleTo } from '../render/loaded-section.ts';
import { useCarouselLabels } from '../shared/use-carousel-labels.ts';
import type { HeroCarouselContent } from './hero-carousel.content.ts';

/** Blocks that can be slides; an open product of a shoppable banner pauses the carousel. */
const HEROES: ReadonlySet<string> = new Set(['hero-banner', 'shoppable-banner']);

/** Makes all slides as tall as the tallest; pictures grow to fill them. */
const EQUAL_HEIGHT_CLASSES =
  '[&>section>ul>li]:relative [&_li>.section]:grid [&_li>.section]:h-full [&_li>.section]:grid-cols-1 [&_picture]:block [&_picture]:h-full [&_picture>img]:min-h-full';

export function Island({
  content: { label, slideMs, autoplay },
  sections,
}: BlockProps<HeroCarouselContent>) {
  const labels = useCarouselLabels();
  const heroes = sections.filter(({ block: name }) => HEROES.has(name));
  const { status } = useShopper();
  if (heroes.length === 0) return null;
  const slides = heroes.map((hero) => ({
    key: hero.id,
    node: <InnerBlocks sections={[hero]} />,
    // A hero hidden from the visitor leaves no empty slide.
    isHidden: hero.visibility !== undefined && !isVisibleTo(status, hero.visibility),
  }));
  return (
    <div data-heroes className={`bleed ${EQUAL_HEIGHT_CLASSES} ${slides.length > 1 ? 'pb-4' : ''}`}>
      <Carousel
        label={label}
        labels={labels}
        slides={slides}
        slidesMobile={1}
        slidesDesktop={1}
        gap={0}
        pagination
        autoplayMs={autoplay && heroes.length > 1 ? slideMs : null}
      />
    </div>
  );
}
