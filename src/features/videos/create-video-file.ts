/** A video file whose bytes are in memory. */
import type { VideoFile } from './videos.port.ts';

export function createVideoFile(body: Uint8Array, type: VideoFile['type']): VideoFile {
  return {
    ...{ type, size: body.byteLength },
    read: async (from, to) =>
      new ReadableStream<Uint8Array>({
        start(controller) {
          controller.enqueue(body.subarray(from, to + 1));
          controller.close();
        },
      }),
  };
}
