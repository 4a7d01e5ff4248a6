/** Streams generated text as fast as it is read, to a limited number of readers. */

/** `onEnd` is called once, whether the stream completes, fails or is cancelled. */
export function streamText(
  pieces: AsyncGenerator<string>,
  onEnd: () => void = () => {},
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let isOpen = true;
  const end = (): void => {
    if (isOpen) onEnd();
    isOpen = false;
  };
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const { value, done } = await pieces.next();
        if (!done) {
          controller.enqueue(encoder.encode(value));
          return;
        }
        end();
        controller.close();
      } catch (error) {
        end();
        controller.error(error);
      }
    },
    async cancel() {
      end();
      await pieces.return(undefined);
    },
  });
}

/** Maximum of texts of one kind generated at once: large ones, fetched a few times a day. */
const MAX_STREAMS = 2;

/** Number of texts of one kind that are being generated. */
export type StreamGate = { running: number };

/** Runs `respond`; responds with 503 while the maximum number of texts is being generated. */
export async function respondWithinLimit(
  gate: StreamGate,
  respond: () => Promise<Response>,
): Promise<Response> {
  if (gate.running >= MAX_STREAMS) return createBusyResponse();
  gate.running++;
  try {
    return await respond();
  } finally {
    gate.running--;
  }
}

function createBusyResponse(): Response {
  return new Response('Try again in a minute.\n', {
    status: 503,
    headers: { 'retry-after': '60' },
  });
}

/** Responds with the text; with 503 while the maximum number of texts is being generated. */
export function respondWithStream(
  pieces: AsyncGenerator<string>,
  gate: StreamGate,
  headers: Readonly<Record<string, string>>,
): Response {
  if (gate.running >= MAX_STREAMS) return createBusyResponse();
  gate.running++;
  const body = streamText(pieces, () => {
    gate.running--;
  });
  return new Response(body, { headers: { ...headers } });
}
