/** UUID version 7, generated here as not every supported server can; sorts by creation time. */
import { randomBytes } from 'node:crypto';

let lastMoment = 0;
let count = 0;

/** RFC 9562: 48 bits of milliseconds, a 12-bit counter within one, 62 random bits. */
export function createUuid(now: number = Date.now()): string {
  if (now > lastMoment) {
    lastMoment = now;
    count = 0;
  } else if (count === 0xfff) {
    lastMoment += 1;
    count = 0;
  } else {
    count += 1;
  }
  const bytes = randomBytes(16);
  bytes.writeUIntBE(lastMoment, 0, 6);
  bytes.writeUInt16BE(0x7000 | count, 6);
  bytes.writeUInt8(0x80 | (bytes.readUInt8(8) & 0x3f), 8);
  const hex = bytes.toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

export function isUuid(text: string): boolean {
  return UUID.test(text);
}
