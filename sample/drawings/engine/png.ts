/** Encodes pixels as a PNG data URL, so that a drawing contains its soft light. */
import { crc32, deflateSync } from 'node:zlib';

export type Pixels = {
  readonly width: number;
  readonly height: number;
  /** RGBA, four bytes each. */
  readonly rgba: Uint8Array;
};

export function pngAddress(pixels: Pixels): string {
  return `data:image/png;base64,${encodePng(pixels).toString('base64')}`;
}

function encodePng({ width, height, rgba }: Pixels): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 6, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const packed = deflateSync(filterRows(rgba, width, height), { level: 1 });
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', packed),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/**
 * Stores each row as its difference from the one above (PNG filter 2), which compresses soft light
 * to a third.
 */
function filterRows(rgba: Uint8Array, width: number, height: number): Buffer {
  const stride = width * 4;
  const rows = Buffer.alloc((stride + 1) * height);
  for (let y = 0; y < height; y += 1) {
    const row = y * (stride + 1);
    rows[row] = 2;
    for (let i = 0; i < stride; i += 1) {
      const above = y > 0 ? (rgba[(y - 1) * stride + i] ?? 0) : 0;
      rows[row + 1 + i] = ((rgba[y * stride + i] ?? 0) - above) & 255;
    }
  }
  return rows;
}

function chunk(type: string, body: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), body]);
  const framed = Buffer.alloc(named.length + 8);
  framed.writeUInt32BE(body.length, 0);
  named.copy(framed, 4);
  framed.writeUInt32BE(crc32(named), named.length + 4);
  return framed;
}
