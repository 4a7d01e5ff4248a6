/** Whether a request comes from a command on this machine that can read the shop's control file. */
import { createHash, timingSafeEqual } from 'node:crypto';

export type CommandDoor = {
  /** The key in the control file. */
  readonly key: string;
  /** Who is at the other end of the connection. */
  readonly remoteAddress: string | undefined;
};

/** What is wrong with the caller; null when nothing is. */
export function findCallerFault(request: Request, { key, remoteAddress }: CommandDoor): 'remote' | 'key' | null {
  if (!/^(?:(?:::ffff:)?127\.\d+\.\d+\.\d+|::1)$/.test(remoteAddress ?? '')) return 'remote';
  return hasKey(request, [key]) ? null : 'key';
}

/** One of the keys is sent as a bearer token; compared without telling how much of it was right. */
export function hasKey(request: Request, keys: readonly string[]): boolean {
  const given = /^Bearer (\S{1,200})$/.exec(request.headers.get('authorization') ?? '')?.[1];
  return given !== undefined && keys.some((key) => timingSafeEqual(digest(given), digest(key)));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
