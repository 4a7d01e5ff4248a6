/** UUID version 7, which sorts by creation time; PostgreSQL has no `uuidv7()` before version 18. */
import { randomBytes } from 'node:crypto';

let lastTimestamp = 0;
let counter = 0;

/** RFC 9562: 48-bit timestamp in ms, 12-bit counter within the millisecond, 62 random bits. */
export function createUuid(now: number = Date.now()): string {
  if (now > lastTimestamp) {
    lastTimestamp = now;
    counter = 0;
  } else if (counter === 0xfff) {
    lastTimestamp += 1;
    counter = 0;
  } else {
    counter += 1;
  }
  const bytes = randomBytes(16);
  bytes.writeUIntBE(lastTimestamp, 0, 6);
  bytes.writeUInt16BE(0x7000 | counter, 6);
  bytes.writeUInt8(0x80 | (bytes.readUInt8(8) & 0x3f), 8);
  const hex = bytes.toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

export function isUuid(text: string): boolean {
  return UUID.test(text);
}
