/** Text that is made as it is sent: no faster than its reader takes it. */

/** `onEnd` is called once, however the stream ends. */
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
