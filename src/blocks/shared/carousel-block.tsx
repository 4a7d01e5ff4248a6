/** Carousel of cards with a title, for most carousel blocks. */
import type { ReactNode } from 'react';
import { Carousel, type Slide } from '#ui/carousel/carousel.tsx';
import { useCarouselLabels } from './use-carousel-labels.ts';

/** Interval of autoscroll when an editor enables it. */
const AUTOSCROLL_MS = 5_000;

export type CarouselBlockProps = {
  readonly title: string;
  readonly aside?: ReactNode;
  /** Filter between title and cards; with it, the carousel is rendered even without cards. */
  readonly toolbar?: ReactNode;
  readonly slides: readonly Slide[];
  readonly slidesMobile: number;
  readonly slidesDesktop: number;
  readonly controls: boolean;
  readonly pagination: boolean;
  readonly autoscroll: boolean;
};

/** Renders nothing without slides and `toolbar`. */
export function CarouselBlock({
  title,
  aside,
  toolbar,
  autoscroll,
  ...carousel
}: CarouselBlockProps) {
  const labels = useCarouselLabels();
  if (carousel.slides.length === 0 && toolbar === undefined) return null;
  return (
    <div className="page pt-section">
      <div className="flex items-end justify-between gap-x-4 pb-6 max-md:flex-wrap">
        <h2 className="text-3xl lg:text-4xl">{title}</h2>
        {aside}
      </div>
      {toolbar}
      <Carousel
        label={title}
        labels={labels}
        {...carousel}
        autoplayMs={autoscroll ? AUTOSCROLL_MS : null}
      />
    </div>
  );
}
