/** Which records hold a term, in slot order, each with the attributes where it stands. */

/** Words deeper in an attribute than this count as equally deep. */
const MAX_POSITION = 31;

/** Set where the word only says what something goes with: `Belt for a dress`. */
export const SECONDARY = 1 << 21;

/** Attributes after the fifteenth weigh as much as it does. */
export const MAX_WEIGHTS = 15;

/** The attribute's bit, and the position in it. */
export function place(attribute: number, position: number, secondary = false): number {
  return (1 << attribute) | (Math.min(position, MAX_POSITION) << 16) | (secondary ? SECONDARY : 0);
}

/** A word that stands in several attributes keeps its position in the weightiest. */
export function joinPlaces(first: number, later: number): number {
  const fresh = (later & 0xffff & ~first) !== 0;
  return fresh ? first | (later & 0xffff) : first;
}

export function attributesOf(at: number): number {
  return at & 0xffff;
}

export function positionOf(at: number): number {
  return (at >>> 16) & MAX_POSITION;
}

export class Postings {
  slots = new Uint32Array(2);
  places = new Uint32Array(2);
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

  has(slot: number): boolean {
    const position = this.#find(slot);
    return position < this.length && this.slots[position] === slot;
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
    const places = new Uint32Array(capacity);
    slots.set(this.slots);
    places.set(this.places);
    this.slots = slots;
    this.places = places;
  }
}
