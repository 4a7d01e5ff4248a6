/** Slides of the gallery in their order, and the state of its arrows. */
import type { CataloguePicture, Colour, Video } from '#features/catalogue/catalogue.ts';

export type GallerySlide =
  | { readonly kind: 'picture'; readonly picture: CataloguePicture }
  | { readonly kind: 'video'; readonly video: Video };

/** Videos follow the second picture. */
const PICTURES_BEFORE_VIDEO = 2;

export function toGallerySlides({
  pictures,
  videos,
}: Pick<Colour, 'pictures' | 'videos'>): readonly GallerySlide[] {
  const shown = pictures.map((picture): GallerySlide => ({ kind: 'picture', picture }));
  return shown.toSpliced(
    PICTURES_BEFORE_VIDEO,
    0,
    ...videos.map((video): GallerySlide => ({ kind: 'video', video })),
  );
}

/** Thumbnail picture of a slide. */
export function pictureOfSlide(slide: GallerySlide): CataloguePicture {
  return slide.kind === 'picture' ? slide.picture : slide.video.poster;
}

/** Element id of a slide, for links to it. */
export function slideId(index: number): string {
  return `picture-${index + 1}`;
}

export type Arrows = { readonly back: boolean; readonly forward: boolean };

/** Visible arrows: none beyond the first and last slide, and none while zoomed. */
export function findVisibleArrows(index: number, count: number, isZoomed: boolean): Arrows {
  return { back: index > 0 && !isZoomed, forward: index < count - 1 && !isZoomed };
}
