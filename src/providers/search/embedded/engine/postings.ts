/** Which records hold a term, in slot order, each with the place where it stands best. */

/** Words deeper in an attribute than this count as equally deep. */
export const MAX_POSITION = 25;

/** Lower is better: the attribute's rank first, the position in it second. Fits 12 bits. */
export function place(attribute: number, position: number): number {
  return (attribute << 8) | Math.min(position, MAX_POSITION);
}

export class Postings {
  slots = new Uint32Array(2);
  places = new Uint16Array(2);
  length = 0;

  /** Records usually arrive in slot order, so the common case is an append. */
  add(slot: number, at: number): void {
    const position = this.#find(slot);
    if (position < this.length && this.slots[position] === slot) {
      this.places[position] = at;
      return;
    }
    if (this.length === this.slots.length) this.#grow();
    this.slots.copyWithin(position + 1, position, this.length);
    this.places.copyWithin(position + 1, position, this.length);
    this.slots[position] = slot;
    this.places[position] = at;
    this.length++;
  }

  remove(slot: number): void {
    const position = this.#find(slot);
    if (position >= this.length || this.slots[position] !== slot) return;
    this.slots.copyWithin(position, position + 1, this.length);
    this.places.copyWithin(position, position + 1, this.length);
    this.length--;
  }

  /** Where the slot stands, or should. */
  #find(slot: number): number {
    let low = 0;
    let high = this.length;
    if (high === 0 || Number(this.slots[high - 1]) < slot) return high;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (Number(this.slots[middle]) < slot) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  #grow(): void {
    const capacity = Math.ceil(this.slots.length * 1.5) + 1;
    const slots = new Uint32Array(capacity);
    const places = new Uint16Array(capacity);
    slots.set(this.slots);
    places.set(this.places);
    this.slots = slots;
    this.places = places;
  }
}
