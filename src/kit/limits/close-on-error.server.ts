/** Closes the connection of a response whose body fails, without a word in the body. */
import type { Log } from '../log.ts';
import { IdleReaderError } from './limit-idle-time.server.ts';

/**
 * The adapter of the server would print an error of the body, and write its message into it: the
 * client would take that for content. `connection` is closed instead, and the error logged; that
 * of a reader who paused for long, as every player does, for developers only.
 */
export function closeOnError(
  response: Response,
  connection: { readonly destroy: () => unknown },
  log: Log,
): Response {
  if (!response.body) return response;
  const reader = response.body.getReader();
  reader.closed.catch((error: unknown) => {
    const level = error instanceof IdleReaderError ? 'debug' : 'warn';
    log[level]({ reason: String(error) }, 'The connection of a body that failed was closed.');
    connection.destroy();
  });
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const part = await reader.read().catch(() => null);
        // After an error nothing follows: the adapter cancels with the connection.
        if (part?.done) controller.close();
        else if (part) controller.enqueue(part.value);
      },
      cancel: (reason) => reader.cancel(reason).catch(() => undefined),
    },
    { highWaterMark: 0 },
  );
  return new Response(body, response);
}
