/** Authenticates requests of commands that run on this machine and can read the control file. */
import { isProblem } from '#kit/problem.ts';
import { isSameSecret } from '#kit/secrets.server.ts';

export type CommandAuth = {
  /** The key in the control file. */
  readonly key: string;
  /** Address of the peer of the connection. */
  readonly remoteAddress: string | undefined;
};

/** Null if the caller is authorised. */
export function findCallerFault(
  request: Request,
  { key, remoteAddress }: CommandAuth,
): 'remote' | 'key' | null {
  if (!/^(?:(?:::ffff:)?127\.\d+\.\d+\.\d+|::1)$/.test(remoteAddress ?? '')) return 'remote';
  return hasKey(request, [key]) ? null : 'key';
}

/** Checks the bearer token against the keys, in constant time. */
export function hasKey(request: Request, keys: readonly string[]): boolean {
  const token = /^Bearer (.+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
  return token !== undefined && keys.some((key) => isSameSecret(token, key));
}

/**
 * Runs an endpoint that a key protects. A `Problem` becomes JSON that names the field. Responses
 * are never stored.
 */
export async function respondToCommand(
  response: () => Promise<{ readonly body: unknown; readonly status?: number }>,
): Promise<Response> {
  const headers = { 'cache-control': 'no-store' };
  try {
    const { body, status = 200 } = await response();
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
