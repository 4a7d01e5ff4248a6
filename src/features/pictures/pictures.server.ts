/** Serves `/media/…`: a picture in one of the defined sizes, rendered once and stored. */
import { join } from 'node:path';
import type { Log } from '#kit/log.ts';
import { openPictureStore, type StoredPicture } from './parts/picture-store.server.ts';
import { createVariant } from './parts/transform.server.ts';
import { QueueFull } from './parts/transform-queue.server.ts';
import type { Pictures } from './pictures.port.ts';
import { type PictureVariant, parsePicturePath, parseTint, SHARE_ASPECT } from './pictures.ts';

export type PictureContext = {
  readonly pictures: Pictures;
  /** Absolute path of the folder of rendered pictures; created if missing, safe to empty. */
  readonly cacheDir: string;
  /** Code of the fascia that shows the picture. */
  readonly fascia?: string;
  /** Background colour beside a shared picture, `#rrggbb`. Default: white. */
  readonly ground?: string | undefined;
  readonly log?: Log;
};

const MEDIA_TYPES = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' } as const;

/** Folder of rendered pictures within the data folder. */
export function renderedFolder(dataDir: string): string {
  return join(dataDir, 'media', 'cache');
}

/** Deletes the rendered sizes of pictures whose masters are gone. */
export async function deleteResizedPictures(
  dataDir: string,
  ids: readonly string[],
): Promise<void> {
  const store = openPictureStore(renderedFolder(dataDir));
  for (const id of ids) await store.remove(id);
}

// A picture id is immutable, and so are its variants.
const IMMUTABLE = 'public, max-age=31536000, immutable';

/**
 * Status 200, 304, 404 for an unknown id or size, 405, 500, or 503 with Retry-After if the queue is
 * full.
 */
export async function handlePictureRequest(
  request: Request,
  context: PictureContext,
): Promise<Response> {
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return createErrorResponse(405, 'Pictures can only be read.', { allow: 'GET, HEAD' });
  const variant = parsePicturePath(pathOf(request.url));
  if (!variant) return createErrorResponse(404, 'There is no such picture.');
  try {
    const stored = await loadVariant(variant, context);
    return stored
      ? respond(request, variant, stored)
      : createErrorResponse(404, 'There is no such picture.');
  } catch (error) {
    if (error instanceof QueueFull)
      return createErrorResponse(503, 'Too many new pictures at once. Try again in a moment.', {
        'retry-after': '2',
      });
    context.log?.error({ err: error, picture: variant.id }, 'A picture could not be created');
    return createErrorResponse(500, 'The picture could not be rendered.');
  }
}

/**
 * Version of the cropping rules, part of the stored name: increase it when they change, so that old
 * crops are not served.
 */
const CROP_VERSION = 3;

function loadVariant(
  variant: PictureVariant,
  { pictures, cacheDir, fascia = '', ground: requestedGround = '' }: PictureContext,
): Promise<StoredPicture | null> {
  const store = openPictureStore(cacheDir);
  const { width, aspect, quality, format } = variant;
  const id = pictures.idFor?.(variant.id, fascia) ?? variant.id;
  const ground = parseTint(requestedGround) ?? '#ffffff';
  // Fascias that share a picture may have different background colours.
  const groundSuffix = aspect === SHARE_ASPECT ? `-${ground.slice(1)}` : '';
  const name = `c${CROP_VERSION}-w${width}-${aspect}-${quality}${groundSuffix}.${format}`;
  return store.load(id, name, () => createVariant({ ...variant, id, ground }, pictures, store));
}

/** Extracts the path without parsing the URL, since this runs thousands of times a second. */
function pathOf(url: string): string {
  const start = url.indexOf('/', url.indexOf('//') + 2);
  const end = url.indexOf('?', start);
  return start < 0 ? '' : url.slice(start, end < 0 ? undefined : end);
}

function respond(
  request: Request,
  { format }: PictureVariant,
  { body, etag }: StoredPicture,
): Response {
  const headers = { 'cache-control': IMMUTABLE, etag };
  if (request.headers.get('if-none-match')?.includes(etag))
    return new Response(null, { status: 304, headers });
  const bodyHeaders = {
    ...headers,
    'content-type': MEDIA_TYPES[format],
    'content-length': String(body.byteLength),
  };
  return new Response(request.method === 'HEAD' ? null : body, { headers: bodyHeaders });
}

function createErrorResponse(
  status: number,
  message: string,
  headers: Record<string, string> = {},
): Response {
  return new Response(message, {
    status,
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      ...headers,
    },
  });
}
