/** Closes the connection of a response whose body fails, without writing to the body. */
import type { Log } from '../log.ts';
import { IdleReaderError } from './limit-idle-time.server.ts';

/**
 * The Node adapter would print an error of the body and write its message into the response, which
 * the client would take for content. `connection` is closed instead, and the error is logged: at
 * level `debug` for a reader that pauses for long, as media players do.
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
        // After an error no bytes follow: the adapter cancels the body once the connection closes.
        if (part?.done) controller.close();
        else if (part) controller.enqueue(part.value);
      },
      cancel: (reason) => reader.cancel(reason).catch(() => undefined),
    },
    { highWaterMark: 0 },
  );
  return new Response(body, response);
}
