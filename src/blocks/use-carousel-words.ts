/** What carousels of blocks call their controls. */
import { useText } from '#kit/text.tsx';
import type { CarouselWords } from '#ui/carousel/carousel.tsx';

export function useCarouselWords(): CarouselWords {
  const text = useText('blocks');
  return {
    back: text('slides.back'),
    forward: text('slides.forward'),
    pause: text('slides.pause'),
    play: text('slides.play'),
    slide: (number, count) => text('slides.show', { number, count }),
  };
}
