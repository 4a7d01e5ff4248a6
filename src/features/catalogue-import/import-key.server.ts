/** Who may import and export: commands on this machine that read the key, and others that were given one. */
import { createHash, timingSafeEqual } from 'node:crypto';
import { Problem } from '#kit/problem.ts';

export function hasKey(request: Request, keys: readonly string[]): boolean {
  const given = /^Bearer (\S{1,200})$/.exec(request.headers.get('authorization') ?? '')?.[1];
  return given !== undefined && keys.some((key) => timingSafeEqual(digest(given), digest(key)));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

export type Caller = {
  /** The key in the control file. */
  readonly key: string;
  /** Who is at the other end of the connection. */
  readonly remoteAddress: string | undefined;
};

/** For what only commands on this machine may do. */
export function checkCaller(request: Request, { key, remoteAddress }: Caller): void {
  if (request.method !== 'POST') throw new Problem(405, 'import.method', 'An import is started by POST');
  if (!/^(?:(?:::ffff:)?127\.\d+\.\d+\.\d+|::1)$/.test(remoteAddress ?? '')) {
    throw new Problem(403, 'import.remote', 'An import is started on the machine that the shop runs on');
  }
  if (!hasKey(request, [key])) {
    throw new Problem(401, 'import.key', 'The key in the control file is needed: run npm run import in the folder of the shop');
  }
}
