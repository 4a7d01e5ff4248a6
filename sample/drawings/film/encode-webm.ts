/** Writes lossy WebP pictures as a WebM film; each becomes a VP8 key frame. */

export type Film = {
  readonly width: number;
  readonly height: number;
  readonly framesPerSecond: number;
  readonly frames: readonly Uint8Array[];
};

/** A cluster stores its timecodes as signed 16-bit milliseconds. */
const MAX_MS = 32_767;

/**
 * Frames are lossy WebP files of one size.
 *
 * @throws RangeError for a film that is too long, Error for other pictures.
 */
export function encodeWebm({ width, height, framesPerSecond, frames }: Film): Uint8Array {
  const duration = (frames.length * 1000) / framesPerSecond;
  if (duration > MAX_MS) throw new RangeError(`a film has at most ${MAX_MS} ms`);
  const blocks = frames.map((frame, index) =>
    simpleBlock(Math.round((index * 1000) / framesPerSecond), extractKeyFrame(frame)),
  );
  const header = element(0x1a45dfa3, [
    ...[
      element(0x4286, unsigned(1)),
      element(0x42f7, unsigned(1)),
      element(0x42f2, unsigned(4)),
      element(0x42f3, unsigned(8)),
    ],
    ...[element(0x4282, text('webm')), element(0x4287, unsigned(2)), element(0x4285, unsigned(2))],
  ]);
  const info = element(0x1549a966, [
    ...[element(0x2ad7b1, unsigned(1_000_000)), element(0x4489, float(duration))],
    ...[element(0x4d80, text('parade')), element(0x5741, text('parade'))],
  ]);
  const picture = element(0xe0, [element(0xb0, unsigned(width)), element(0xba, unsigned(height))]);
  const track = [
    element(0xd7, unsigned(1)),
    element(0x73c5, unsigned(1)),
    element(0x83, unsigned(1)),
    element(0x9c, unsigned(0)),
  ];
  const tracks = element(0x1654ae6b, [
    element(0xae, [...track, element(0x86, text('V_VP8')), picture]),
  ]);
  const cluster = element(0x1f43b675, [element(0xe7, unsigned(0)), ...blocks]);
  return Buffer.concat([header, element(0x18538067, [info, tracks, cluster])]);
}

/** Extracts the frame from a RIFF file: its chunk named `VP8 `. */
export function extractKeyFrame(webp: Uint8Array): Uint8Array {
  const file = Buffer.from(webp.buffer, webp.byteOffset, webp.byteLength);
  for (let at = 12; at + 8 <= file.length; ) {
    const size = file.readUInt32LE(at + 4);
    if (file.toString('latin1', at, at + 4) === 'VP8 ') return file.subarray(at + 8, at + 8 + size);
    at += 8 + size + (size % 2);
  }
  throw new Error('this is no lossy WebP picture');
}

function simpleBlock(milliseconds: number, frame: Uint8Array): Buffer {
  const head = Buffer.alloc(4);
  head.writeUInt8(0x81, 0);
  head.writeInt16BE(milliseconds, 1);
  head.writeUInt8(0x80, 3);
  return element(0xa3, [head, frame]);
}

/** Id, length in eight bytes, content. */
function element(id: number, content: readonly Uint8Array[] | Uint8Array): Buffer {
  const body = content instanceof Uint8Array ? content : Buffer.concat(content);
  const length = Buffer.alloc(8);
  length.writeUInt32BE(body.length, 4);
  length.writeUInt8(0x01, 0);
  return Buffer.concat([bytesOf(id), length, body]);
}

function unsigned(value: number): Buffer {
  return bytesOf(value);
}

function float(value: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeDoubleBE(value);
  return bytes;
}

function text(value: string): Buffer {
  return Buffer.from(value, 'latin1');
}

/** As few bytes as the value needs, the highest first. */
function bytesOf(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  const first = bytes.findIndex((byte) => byte !== 0);
  return bytes.subarray(first < 0 ? 3 : first);
}
