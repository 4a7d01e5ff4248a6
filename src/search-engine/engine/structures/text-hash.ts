/** Hash of a text in 64 bits, for tables that do not keep their texts. */

/** Two numbers of 32 bits each; the object of a call is overwritten by the next. */
export type TextHash = { first: number; second: number };

const hash: TextHash = { first: 0, second: 0 };

/** Not for secrets: whoever chooses the texts could find two with the same hash. */
export function hashText(text: string): Readonly<TextHash> {
  let first = 0xdeadbeef;
  let second = 0x41c6ce57;
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index);
    first = Math.imul(first ^ unit, 2654435761);
    second = Math.imul(second ^ unit, 1597334677);
  }
  first = mix(first) ^ Math.imul(second ^ (second >>> 13), 3266489909);
  second = mix(second) ^ Math.imul(first ^ (first >>> 13), 3266489909);
  hash.first = first >>> 0;
  hash.second = second >>> 0;
  return hash;
}

function mix(half: number): number {
  return Math.imul(half ^ (half >>> 16), 2246822507);
}
