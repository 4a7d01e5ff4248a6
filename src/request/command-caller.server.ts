/** Whether a request comes from a command on this machine that can read the shop's control file. */
import { createHash, timingSafeEqual } from 'node:crypto';
import { isProblem } from '#kit/problem.ts';

export type CommandAuth = {
  /** The key in the control file. */
  readonly key: string;
  /** Who is at the other end of the connection. */
  readonly remoteAddress: string | undefined;
};

/** What is wrong with the caller; null when nothing is. */
export function findCallerFault(
  request: Request,
  { key, remoteAddress }: CommandAuth,
): 'remote' | 'key' | null {
  if (!/^(?:(?:::ffff:)?127\.\d+\.\d+\.\d+|::1)$/.test(remoteAddress ?? '')) return 'remote';
  return hasKey(request, [key]) ? null : 'key';
}

/** One of the keys is sent as a bearer token; compared without telling how much of it was right. */
export function hasKey(request: Request, keys: readonly string[]): boolean {
  const given = /^Bearer (\S{1,200})$/.exec(request.headers.get('authorization') ?? '')?.[1];
  return given !== undefined && keys.some((key) => timingSafeEqual(digest(given), digest(key)));
}

/** Answers a call that a key guards; what it refuses by a `Problem` is JSON that names the field. Nothing of it is stored. */
export async function answerOrRefuse(
  answer: () => Promise<{ readonly body: unknown; readonly status?: number }>,
): Promise<Response> {
  const headers = { 'cache-control': 'no-store' };
  try {
    const { body, status = 200 } = await answer();
    return Response.json(body, { status, headers });
  } catch (error) {
    if (!isProblem(error)) throw error;
    const { status, code, message, details } = error;
    return Response.json(
      { error: { code, message, ...(details.field ? { field: details.field } : {}) } },
      { status, headers },
    );
  }
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
