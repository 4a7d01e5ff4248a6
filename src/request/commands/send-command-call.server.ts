/** Sends the call of a command to a running shop. */
import { z } from 'zod';
import { Problem } from '#kit/problem.ts';
import type { ServerConnection } from './control-file.server.ts';

const TIMEOUT_MS = 60_000;

const successResponse = z.object({ answer: z.unknown() });
const errorResponse = z.object({
  error: z.object({
    ...{ code: z.string(), message: z.string(), field: z.string().exactOptional() },
  }),
});

/** Returns the `answer` that `handleCommandCall` sends. @throws the `Problem` of the shop */
export async function sendCommandCall(
  { url, key }: ServerConnection,
  path: string,
  command: object,
): Promise<unknown> {
  const response = await fetch(new URL(path, url), {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify(command),
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const body: unknown = await response.json().catch(() => null);
  if (response.ok) return successResponse.parse(body).answer;
  const refused = errorResponse.safeParse(body);
  if (!refused.success)
    throw new Problem(response.status, 'command.failed', `The shop answered ${response.status}.`);
  const { code, message, field } = refused.data.error;
  throw new Problem(response.status, code, message, field === undefined ? {} : { field });
}
