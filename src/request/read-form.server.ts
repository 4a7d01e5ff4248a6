/** Parses a posted form. */
import { type MinimumRate, readAtMinimumRate } from '#kit/limits/read-at-minimum-rate.server.ts';
import { Problem } from '#kit/problem.ts';

/** As browsers send it: the parser cannot see another boundary than the one that is counted. */
const MULTIPART = /^multipart\/form-data;\s*boundary=("?)(?<boundary>[\w'()+,./:=?-]{1,70})\1$/i;
const URLENCODED = /^application\/x-www-form-urlencoded(?:;|$)/i;

/** @throws Problem 400 for a body of another type, or one that is cut off or malformed. */
export async function readForm(request: Request): Promise<FormData> {
  try {
    return await request.formData();
  } catch {
    throw badBody();
  }
}

/**
 * 16 kB/s = 128 kbit/s after 20 s: a phone at 400 kbit/s = 50 kB/s sends five photos of 4 MB in
 * 400 s, and 30 MB in the 600 s after which every form is refused.
 */
export const MINIMUM_FORM_RATE: MinimumRate = {
  ...{ graceMs: 20_000, bytesPerSecond: 16_000, maxMs: 600_000 },
};

/**
 * Reads a form that may contain files; its parts are counted before they are parsed.
 * @throws Problem 400 as `readForm`, also for more than `maxParts` parts; `request.slow` for a body
 *   that arrives more slowly than `rate`.
 */
export async function readFormWithFiles(
  request: Request,
  maxParts: number,
  rate: MinimumRate = MINIMUM_FORM_RATE,
): Promise<FormData> {
  const type = request.headers.get('content-type') ?? '';
  const boundary = MULTIPART.exec(type)?.groups?.boundary;
  if (boundary === undefined && !URLENCODED.test(type)) throw badBody();
  const body = await readAtMinimumRate(request.body, rate).catch(() => {
    throw badBody();
  });
  // Not 408: on a connection used before, browsers would send the form again by themselves.
  if (body === null) throw new Problem(400, 'request.slow', 'The body arrives too slowly.');
  const [separator, maxSeparators] =
    boundary === undefined ? ['&', maxParts - 1] : [`--${boundary}`, maxParts + 1];
  if (hasMoreThan(body, separator, maxSeparators)) throw badBody();
  return await readForm(
    new Request(request.url, { method: 'POST', headers: { 'content-type': type }, body }),
  );
}

function hasMoreThan(body: Buffer, separator: string, maxSeparators: number): boolean {
  let index = -separator.length;
  for (let count = 0; count <= maxSeparators; count += 1) {
    index = body.indexOf(separator, index + separator.length, 'latin1');
    if (index < 0) return false;
  }
  return true;
}

/** The parser's own message names no field and does not help the caller. */
function badBody(): Problem {
  return new Problem(400, 'request.badBody', 'The body is not a form.', { field: 'body' });
}
