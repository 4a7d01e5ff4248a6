/** Reads a video from a file in parts. */
import { type FileHandle, open, stat } from 'node:fs/promises';
import type { VideoFile } from '#features/videos/videos.port.ts';
import { type IdleTimes, limitIdleTime } from '#kit/limits/limit-idle-time.server.ts';

/** Bytes that are in memory for each reader of a file. */
const CHUNK_BYTES = 64 * 2 ** 10;

/** Null if there is no such file. */
export async function openVideoFile(
  path: string,
  type: VideoFile['type'],
  times: IdleTimes = {},
): Promise<VideoFile | null> {
  const stats = await stat(path).catch(() => null);
  if (!stats?.isFile()) return null;
  return {
    ...{ type, size: stats.size },
    async read(from, to) {
      const file = await open(path).catch(() => null);
      return file && streamFile(file, { from, to }, times);
    },
  };
}

/** Both ends inclusive. The file is closed with the stream, also when its reader stops reading. */
function streamFile(
  file: FileHandle,
  { from, to }: { readonly from: number; readonly to: number },
  times: IdleTimes,
): ReadableStream<Uint8Array> {
  let position = from;
  return limitIdleTime(
    {
      async read() {
        if (position > to) return null;
        const chunk = new Uint8Array(Math.min(CHUNK_BYTES, to + 1 - position));
        const { bytesRead } = await file.read(chunk, { position });
        if (bytesRead === 0) throw new Error('A video file has become shorter meanwhile.');
        position += bytesRead;
        return chunk.subarray(0, bytesRead);
      },
      close: () => void file.close().catch(() => undefined),
    },
    times,
  );
}
