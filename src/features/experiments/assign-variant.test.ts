/** Tests of the assignment of visitors to variants. */
import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { assignVariant } from './assign-variant.ts';

const VISITORS = 100_000;
const ids = Array.from({ length: VISITORS }, (_, index) =>
  createHash('sha256').update(`visitor ${index}`).digest('base64url').slice(0, 16),
);

const split = (name: string, shares: Readonly<Record<string, number>>) => ({
  name,
  variants: Object.entries(shares).map(([variant, share]) => ({ name: variant, share })),
});

/** Number of visitors by variant; `none` for those who do not take part. */
function countVariants(experiment: ReturnType<typeof split>, visitors = ids) {
  const counts = new Map<string, number>();
  for (const visitor of visitors) {
    const variant = assignVariant(experiment, visitor) ?? 'none';
    counts.set(variant, (counts.get(variant) ?? 0) + 1);
  }
  return counts;
}

/** Distance from the expected number of `count` of so many, in standard deviations. */
function sigmasOff(count: number | undefined, share: number, of = VISITORS): number {
  return Math.abs((count ?? 0) - of * share) / Math.sqrt(of * share * (1 - share));
}

describe('OPS-2: of 100,000 visitors each variant gets its share, within three sigma', () => {
  test.each([
    ['card-size', { control: 0.5, large: 0.5 }],
    ['hero', { control: 0.5, b: 0.5 }],
    ['three', { control: 0.34, b: 0.33, c: 0.33 }],
    ['uneven', { control: 0.9, b: 0.1 }],
    ['few', { control: 0.05, b: 0.05 }],
    ['one-percent', { control: 0.98, b: 0.01 }],
  ])('%s', (name, shares: Record<string, number>) => {
    const counts = countVariants(split(name, shares));
    for (const [variant, share] of Object.entries(shares))
      expect(sigmasOff(counts.get(variant), share), variant).toBeLessThan(3);
    const rest = 1 - Object.values(shares).reduce((sum, share) => sum + share, 0);
    if (rest > 1e-9) expect(sigmasOff(counts.get('none'), rest), 'none').toBeLessThan(3);
  });

  test('also with ids that differ in only one character', () => {
    const similar = ids.map((_, index) => `AAAAAAAAAA${String(index).padStart(6, '0')}`);
    const counts = countVariants(split('card-size', { control: 0.5, large: 0.5 }), similar);
    expect(sigmasOff(counts.get('large'), 0.5)).toBeLessThan(3);
  });
});

test('two experiments split independently of each other', () => {
  const first = split('card-size', { control: 0.5, large: 0.5 });
  const second = split('hero', { control: 0.5, b: 0.5 });
  const both = ids.filter(
    (id) => assignVariant(first, id) === 'large' && assignVariant(second, id) === 'b',
  );
  expect(sigmasOff(both.length, 0.25)).toBeLessThan(3);
});

test('a visitor keeps the variant, also when all shares grow in proportion', () => {
  const small = split('card-size', { control: 0.1, large: 0.1 });
  const full = split('card-size', { control: 0.5, large: 0.5 });
  for (const id of ids.slice(0, 20_000)) {
    const variant = assignVariant(small, id);
    expect(assignVariant(small, id)).toBe(variant);
    if (variant !== null) expect(assignVariant(full, id)).toBe(variant);
  }
});

test('a variant with a share of 0 gets no visitors', () => {
  expect(countVariants(split('off', { control: 1, b: 0 })).get('b')).toBeUndefined();
  expect(countVariants(split('off', { control: 0, b: 0 })).get('none')).toBe(VISITORS);
});
