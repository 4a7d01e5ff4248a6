/** Hook: labels of carousel controls in blocks. */
import { useText } from '#i18n/text.tsx';
import type { CarouselLabels } from '#ui/carousel/carousel.tsx';

export function useCarouselLabels(): CarouselLabels {
  const text = useText('blocks');
  return {
    back: text('slides.back'),
    forward: text('slides.forward'),
    pause: text('slides.pause'),
    play: text('slides.play'),
    slide: (number, count) => text('slides.show', { number, count }),
  };
}
