/** Parses a posted form. */
import { type ReadingPace, readSteadily } from '#kit/limits/read-steadily.server.ts';
import { Problem } from '#kit/problem.ts';

/** As browsers send it: another boundary than the counted one cannot be read from it. */
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

/** 0.5 Mbit/s after ten seconds; five photos of usual phones arrive in two minutes at 1 Mbit/s. */
const PACE: ReadingPace = { graceMs: 10_000, bytesPerSecond: 64_000, maxMs: 120_000 };

/**
 * Reads a form that may have files; its parts are counted before they are parsed.
 * @throws Problem 400 as `readForm`, also for more than `maxParts` parts; `request.slow` for a body
 *   that arrives more slowly than `pace`.
 */
export async function readFormWithFiles(
  request: Request,
  maxParts: number,
  pace: ReadingPace = PACE,
): Promise<FormData> {
  const type = request.headers.get('content-type') ?? '';
  const boundary = MULTIPART.exec(type)?.groups?.boundary;
  if (boundary === undefined && !URLENCODED.test(type)) throw badBody();
  const body = await readSteadily(request.body, pace).catch(() => {
    throw badBody();
  });
  // Not 408: on a connection used before, browsers would send the form again by themselves.
  if (body === null) throw new Problem(400, 'request.slow', 'The body arrives too slowly.');
  const [separator, most] =
    boundary === undefined ? ['&', maxParts - 1] : [`--${boundary}`, maxParts + 1];
  if (hasMoreThan(Buffer.from(body.buffer), separator, most)) throw badBody();
  return await readForm(
    new Request(request.url, { method: 'POST', headers: { 'content-type': type }, body }),
  );
}

function hasMoreThan(body: Buffer, text: string, most: number): boolean {
  let at = -text.length;
  for (let count = 0; count <= most; count += 1) {
    at = body.indexOf(text, at + text.length, 'latin1');
    if (at < 0) return false;
  }
  return true;
}

/** The parser's own message names no field and does not help the caller. */
function badBody(): Problem {
  return new Problem(400, 'request.badBody', 'The body is not a form.', { field: 'body' });
}
