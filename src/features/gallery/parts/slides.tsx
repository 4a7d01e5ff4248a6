/** Slides of the gallery, one per view. */
import { memo, type RefObject, Suspense } from 'react';
import type { CataloguePicture as PictureRecord, Video } from '#features/catalogue/catalogue.ts';
import { NoPicture } from '#features/pictures/no-picture.tsx';
import { Picture } from '#features/pictures/picture.tsx';
import { useText } from '#i18n/text.tsx';
import { type GallerySlide, slideId } from '../slides.ts';
import type { Point } from '../zoom.ts';
import { VideoPlayerIsland } from './islands.tsx';
import { Zoomable } from './zoomable.tsx';

export type SlidesProps = {
  readonly listRef: RefObject<HTMLUListElement | null>;
  readonly slides: readonly GallerySlide[];
  readonly index: number;
  readonly zoom: Point | null;
  readonly onZoom: (zoom: Point | null) => void;
};

export function Slides({ listRef, slides, index, zoom, onZoom }: SlidesProps) {
  const text = useText();
  return (
    <ul
      ref={listRef}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to scroll
      tabIndex={0}
      aria-label={text('gallery.label')}
      className="gallery-list -mx-4 flex snap-x snap-mandatory gap-1 overflow-x-auto md:mx-0 md:gap-4"
    >
      {slides.length === 0 && (
        <li className="w-full">
          <NoPicture />
          <span className="sr-only">{text('gallery.none')}</span>
        </li>
      )}
      {slides.map((slide, position) => (
        <li
          key={slideId(position)}
          id={slideId(position)}
          className={`relative shrink-0 snap-start snap-always overflow-hidden md:rounded-card ${slides.length > 1 ? 'gallery-slide' : 'w-full'}`}
        >
          {slide.kind === 'video' ? (
            <GalleryVideo video={slide.video} />
          ) : (
            <>
              <SlidePicture picture={slide.picture} priority={position === 0} />
              {position === index && (
                <Zoomable picture={slide.picture} zoom={zoom} onZoom={onZoom} />
              )}
            </>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Memoised: a re-render before hydration would make React render the island on the client. */
const GalleryVideo = memo(function GalleryVideo({ video }: { readonly video: Video }) {
  const poster = <SlidePicture picture={video.poster} />;
  return (
    <Suspense fallback={poster}>
      <VideoPlayerIsland video={video} fallback={poster} />
    </Suspense>
  );
});

function SlidePicture({
  picture,
  priority = false,
}: {
  readonly picture: PictureRecord;
  readonly priority?: boolean;
}) {
  return (
    <Picture
      picture={picture}
      priority={priority}
      widths={[480, 640, 960, 1280]}
      sizes="(min-width: 1440px) 720px, (min-width: 1024px) 50vw, (min-width: 768px) 85vw, 88vw"
    />
  );
}
