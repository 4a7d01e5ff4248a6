/**
 * A file of values in frames: eight bytes that name the format; for each value its length and CRC32
 * (each four bytes, little-endian) and the value as `v8.serialize` writes it; at the end a length
 * of 0 and the number of values.
 */
import { randomUUID } from 'node:crypto';
import { type FileHandle, open, rename, rm } from 'node:fs/promises';
import { deserialize, serialize } from 'node:v8';
import { crc32 } from 'node:zlib';

const FORMAT = Buffer.from('PARADE-1');
const HEAD_BYTES = 8;

export const UNFINISHED = '.unfinished';

/** Damage of a file, or a file of something else. */
export class CorruptFile extends Error {}

/**
 * Writes the values to a file beside it and renames that, so that there is the old file, the new
 * one or none, never a part of one. `confirm` is called before the file is renamed; if it or a
 * value fails, the old file stays. Between two values the event loop takes a turn.
 */
export async function writeFrames(
  path: string,
  values: Iterable<unknown>,
  confirm: () => Promise<void> = async () => {},
): Promise<void> {
  const unfinished = `${path}.${randomUUID()}${UNFINISHED}`;
  try {
    const file = await open(unfinished, 'wx', 0o600);
    try {
      await writeAll(file, values);
      await file.sync();
    } finally {
      await file.close();
    }
    await confirm();
    await rename(unfinished, path);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

async function writeAll(file: FileHandle, values: Iterable<unknown>): Promise<void> {
  await file.writeFile(FORMAT);
  let count = 0;
  for (const value of values) {
    const bytes = serialize(value);
    await file.writeFile(headOf(bytes.length, crc32(bytes)));
    await file.writeFile(bytes);
    count++;
  }
  await file.writeFile(headOf(0, count));
}

function headOf(length: number, check: number): Buffer {
  const head = Buffer.alloc(HEAD_BYTES);
  head.writeUInt32LE(length, 0);
  head.writeUInt32LE(check, 4);
  return head;
}

/**
 * The values of a file. Typed arrays in them are views of a buffer that belongs to their value.
 * @throws CorruptFile where the file is damaged, cut off, or of another format; the values before
 * were intact. Errors of the file system as they are, `ENOENT` among them.
 */
export async function* readFrames(path: string): AsyncGenerator<unknown> {
  const file = await open(path, 'r');
  try {
    let remaining = (await file.stat()).size - FORMAT.length;
    if (!(await readBytes(file, FORMAT.length)).equals(FORMAT))
      throw new CorruptFile('The file has another format');
    for (let count = 0; ; count++) {
      const head = await readBytes(file, HEAD_BYTES);
      const [length, check] = [head.readUInt32LE(0), head.readUInt32LE(4)];
      if (length === 0 && check === count) return;
      remaining -= HEAD_BYTES + length;
      if (length === 0 || remaining < 0)
        throw new CorruptFile('The file is cut off, or a length is wrong');
      const bytes = await readBytes(file, length);
      if (crc32(bytes) !== check) throw new CorruptFile('A checksum is wrong');
      yield deserialize(bytes);
    }
  } finally {
    await file.close();
  }
}

async function readBytes(file: FileHandle, length: number): Promise<Buffer> {
  const bytes = Buffer.alloc(length);
  for (let filled = 0; filled < length; ) {
    const { bytesRead } = await file.read(bytes, filled, length - filled);
    if (bytesRead === 0) throw new CorruptFile('The file is cut off');
    filled += bytesRead;
  }
  return bytes;
}
