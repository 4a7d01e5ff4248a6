/** Posting lists: slots of the records with a term, ascending, each with a field mask. */

/** Further fields share the bit of the last one. */
export const MAX_FIELDS = 14;
const ALL_FIELDS = (1 << MAX_FIELDS) - 1;
/** Mark of a title that has the word after "for" or "with": `Belt for a dress`. */
export const SECONDARY = 1 << 14;
/** Mark of a title that has the word only directly before an accessory: `Laptop case`. */
export const BEFORE_ACCESSORY = 1 << 15;
const TITLE_MARKS = SECONDARY | BEFORE_ACCESSORY;
const REPEATED_SHIFT = 16;

/** Field mask with one field; `marks` apply to the title only. */
export function encodeFieldMask(field: number, marks = 0): number {
  return (1 << field) | marks;
}

/**
 * Merges two mentions. A field's counter stops at two. Title marks remain only if every title
 * mention has them.
 */
export function mergeFieldMasks(first: number, later: number, title: number): number {
  const fields = (first | later) & ALL_FIELDS;
  const repeated =
    (repeatedFieldsOf(first) | repeatedFieldsOf(later) | (first & later & ALL_FIELDS)) <<
    REPEATED_SHIFT;
  const titleMasks = [first, later].filter((fieldMask) => fieldMask & (1 << title));
  return (
    fields |
    repeated |
    (titleMasks.length > 0
      ? titleMasks.reduce((marks, fieldMask) => marks & fieldMask, TITLE_MARKS)
      : 0)
  );
}

export function fieldsOf(fieldMask: number): number {
  return fieldMask & ALL_FIELDS;
}

/** Mask of the fields that contain the word more than once. */
export function repeatedFieldsOf(fieldMask: number): number {
  return (fieldMask >>> REPEATED_SHIFT) & ALL_FIELDS;
}

export class Postings {
  slots = new Uint32Array(2);
  fieldMasks = new Uint32Array(2);
  length = 0;

  /** Takes the arrays over; both must have the same length. */
  static fromArrays(
    slots: Uint32Array<ArrayBuffer>,
    fieldMasks: Uint32Array<ArrayBuffer>,
  ): Postings {
    const postings = new Postings();
    postings.slots = slots;
    postings.fieldMasks = fieldMasks;
    postings.length = slots.length;
    return postings;
  }

  /** Records usually arrive in slot order, so the common case is an append. */
  add(slot: number, fieldMask: number): void {
    const position = this.#find(slot);
    if (position < this.length && this.slots[position] === slot) {
      this.fieldMasks[position] = fieldMask;
      return;
    }
    if (this.length === this.slots.length) this.#grow();
    this.slots.copyWithin(position + 1, position, this.length);
    this.fieldMasks.copyWithin(position + 1, position, this.length);
    this.slots[position] = slot;
    this.fieldMasks[position] = fieldMask;
    this.length++;
  }

  get current(): Uint32Array {
    return this.slots.subarray(0, this.length);
  }

  has(slot: number): boolean {
    const position = this.#find(slot);
    return position < this.length && this.slots[position] === slot;
  }

  remove(slot: number): void {
    const position = this.#find(slot);
    if (position >= this.length || this.slots[position] !== slot) return;
    this.slots.copyWithin(position, position + 1, this.length);
    this.fieldMasks.copyWithin(position, position + 1, this.length);
    this.length--;
  }

  /** Position of the slot, or where to insert it. */
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
    const fieldMasks = new Uint32Array(capacity);
    slots.set(this.slots);
    fieldMasks.set(this.fieldMasks);
    this.slots = slots;
    this.fieldMasks = fieldMasks;
  }
}
