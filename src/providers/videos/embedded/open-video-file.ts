/** Reads a video from a file in parts. */
import { type FileHandle, open, stat } from 'node:fs/promises';
import type { VideoFile } from '#features/videos/videos.port.ts';

/** Bytes of a file that are in memory for each reader. */
const CHUNK_BYTES = 64 * 2 ** 10;

/** Null if there is no such file. */
export async function openVideoFile(
  path: string,
  type: VideoFile['type'],
): Promise<VideoFile | null> {
  const found = await stat(path).catch(() => null);
  if (!found?.isFile()) return null;
  return {
    ...{ type, size: found.size },
    async read(from, to) {
      const file = await open(path).catch(() => null);
      return file && streamFile(file, from, to);
    },
  };
}

/** Both ends inclusive. Closes the file at its end, after an error, and when it is cancelled. */
function streamFile(file: FileHandle, from: number, to: number): ReadableStream<Uint8Array> {
  let position = from;
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          const chunk = new Uint8Array(Math.min(CHUNK_BYTES, to + 1 - position));
          const { bytesRead } = await file.read(chunk, { position });
          if (bytesRead === 0) throw new Error('A video file has become shorter meanwhile.');
          controller.enqueue(chunk.subarray(0, bytesRead));
          position += bytesRead;
          if (position <= to) return;
          await file.close();
          controller.close();
        } catch (error) {
          await file.close();
          throw error;
        }
      },
      cancel: () => file.close(),
    },
    { highWaterMark: 0 },
  );
}
