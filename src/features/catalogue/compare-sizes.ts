/** Comparator for sorting sizes in display order. */

const LETTERS = ['XXXS', 'XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', 'XXXL', 'XXXXL'];

/** Letter sizes (XS, S, M) come first, by rank; others by number, then by text. */
export function compareSizes(a: string, b: string): number {
  const [rankA, rankB] = [letterRank(a), letterRank(b)];
  if (rankA !== null && rankB !== null) return rankA - rankB || byText(a, b);
  if (rankA !== null || rankB !== null) return rankA !== null ? -1 : 1;
  return byText(a, b);
}

/** `2XL` equals `XXL`; `M Tall` comes right after `M`. */
function letterRank(size: string): number | null {
  const match = /^(\d?)(X{0,4}S|M|X{0,4}L)(?![A-Z])/i.exec(size);
  if (!match) return null;
  const [matched, times = '', letters = ''] = match;
  const name =
    times === '' ? letters.toUpperCase() : 'X'.repeat(Number(times) - 1) + letters.toUpperCase();
  const rank = LETTERS.indexOf(name);
  return rank < 0 ? null : rank * 2 + (matched.length < size.length ? 1 : 0);
}

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

function byText(a: string, b: string): number {
  const [numberA, numberB] = [Number.parseFloat(a), Number.parseFloat(b)];
  if (Number.isFinite(numberA) && Number.isFinite(numberB) && numberA !== numberB)
    return numberA - numberB;
  return collator.compare(a, b);
}
