/**
 * Gallery of a colour's pictures and videos: a list that scrolls and snaps, with thumbnails beside
 * it from 768 px and dots below that.
 */
import { type ReactNode, Suspense, useDeferredValue, useMemo, useRef, useState } from 'react';
import type { Colour } from '#features/catalogue/catalogue.ts';
import { useText } from '#i18n/text.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { Dots, Thumbnails, ZoomModalIsland } from './parts/islands.tsx';
import { Slides } from './parts/slides.tsx';
import { findVisibleArrows, toGallerySlides } from './slides.ts';
import { useSlider } from './use-slider.ts';
import type { Point } from './zoom.ts';

export type GalleryProps = {
  readonly colour: Pick<Colour, 'pictures' | 'videos'>;
  /** Rendered over the upper corner of the pictures. */
  readonly badges?: ReactNode;
  /** Overlay on the pictures with its own positioning, such as social proof. */
  readonly overlay?: ReactNode;
};

export function Gallery({ colour, badges, overlay }: GalleryProps) {
  const text = useText();
  const slides = useMemo(() => toGallerySlides(colour), [colour]);
  const list = useRef<HTMLUListElement>(null);
  const slider = useSlider(list);
  const [zoom, setZoom] = useState<Point | null>(null);
  const [isModalOpen, setModalOpen] = useState(false);
  const arrows = findVisibleArrows(slider.index, slides.length, zoom !== null);
  const props = { slides, index: useDeferredValue(slider.index), goTo: slider.goTo };
  return (
    <section aria-label={text('gallery.label')} className="gallery">
      <Thumbnails {...props} />
      <div className="gallery-stage">
        <Slides listRef={list} slides={slides} index={slider.index} zoom={zoom} onZoom={setZoom} />
        {arrows.back && (
          <Arrow name="back" label={text('gallery.back')} onClick={() => slider.goBy(-1)} />
        )}
        {arrows.forward && (
          <Arrow name="forward" label={text('gallery.forward')} onClick={() => slider.goBy(1)} />
        )}
        {colour.pictures.length > 0 && (
          <button
            type="button"
            aria-label={text('gallery.zoom')}
            aria-haspopup="dialog"
            onClick={() => setModalOpen(true)}
            className="on-picture start-1 bottom-3 grid hoverable:md:hidden"
          >
            <Icon name="zoom" size={20} />
          </button>
        )}
        {badges}
        {overlay}
      </div>
      {/* Below the pictures, so that they do not cover the garment. */}
      {slides.length > 1 && <Dots {...props} />}
      {isModalOpen && (
        <Suspense>
          <ZoomModalIsland {...props} index={slider.index} onClose={() => setModalOpen(false)} />
        </Suspense>
      )}
    </section>
  );
}

type ArrowProps = {
  readonly name: 'back' | 'forward';
  readonly label: string;
  readonly onClick: () => void;
};

/** Arrow button, from 768 px; touch screens swipe. */
function Arrow({ name, label, onClick }: ArrowProps) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className={`on-picture top-1/2 hidden -translate-y-1/2 md:grid ${name === 'back' ? 'start-3' : 'end-3'}`}
    >
      <Icon name={name} size={20} />
    </button>
  );
}
