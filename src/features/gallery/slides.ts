/** What the gallery shows, in which order, and which of its arrows. */
import type { Colour, Picture, Video } from '#features/catalogue/catalogue.ts';

export type Slide =
  | { readonly kind: 'picture'; readonly picture: Picture }
  | { readonly kind: 'video'; readonly video: Video };

/** S§9: videos stand after the second picture of the main media. */
const PICTURES_BEFORE_VIDEO = 2;

export function slidesOf({
  pictures,
  videos,
}: Pick<Colour, 'pictures' | 'videos'>): readonly Slide[] {
  const shown = pictures.map((picture): Slide => ({ kind: 'picture', picture }));
  return shown.toSpliced(
    PICTURES_BEFORE_VIDEO,
    0,
    ...videos.map((video): Slide => ({ kind: 'video', video })),
  );
}

/** The picture that stands for a slide in a thumbnail. */
export function pictureOf(slide: Slide): Picture {
  return slide.kind === 'picture' ? slide.picture : slide.video.poster;
}

/** Where a link to a slide leads. */
export function slideId(index: number): string {
  return `picture-${index + 1}`;
}

export type Arrows = { readonly back: boolean; readonly forward: boolean };

/**
 * Which arrows are seen. S§4: zooming hides the left one on the last slide, the right one on the first,
 * both in between, which leaves none.
 */
export function arrowsOf(index: number, count: number, isZoomed: boolean): Arrows {
  return { back: index > 0 && !isZoomed, forward: index < count - 1 && !isZoomed };
}
