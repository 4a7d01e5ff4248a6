/** Computes the index that an arrow key moves to within a group. */

/** The next index from `from` among `count`, wrapping around; null for keys that do not move. */
export function nextIndexForKey(
  key: string,
  from: number,
  count: number,
  direction: 'ltr' | 'rtl',
): number | null {
  const forward = direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  const back = direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key === 'ArrowDown' || key === forward) return (from + 1) % count;
  if (key === 'ArrowUp' || key === back) return (from + count - 1) % count;
  return null;
}
