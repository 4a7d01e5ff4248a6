/**
 * Passes a rendered document's bytes around the `Response` that the router returns: its body would
 * be copied and read as a stream once more, 0.5 ms for 150 kB.
 */

type Bytes = Uint8Array<ArrayBuffer>;

const documents = new WeakMap<Response, Bytes>();

/** Returns a response that also works as usual; `readBody` gets its bytes without reading it. */
export function toDocumentResponse(html: string | Bytes, init: ResponseInit): Response {
  const bytes = typeof html === 'string' ? new TextEncoder().encode(html) : html;
  const body = new ReadableStream<Bytes>({
    pull(controller) {
      controller.enqueue(bytes);
      controller.close();
    },
  });
  const response = new Response(body, init);
  documents.set(response, bytes);
  return response;
}

export async function readBody(response: Response): Promise<Bytes> {
  return documents.get(response) ?? new Uint8Array(await response.arrayBuffer());
}
