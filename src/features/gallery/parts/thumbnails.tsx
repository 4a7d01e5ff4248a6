/** Links to the slides: a column of thumbnails from 768 px, dots below that. */
import {
  type MouseEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { Picture } from '#features/pictures/picture.tsx';
import { useLazyText } from '#i18n/text.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { type GallerySlide, pictureOfSlide, slideId } from '../slides.ts';

export type ThumbnailsProps = {
  readonly slides: readonly GallerySlide[];
  readonly index: number;
  readonly goTo: (index: number) => void;
};

export function Thumbnails({ slides, index: currentIndex, goTo }: ThumbnailsProps) {
  const strip = useRef<HTMLOListElement>(null);
  const text = useLazyText('product-lazy');
  const scrollBy = (direction: 1 | -1) =>
    strip.current?.scrollBy({
      top: strip.current.clientHeight * 0.8 * direction,
      behavior: 'smooth',
    });

  useEffect(() => {
    const link = strip.current?.children[currentIndex] as HTMLElement | undefined;
    if (link && strip.current)
      strip.current.scrollTo({
        top: link.offsetTop - strip.current.clientHeight / 2 + link.clientHeight / 2,
      });
  }, [currentIndex]);

  useLinkedSlide(slides, goTo);
  const column = useRef<HTMLDivElement>(null);
  const isLonger = useLonger(strip, column);
  return (
    <div className="gallery-thumbnails">
      <div ref={column} className="absolute inset-0 flex flex-col gap-1">
        {isLonger && (
          <StripArrow
            label={text('gallery.up')}
            className="rotate-90 rtl:-rotate-90"
            onClick={() => scrollBy(-1)}
          />
        )}
        <ol
          ref={strip}
          className="no-scrollbar relative flex min-h-0 flex-col gap-2 overflow-y-auto p-0.5"
        >
          {slides.map((slide, index) => (
            <li key={slideId(index)} className="shrink-0">
              <ThumbnailLink
                {...{ slides, index, currentIndex, goTo }}
                className="relative block overflow-hidden rounded-card aria-current:ring-1 aria-current:ring-ink"
              >
                <ThumbnailPicture slide={slide} />
              </ThumbnailLink>
            </li>
          ))}
        </ol>
        {isLonger && (
          <StripArrow
            label={text('gallery.down')}
            className="-rotate-90 rtl:rotate-90"
            onClick={() => scrollBy(1)}
          />
        )}
      </div>
    </div>
  );
}

/** Shows the slide of a link that was clicked before hydration, which changed the URL only. */
function useLinkedSlide({ length }: ThumbnailsProps['slides'], goTo: ThumbnailsProps['goTo']) {
  const showLinked = useEffectEvent(() => {
    const indexes = Array.from({ length }, (_, index) => index);
    const index = indexes.findIndex((candidate) => location.hash === `#${slideId(candidate)}`);
    if (index > 0) goTo(index);
  });
  useEffect(() => showLinked(), []);
}

function ThumbnailPicture({ slide }: { readonly slide: GallerySlide }) {
  return (
    <>
      <Picture picture={{ ...pictureOfSlide(slide), alt: '' }} widths={[80, 160]} sizes="80px" />
      {slide.kind === 'video' && (
        <span className="absolute inset-0 grid place-items-center">
          <span className="rounded-full bg-paper p-1.5">
            <Icon name="play" size={16} />
          </span>
        </span>
      )}
    </>
  );
}

/**
 * True if the thumbnails are higher than their column, which has the height of the picture beside
 * it.
 */
function useLonger(
  strip: RefObject<HTMLElement | null>,
  column: RefObject<HTMLElement | null>,
): boolean {
  const [isLonger, setLonger] = useState(false);
  useEffect(() => {
    const measure = () =>
      setLonger((strip.current?.scrollHeight ?? 0) > (column.current?.clientHeight ?? 0));
    measure();
    const observer = new ResizeObserver(measure);
    for (const { current } of [strip, column]) if (current) observer.observe(current);
    return () => observer.disconnect();
  }, [strip, column]);
  return isLonger;
}

export function Dots({ slides, index: currentIndex, goTo }: ThumbnailsProps) {
  return (
    <ol className="no-print flex justify-center md:hidden">
      {slides.map((_, index) => (
        <li key={slideId(index)}>
          <ThumbnailLink
            {...{ slides, index, currentIndex, goTo }}
            className="group/dot grid size-[24px] place-items-center"
          >
            <span className="dot size-2 rounded-full bg-ink/55 group-aria-current/dot:bg-ink" />
          </ThumbnailLink>
        </li>
      ))}
    </ol>
  );
}

type ThumbnailLinkProps = ThumbnailsProps & {
  readonly currentIndex: number;
  readonly className: string;
  readonly children: React.ReactNode;
};

/** A link to the slide's anchor: it scrolls natively until hydration and without JavaScript. */
function ThumbnailLink({
  slides,
  index,
  currentIndex,
  goTo,
  className,
  children,
}: ThumbnailLinkProps) {
  const text = useLazyText('product-lazy');
  const values = { number: index + 1, count: slides.length };
  return (
    <a
      href={`#${slideId(index)}`}
      aria-label={
        slides[index]?.kind === 'video'
          ? text('gallery.showVideo', values)
          : text('gallery.show', values)
      }
      aria-current={index === currentIndex || undefined}
      onClick={(event: MouseEvent) => {
        event.preventDefault();
        goTo(index);
      }}
      className={className}
    >
      {children}
    </a>
  );
}

function StripArrow({
  label,
  className,
  onClick,
}: {
  readonly label: string;
  readonly className: string;
  readonly onClick: () => void;
}) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className="grid h-8 w-full shrink-0 place-items-center hover:bg-surface"
    >
      <span className={className}>
        <Icon name="back" size={20} />
      </span>
    </button>
  );
}
