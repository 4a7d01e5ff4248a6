/**
 * Carousel with scroll snapping; `hydrateCarousel` adds arrows, dots and autoplay, and every slide
 * is reachable without them.
 */
import type { ReactNode } from 'react';
import { Icon } from '#ui/icon/icon.tsx';

export type CarouselLabels = {
  readonly back: string;
  readonly forward: string;
  readonly pause: string;
  readonly play: string;
  /** "Slide 2 of 5" */
  readonly slide: (number: number, count: number) => string;
};

/** `key` is the index by default, which suits slides that are never reordered. */
export type Slide = {
  readonly key?: string;
  readonly node: ReactNode;
  readonly isHidden?: boolean;
};

export type CarouselProps = {
  readonly label: string;
  readonly labels: CarouselLabels;
  /** Hidden slides have no dot and are skipped. */
  readonly slides: readonly Slide[];
  readonly slidesMobile: number;
  readonly slidesDesktop: number;
  /** Slides that an arrow moves by: one, or as many as are in view. */
  readonly slidesPerStep?: 'one' | 'view';
  readonly controls?: boolean;
  readonly pagination?: boolean;
  /** Interval of autoplay in milliseconds; null: none. */
  readonly autoplayMs?: number | null;
  /** Space between slides in pixels. */
  readonly gap?: number;
};

export function Carousel(props: CarouselProps) {
  const { label, slides, slidesMobile, slidesDesktop, gap = 16, autoplayMs = null } = props;
  const isByView = props.slidesPerStep === 'view';
  const style = {
    '--slides-mobile': slidesMobile,
    '--slides-desktop': slidesDesktop,
    '--gap': `${gap}px`,
  };
  return (
    <section
      aria-roledescription="carousel"
      aria-label={label}
      data-carousel={autoplayMs ?? ''}
      data-by-view={isByView || undefined}
      className="group/carousel relative"
      style={style}
    >
      <ul
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to scroll
        tabIndex={0}
        aria-label={label}
        className="no-scrollbar relative flex snap-x snap-mandatory gap-(--gap) overflow-x-auto overscroll-x-contain"
      >
        {[...slides.entries()].map(([position, { key = position, node, isHidden }]) => (
          <li
            key={key}
            hidden={isHidden}
            className="min-w-[min(100%,6rem)] shrink-0 basis-[calc((100%-(var(--slides-mobile)-1)*var(--gap))/var(--slides-mobile))] snap-start md:basis-[calc((100%-(var(--slides-desktop)-1)*var(--gap))/var(--slides-desktop))]"
          >
            {node}
          </li>
        ))}
      </ul>
      <CarouselControls {...props} />
    </section>
  );
}

/**
 * Invisible until hydration, hidden where all slides fit; their space is reserved to avoid layout
 * shift.
 */
function CarouselControls({
  labels,
  slides,
  slidesMobile,
  slidesDesktop,
  controls = true,
  pagination = false,
  autoplayMs = null,
}: CarouselProps) {
  if (slides.length < 2 || !(controls || pagination || autoplayMs !== null)) return null;
  const count = slides.filter(({ isHidden }) => !isHidden).length;
  return (
    <div
      className={`no-print invisible ${controls || pagination ? '' : 'motion-reduce:hidden'} flex min-h-11 flex-wrap items-center justify-center gap-2 pt-3 ${count > 1 ? 'group-data-hydrated/carousel:visible' : ''} ${slides.length <= slidesDesktop ? 'md:hidden' : ''} ${slides.length <= slidesMobile ? 'max-md:hidden' : ''}`}
    >
      {controls && <CarouselButton label={labels.back} icon="back" step={-1} />}
      {pagination && (
        <Dots
          labels={labels}
          count={count}
          slidesMobile={slidesMobile}
          slidesDesktop={slidesDesktop}
        />
      )}
      {controls && <CarouselButton label={labels.forward} icon="forward" step={1} />}
      {autoplayMs !== null && (
        <button
          type="button"
          data-pause={labels.pause}
          data-play={labels.play}
          className="min-h-11 px-3 text-sm underline underline-offset-4 motion-reduce:hidden"
        >
          {labels.pause}
        </button>
      )}
    </div>
  );
}

type DotsProps = Pick<CarouselProps, 'labels' | 'slidesMobile' | 'slidesDesktop'> & {
  readonly count: number;
};

/** No dots for the last slides, which never become the first visible one. */
function Dots({ labels, count, slidesMobile, slidesDesktop }: DotsProps) {
  return (
    <ul className="flex flex-wrap justify-center">
      {Array.from({ length: count }, (_one, index) => index).map((index) => (
        <li
          key={index}
          className={`${index > Math.ceil(count - slidesMobile) ? 'max-md:hidden' : ''} ${index > Math.ceil(count - slidesDesktop) ? 'md:hidden' : ''}`}
        >
          <button
            type="button"
            data-slide={index}
            aria-label={labels.slide(index + 1, count)}
            aria-current={index === 0}
            className="group grid size-6 place-items-center pointer-coarse:size-11"
          >
            <span className="dot h-0.5 w-4 bg-control group-aria-[current=true]:h-1 group-aria-[current=true]:bg-ink" />
          </button>
        </li>
      ))}
    </ul>
  );
}

function CarouselButton({
  label,
  icon,
  step,
}: {
  label: string;
  icon: 'back' | 'forward';
  step: number;
}) {
  return (
    <button
      type="button"
      data-step={step}
      aria-label={label}
      className="grid size-11 place-items-center rounded-control border border-control hover:border-ink"
    >
      <Icon name={icon} size={20} />
    </button>
  );
}
