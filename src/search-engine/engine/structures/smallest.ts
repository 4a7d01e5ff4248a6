/** Selects the smallest of many keys, in ascending order, without sorting them all. */

/** Reorders `keys`. */
export function smallest(keys: Float64Array, count: number): Float64Array {
  if (count === 0) return new Float64Array(0);
  if (keys.length <= count * 4) return keys.sort().slice(0, count);
  // A max-heap: most keys exceed its top and cost one comparison.
  const heap = keys.slice(0, count).sort().reverse();
  for (let i = count; i < keys.length; i++) {
    const key = keys[i] as number;
    if (key < (heap[0] as number)) replaceTop(heap, key);
  }
  return heap.sort();
}

function replaceTop(heap: Float64Array, key: number): void {
  let index = 0;
  for (;;) {
    let child = index * 2 + 1;
    if (child >= heap.length) break;
    if (child + 1 < heap.length && (heap[child + 1] as number) > (heap[child] as number)) child++;
    if ((heap[child] as number) <= key) break;
    heap[index] = heap[child] as number;
    index = child;
  }
  heap[index] = key;
}
