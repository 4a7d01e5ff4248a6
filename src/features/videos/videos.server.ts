/** HTTP handler for `/media/{id}/{profile}`: whole videos and byte ranges. */
import type { Videos } from './videos.port.ts';

const PATH = /^\/media\/([\w.-]{1,200})\/((?:webm|mp4)_\w{1,40})$/;
/** The content behind an id never changes. */
const IMMUTABLE = 'public, max-age=31536000, immutable';

export function isVideoPath(path: string): boolean {
  return PATH.test(path);
}

/** Responds with 200, 206, 404 for an unknown video, 405, or 416 for a range outside the file. */
export async function handleVideoRequest(request: Request, videos: Videos): Promise<Response> {
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return createErrorResponse(405, 'Videos are only read.', { allow: 'GET, HEAD' });
  const [, id = '', profile = ''] = PATH.exec(new URL(request.url).pathname) ?? [];
  const file = await videos.find(id, profile);
  if (!file) return createErrorResponse(404, 'There is no such video.');
  const { length } = file.body;
  const range = readRange(request.headers.get('range'), length);
  if (range === 'unsatisfiable')
    return createErrorResponse(416, 'The video has no such part.', {
      'content-range': `bytes */${length}`,
    });
  const { from, to } = range ?? { from: 0, to: length - 1 };
  const headers = {
    ...{
      'content-type': file.type,
      'cache-control': IMMUTABLE,
      'accept-ranges': 'bytes',
      'content-length': String(to - from + 1),
    },
    ...(range ? { 'content-range': `bytes ${from}-${to}/${length}` } : {}),
  };
  const body = request.method === 'HEAD' ? null : Uint8Array.from(file.body.subarray(from, to + 1));
  return new Response(body, { status: range ? 206 : 200, headers });
}

export type ByteRange = { readonly from: number; readonly to: number };

/** Parses a single range, both ends inclusive; null for the whole file or an invalid header. */
export function readRange(
  header: string | null,
  length: number,
): ByteRange | 'unsatisfiable' | null {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? [];
  if (first === '' && last === '') return null;
  if (first === '')
    return Number(last) === 0
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
