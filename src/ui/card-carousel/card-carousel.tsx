/** Carousel of cards under a title: native scrolling with snapping, and arrows on wide screens. */
import { type ReactNode, useId, useRef } from 'react';
import { Icon } from '#ui/icon/icon.tsx';

export type CardCarouselProps = {
  readonly title: ReactNode;
  readonly labels: { readonly region: string; readonly back: string; readonly forward: string };
  readonly aside?: ReactNode;
  /** Rendered between the title and the row. */
  readonly toolbar?: ReactNode;
  /** Children are `<li>` elements that set their own width. */
  readonly children: ReactNode;
};

export function CardCarousel({ title, labels, aside, toolbar, children }: CardCarouselProps) {
  const list = useRef<HTMLUListElement>(null);
  const id = useId();
  const scrollBy = (direction: 1 | -1) => {
    if (list.current)
      list.current.scrollBy({ left: stepOf(list.current) * direction, behavior: 'smooth' });
  };
  return (
    <section aria-labelledby={id} className="group/cards">
      <div className="flex items-end justify-between gap-x-4 pb-6 max-md:flex-wrap">
        <h2 id={id} className="text-3xl lg:text-4xl">
          {title}
        </h2>
        <div className="flex max-w-full shrink-0 items-center gap-2">
          {aside}
          <ArrowButton label={labels.back} icon="back" onClick={() => scrollBy(-1)} />
          <ArrowButton label={labels.forward} icon="forward" onClick={() => scrollBy(1)} />
        </div>
      </div>
      {toolbar}
      <ul
        ref={list}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to scroll
        tabIndex={0}
        aria-label={labels.region}
        className="card-row no-scrollbar relative flex snap-x snap-mandatory gap-2 overflow-x-auto overscroll-x-contain md:gap-4 lg:gap-6"
      >
        {children}
      </ul>
    </section>
  );
}

/**
 * Scrolls by 85 % of the view, so that the last card stays visible; negative in right-to-left text.
 */
function stepOf(list: HTMLElement): number {
  return list.clientWidth * 0.85 * (getComputedStyle(list).direction === 'rtl' ? -1 : 1);
}

function ArrowButton({
  label,
  icon,
  onClick,
}: {
  label: string;
  icon: 'back' | 'forward';
  onClick: () => void;
}) {
  // Arrow buttons need five items: four fit into the view on screens that show arrows.
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className="hidden size-11 place-items-center rounded-control border border-control hover:border-ink noscript:hidden! lg:group-has-[>ul>:nth-child(5)]/cards:grid"
    >
      <Icon name={icon} size={20} />
    </button>
  );
}
