/** Slides side by side that scroll and snap: by finger, keyboard, arrows, dots, or by themselves. */
import type { CSSProperties, ReactNode } from 'react';
import { Icon } from '#ui/icon/icon.tsx';
import { type CarouselState, useCarousel } from './use-carousel.ts';

export type CarouselWords = {
  readonly back: string;
  readonly forward: string;
  readonly pause: string;
  readonly play: string;
  /** "Slide 2 of 5" */
  readonly slide: (number: number, count: number) => string;
};

export type CarouselProps = {
  readonly label: string;
  readonly words: CarouselWords;
  readonly slides: readonly { readonly key: string; readonly node: ReactNode }[];
  readonly slidesMobile: number;
  readonly slidesDesktop: number;
  readonly controls?: boolean;
  readonly pagination?: boolean;
  /** null: it moves only when moved. */
  readonly autoplayMs?: number | null;
  /** Space between slides in pixels. */
  readonly gap?: number;
};

export function Carousel(props: CarouselProps) {
  const { label, slides, slidesMobile, slidesDesktop, gap = 16, autoplayMs = null } = props;
  const state = useCarousel(slides.length, autoplayMs);
  const look = { '--slides-mobile': slidesMobile, '--slides-desktop': slidesDesktop, '--gap': `${gap}px` } as CSSProperties;
  return (
    <section aria-roledescription="carousel" aria-label={label} className="relative" style={look}>
      <ul
        ref={state.row}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
        tabIndex={0}
        aria-label={label}
        className="no-scrollbar relative flex snap-x snap-mandatory gap-(--gap) overflow-x-auto overscroll-x-contain"
      >
        {slides.map(({ key, node }) => (
          <li
            key={key}
            className="min-w-0 shrink-0 basis-[calc((100%-(var(--slides-mobile)-1)*var(--gap))/var(--slides-mobile))] snap-start md:basis-[calc((100%-(var(--slides-desktop)-1)*var(--gap))/var(--slides-desktop))]"
          >
            {node}
          </li>
        ))}
      </ul>
      <CarouselControls {...props} state={state} />
    </section>
  );
}

function CarouselControls({
  words,
  slides,
  controls = true,
  pagination = false,
  autoplayMs = null,
  state,
}: CarouselProps & { state: CarouselState }) {
  if (slides.length < 2 || !(controls || pagination || autoplayMs !== null)) return null;
  return (
    <div className="no-print flex min-h-11 items-center justify-center gap-2 pt-3">
      {controls && <CarouselButton label={words.back} icon="back" onPress={() => state.show(state.current - 1)} />}
      {pagination && <Dots words={words} count={slides.length} state={state} />}
      {controls && <CarouselButton label={words.forward} icon="forward" onPress={() => state.show(state.current + 1)} />}
      {autoplayMs !== null && (
        <button
          type="button"
          onClick={state.togglePause}
          className="min-h-11 px-3 text-sm underline underline-offset-4 motion-reduce:hidden"
        >
          {state.isPaused ? words.play : words.pause}
        </button>
      )}
    </div>
  );
}

function Dots({ words, count, state }: { words: CarouselWords; count: number; state: CarouselState }) {
  return (
    <ul className="flex">
      {Array.from({ length: count }, (_one, index) => index).map((index) => (
        <li key={index}>
          <button
            type="button"
            aria-label={words.slide(index + 1, count)}
            aria-current={index === state.current}
            onClick={() => state.show(index)}
            className="group grid size-6 place-items-center pointer-coarse:size-11"
          >
            <span className="h-0.5 w-4 bg-control group-aria-[current=true]:h-1 group-aria-[current=true]:bg-ink" />
          </button>
        </li>
      ))}
    </ul>
  );
}

function CarouselButton({ label, icon, onPress }: { label: string; icon: 'back' | 'forward'; onPress: () => void }) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onPress}
      className="grid size-11 place-items-center rounded-control border border-control hover:border-ink"
    >
      <Icon name={icon} size={20} />
    </button>
  );
}
