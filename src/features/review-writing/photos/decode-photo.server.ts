/** Checks and re-encodes a shopper's photo: nothing of the uploaded file but its pixels is kept. */
import sharp from 'sharp';
import { createTaskLimiter } from '#kit/limits/task-limiter.server.ts';
import { Problem } from '#kit/problem.ts';
import { MAX_PHOTO_MB, MIN_PHOTO_SIDE } from '../submitted-review.ts';

const MAX_PIXELS = 40_000_000;
/** Longer side of the stored photo in pixels. */
const STORED_SIDE = 2_000;

/** In pixels: twice the size at which forms show the preview. */
const PREVIEW = { width: 150, height: 188 };

/** Decoding takes memory: four bytes for each pixel. */
const limit = createTaskLimiter({
  ...{ concurrency: 2, maxQueued: 40 },
  refuse: () => new Problem(503, 'reviewForm.busy', 'photos: too many at once', { retryAfter: 5 }),
});

/** Previews beyond this limit are left out, so that opening many forms does not delay uploads. */
const previewLimit = createTaskLimiter({
  ...{ concurrency: 2, maxQueued: 8 },
  refuse: () => new Error('Too many previews at once.'),
});

/** @throws Problem 413, 415 or 422 with the field `photos`; 503 where too many wait. */
export async function decodePhoto(body: Uint8Array): Promise<Uint8Array> {
  if (body.byteLength > MAX_PHOTO_MB * 2 ** 20) throw createPhotoProblem(413, 'photoLarge');
  // The decoder also reads SVG, PDF and others, so the first bytes are checked first.
  if (!isPhoto(body)) throw createPhotoProblem(415, 'photoFormat');
  return await limit(() => encode(body));
}

/**
 * Small JPEG of a stored photo as a `data:` URL; null where it cannot be read at the moment, or
 * while many are being made.
 */
export async function previewPhoto(body: Uint8Array): Promise<string | null> {
  try {
    const small = await previewLimit(() =>
      sharp(body, { limitInputPixels: MAX_PIXELS })
        .resize({ ...PREVIEW, fit: 'cover' })
        .jpeg({ quality: 60 })
        .toBuffer(),
    );
    return `data:image/jpeg;base64,${small.toString('base64')}`;
  } catch {
    return null;
  }
}

async function encode(body: Uint8Array): Promise<Uint8Array> {
  const { width = 0, height = 0 } = await sharp(body, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw createPhotoProblem(422, 'photoDamaged');
    });
  if (width * height > MAX_PIXELS) throw createPhotoProblem(422, 'photoLarge');
  if (Math.min(width, height) < MIN_PHOTO_SIDE) throw createPhotoProblem(422, 'photoSmall');
  try {
    // Rotated upright, because the orientation is metadata, which sharp does not write by default.
    return new Uint8Array(
      await sharp(body, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
        .rotate()
        .resize({
          ...{ width: STORED_SIDE, height: STORED_SIDE },
          ...{ fit: 'inside', withoutEnlargement: true },
        })
        .flatten({ background: '#ffffff' })
        .jpeg({ quality: 88 })
        .toBuffer(),
    );
  } catch {
    throw createPhotoProblem(422, 'photoDamaged');
  }
}

function isPhoto(body: Uint8Array): boolean {
  const start = Buffer.from(body.subarray(0, 12)).toString('latin1');
  return (
    start.startsWith('\xff\xd8\xff') ||
    start.startsWith('\x89PNG\r\n\x1a\n') ||
    (start.startsWith('RIFF') && start.endsWith('WEBP'))
  );
}

function createPhotoProblem(
  status: number,
  fault: 'photoLarge' | 'photoFormat' | 'photoDamaged' | 'photoSmall',
): Problem {
  return new Problem(status, `reviewForm.${fault}`, `photos: ${fault}`, { field: 'photos' });
}
