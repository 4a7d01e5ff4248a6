/** HTTP handler for `/media/{id}/{profile}`: whole videos and byte ranges. */
import type { Videos } from './videos.port.ts';

const PATH = /^\/media\/([\w.-]{1,200})\/((?:webm|mp4)_\w{1,40})$/;
/** The content behind an id never changes. */
const IMMUTABLE = 'public, max-age=31536000, immutable';

export function isVideoPath(path: string): boolean {
  return PATH.test(path);
}

/**
 * Responds with 200, 206, 404 for an unknown video, 405, or 416 for a range outside the file. The
 * body is read from its source as fast as the caller takes it.
 */
export async function handleVideoRequest(request: Request, videos: Videos): Promise<Response> {
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return createErrorResponse(405, 'Videos are only read.', { allow: 'GET, HEAD' });
  const [, id = '', profile = ''] = PATH.exec(new URL(request.url).pathname) ?? [];
  const file = await videos.find(id, profile);
  if (!file) return createErrorResponse(404, 'There is no such video.');
  const { size } = file;
  const range = parseRange(request.headers.get('range'), size);
  if (range === 'unsatisfiable')
    return createErrorResponse(416, 'The video has no such part.', {
      'content-range': `bytes */${size}`,
    });
  const { from, to } = range ?? { from: 0, to: size - 1 };
  const isRead = request.method === 'GET' && size > 0;
  const body = isRead ? await file.read(from, to) : null;
  if (isRead && !body) return createErrorResponse(404, 'There is no such video any more.');
  const headers = {
    ...{
      'content-type': file.type,
      'cache-control': IMMUTABLE,
      'accept-ranges': 'bytes',
      'content-length': String(to - from + 1),
    },
    ...(range ? { 'content-range': `bytes ${from}-${to}/${size}` } : {}),
  };
  return new Response(body, { status: range ? 206 : 200, headers });
}

export type ByteRange = { readonly from: number; readonly to: number };

/** Parses a single range, both ends inclusive; null for the whole file or an invalid header. */
export function parseRange(
  header: string | null,
  length: number,
): ByteRange | 'unsatisfiable' | null {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? [];
  if (first === '' && last === '') return null;
  if (first === '')
    return Number(last) === 0 || length === 0
      ? 'unsatisfiable'
      : { from: Math.max(0, length - Number(last)), to: length - 1 };
  const [from, to] = [Number(first), last === '' ? length - 1 : Math.min(Number(last), length - 1)];
  if (last !== '' && Number(last) < from) return null;
  return from >= length ? 'unsatisfiable' : { from, to };
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
