/** Separates the subject of a picture from its background, by region growing from the border. */
import { distanceInOklab } from './oklab.ts';

/** Maximum OKLab distance of neighbouring pixels of the background, which may be a gradient. */
const MAX_NEIGHBOUR_DISTANCE = 0.03;
/**
 * Maximum differences of a background pixel from the median of the border. Lightness may
 * differ more than chroma, since a shadow darkens the background and keeps its colour.
 */
const MAX_LIGHTNESS_DIFFERENCE = 0.18;
const MAX_CHROMA_DIFFERENCE = 0.03;
/** Maximum differences of background that the subject encloses, as below the handle of a bag. */
const MAX_ENCLOSED_LIGHTNESS_DIFFERENCE = 0.05;
const MAX_ENCLOSED_CHROMA_DIFFERENCE = 0.015;
/**
 * Largest part of the subject that may be enclosed background. If it is more, the subject has the
 * colour of the background, and nothing is removed.
 */
const MAX_ENCLOSED_SHARE = 0.6;
/** Share of pixels below which the subject was not found: it looks like its background. */
const MIN_SUBJECT_SHARE = 0.03;

export type LabPicture = {
  /** Three values of OKLab for each pixel, by rows. */
  readonly lab: Float32Array;
  readonly width: number;
  readonly height: number;
};

/** 1 for each pixel of the subject, else 0; 1 everywhere where no subject is found. */
export function findSubject(picture: LabPicture): Uint8Array {
  const { lab, width, height } = picture;
  const border = listBorder(width, height);
  // The lower edge is left out: clothes often reach it.
  const background = medianOf(
    lab,
    border.filter((pixel) => pixel < width * (height - 1)),
  );
  const isLike = (pixel: number, lightness: number, chroma: number) => {
    const difference = (index: number) => (lab[pixel * 3 + index] ?? 0) - (background[index] ?? 0);
    return Math.abs(difference(0)) < lightness && Math.hypot(difference(1), difference(2)) < chroma;
  };
  const subject = removeOuterBackground(picture, border, (pixel) =>
    isLike(pixel, MAX_LIGHTNESS_DIFFERENCE, MAX_CHROMA_DIFFERENCE),
  );
  const subjectSize = countSubjectPixels(subject);
  if (subjectSize < subject.length * MIN_SUBJECT_SHARE) return subject.fill(1);
  const withoutEnclosed = subject.map((value, pixel) =>
    value === 1 && isLike(pixel, MAX_ENCLOSED_LIGHTNESS_DIFFERENCE, MAX_ENCLOSED_CHROMA_DIFFERENCE)
      ? 0
      : value,
  );
  return countSubjectPixels(withoutEnclosed) < subjectSize * (1 - MAX_ENCLOSED_SHARE)
    ? subject
    : withoutEnclosed;
}

/** Grows from the border over neighbours that are background and differ little. */
function removeOuterBackground(
  { lab, width, height }: LabPicture,
  border: readonly number[],
  isBackground: (pixel: number) => boolean,
): Uint8Array {
  const subject = new Uint8Array(width * height).fill(1);
  // Each pixel enters once.
  const queue = new Int32Array(width * height);
  let [readIndex, writeIndex] = [0, 0];
  const removePixel = (pixel: number) => {
    subject[pixel] = 0;
    queue[writeIndex++] = pixel;
  };
  const removeIfBackground = (pixel: number, next: number) => {
    const isNear =
      subject[next] === 1 &&
      distanceInOklab(lab, next * 3, lab, pixel * 3) < MAX_NEIGHBOUR_DISTANCE;
    if (isNear && isBackground(next)) removePixel(next);
  };
  for (const pixel of border) if (subject[pixel] === 1 && isBackground(pixel)) removePixel(pixel);
  while (readIndex < writeIndex) {
    const pixel = queue[readIndex++] ?? 0;
    const column = pixel % width;
    if (column > 0) removeIfBackground(pixel, pixel - 1);
    if (column < width - 1) removeIfBackground(pixel, pixel + 1);
    if (pixel >= width) removeIfBackground(pixel, pixel - width);
    if (pixel < width * (height - 1)) removeIfBackground(pixel, pixel + width);
  }
  return subject;
}

function countSubjectPixels(subject: Uint8Array): number {
  return subject.reduce((sum, value) => sum + value, 0);
}

function listBorder(width: number, height: number): number[] {
  const isBorder = (pixel: number) => {
    const [column, row] = [pixel % width, Math.floor(pixel / width)];
    return column === 0 || row === 0 || column === width - 1 || row === height - 1;
  };
  return Array.from({ length: width * height }, (_, pixel) => pixel).filter(isBorder);
}

function medianOf(lab: Float32Array, pixels: readonly number[]): readonly number[] {
  return [0, 1, 2].map((index) => {
    const values = pixels.map((pixel) => lab[pixel * 3 + index] ?? 0);
    return values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
  });
}
