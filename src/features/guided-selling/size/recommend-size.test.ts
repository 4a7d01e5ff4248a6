/** Tests of PDP-12: the size that is recommended, and when none is. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  PREFERRED_FITS,
  type PreferredFit,
  recommendSize,
  type SizeAnswers,
} from './recommend-size.ts';
import type { SizeTable } from './size-table.ts';

const sizes = ['8', '10', '12', '14', '16'];
const bust = [82, 86, 90, 94, 98].map((cm) => [cm, cm] as const);
const hips = [90, 94, 98, 102, 106].map((cm) => [cm, cm] as const);
const table: SizeTable = {
  ...{ sizes, heading: 'UK' },
  measures: [
    { name: 'Bust', ranges: bust },
    { name: 'Hips', ranges: hips },
  ],
};

const recommend = (answers: Partial<SizeAnswers>, measurements: SizeTable | null = table) =>
  recommendSize({ sizes, usual: null, fit: 'regular', measured: [], ...answers }, measurements);

/** Sizes S and M by their ranges of the waist in centimetres. */
const waistTable = (...ranges: SizeTable['measures'][number]['ranges']): SizeTable => ({
  ...{ sizes: ['S', 'M'], heading: 'Size' },
  measures: [{ name: 'Waist', ranges }],
});

const recommendByWaist = (cm: number, waists: SizeTable, productSizes = ['S', 'M']) =>
  recommend({ sizes: productSizes, measured: [cm] }, waists);

describe('by the usual size', () => {
  test.each([
    ['12', 'tight', '10'],
    ['12', 'regular', '12'],
    ['12', 'loose', '14'],
  ] as const)('who wears %s and wants it %s takes %s', (usual, fit, size) => {
    expect(recommend({ usual, fit })).toEqual({ kind: 'usual', size, usual });
  });

  test('no size is recommended beyond the smallest and the largest', () => {
    expect(recommend({ usual: '8', fit: 'tight' })).toEqual({ kind: 'smallest', edge: '8' });
    expect(recommend({ usual: '16', fit: 'loose' })).toEqual({ kind: 'largest', edge: '16' });
  });

  test('no size is recommended to shoppers without any answer', () => {
    expect(recommend({ measured: [null, null] })).toEqual({ kind: 'noAnswer' });
    expect(recommend({}, null)).toEqual({ kind: 'noTable' });
  });
});

describe('by measurements', () => {
  test.each([
    [[90, null], 'regular', '12'],
    [[null, 101], 'regular', '14'],
    [[90, 98], 'regular', '12'],
    [[90, 99], 'regular', '12'],
    [[90, 102], 'regular', '14'],
    [[94, 98], 'regular', '14'],
    [[90, null], 'loose', '14'],
    [[80.5, null], 'regular', '8'],
  ] as const)('%j cm, %s, are size %s', (measured, fit, size) => {
    expect(recommend({ measured, fit })).toMatchObject({ kind: 'measured', size });
  });

  test('the measurement that needs the larger size decides', () => {
    expect(recommend({ measured: [86, 98] })).toEqual({
      ...{ kind: 'measured', size: '12', match: '12', smaller: '10' },
    });
    expect(recommend({ measured: [81, 90] })).toMatchObject({ size: '8' });
    expect(recommend({ measured: [79, 90] })).toMatchObject({ size: '8' });
    expect(recommend({ measured: [79, 79] })).toMatchObject({ kind: 'belowTable' });
  });

  test('halfway between two sizes the preferred fit decides, and without one no size is recommended', () => {
    const measured = [88, null];
    const halfway = { measure: 'Bust', smaller: '10', larger: '12' };
    expect(recommend({ measured, fit: 'tight' })).toMatchObject({ ...halfway, size: '10' });
    expect(recommend({ measured, fit: 'loose' })).toMatchObject({ ...halfway, size: '12' });
    expect(recommend({ measured })).toEqual({ kind: 'between', ...halfway });
  });

  test('halfway between two sizes the usual size decides for a regular fit, if it is one', () => {
    const halfway = { measure: 'Bust', smaller: '10', larger: '12' };
    for (const usual of ['10', '12'])
      expect(recommend({ usual, measured: [88, 94] })).toEqual({
        ...{ kind: 'halfwayUsual', size: usual, ...halfway },
      });
    expect(recommend({ usual: '14', measured: [88, 94] })).toMatchObject({ kind: 'between' });
  });

  test('no size is recommended beyond the table, and the reason contains the end of the table', () => {
    expect(recommend({ measured: [null, 112] })).toEqual({
      ...{ kind: 'aboveTable', measure: 'Hips' },
      ...{ value: 112, limit: 106 },
    });
    expect(recommend({ measured: [75, 94] })).toMatchObject({ kind: 'belowTable', limit: 82 });
  });

  test('no size is recommended if the measurements contradict each other', () => {
    expect(recommend({ measured: [82, 106] })).toEqual({
      kind: 'measurementConflict',
      matches: [
        expect.objectContaining({ measure: 'Bust', size: '8' }),
        expect.objectContaining({ measure: 'Hips', size: '16' }),
      ],
    });
  });

  test('no size is recommended if the measurements contradict the usual size', () => {
    expect(recommend({ usual: '8', measured: [94, null] })).toEqual({
      ...{ kind: 'usualSizeConflict', usual: '8', match: '14' },
    });
    expect(recommend({ usual: '12', measured: [94, null] })).toMatchObject({ size: '14' });
  });

  test('halfway between two sizes the usual size contradicts only what is far from both', () => {
    const measured = [92, null];
    expect(recommend({ usual: '10', measured })).toMatchObject({ kind: 'between', smaller: '12' });
    expect(recommend({ usual: '10', measured, fit: 'loose' })).toMatchObject({ size: '14' });
    expect(recommend({ usual: '8', measured })).toEqual({
      ...{ kind: 'usualSizeConflict', usual: '8', match: '12' },
    });
  });

  test('ranges match from their first to their last centimetre', () => {
    const belts = waistTable([70, 85], [85, 100]);
    expect(recommendByWaist(70, belts)).toMatchObject({ size: 'S' });
    expect(recommendByWaist(100, belts)).toMatchObject({ size: 'M' });
    expect(recommendByWaist(85, belts)).toMatchObject({ kind: 'between' });
    expect(recommendByWaist(60, belts)).toMatchObject({ kind: 'belowTable', limit: 70 });
  });

  test('a range that includes the measurement decides, however wide the others are', () => {
    const unequal = waistTable([70, 80], [81, 100]);
    expect(recommendByWaist(81, unequal)).toMatchObject({ kind: 'measured', size: 'M' });
    expect(recommendByWaist(79, unequal)).toMatchObject({ kind: 'measured', size: 'S' });
  });

  test('beyond a table without the product’s largest size, the reason does not mention that size', () => {
    const short = waistTable([70, 80], [81, 90]);
    expect(recommendByWaist(120, short, ['S', 'M', 'L'])).toEqual({ kind: 'noTable' });
    expect(recommendByWaist(120, short)).toMatchObject({ kind: 'aboveTable' });
  });
});

describe('sizes of a waist and a leg', () => {
  const jeans = ['W28 L30', 'W28 L32', 'W30 L30', 'W30 L32', 'W32 L32'];
  const recommendJeans = (answers: Partial<SizeAnswers>, waists: SizeTable | null = null) =>
    recommend({ sizes: jeans, ...answers }, waists);

  test('the preferred fit changes the waist only', () => {
    expect(recommendJeans({ usual: 'W28 L30', fit: 'loose' })).toMatchObject({ size: 'W30 L30' });
    expect(recommendJeans({ usual: 'W30 L32', fit: 'tight' })).toMatchObject({ size: 'W28 L32' });
    expect(recommendJeans({ usual: 'W30 L30', fit: 'loose' })).toMatchObject({ kind: 'largest' });
  });

  test('a usual size contradicts measurements by its waist only', () => {
    const ranges = jeans.map((_, step) => [70 + step * 2, 70 + step * 2] as const);
    const waists = { sizes: jeans, heading: 'Size', measures: [{ name: 'Waist', ranges }] };
    const measured = [74];
    expect(recommendJeans({ usual: 'W28 L30', measured }, waists)).toMatchObject({
      size: 'W30 L30',
    });
    expect(recommendJeans({ usual: 'W28 L30', measured: [78] }, waists)).toMatchObject({
      kind: 'usualSizeConflict',
    });
  });
});

test('a recommended size is one of the product, near the usual size', () => {
  const names = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 5 }), {
    minLength: 2,
    maxLength: 20,
  });
  const measurement = fc.option(fc.integer({ min: 20, max: 250 }));
  const fit = fc.constantFrom<PreferredFit>(...PREFERRED_FITS);
  fc.assert(
    fc.property(names, fc.nat(), fit, measurement, (all, nth, preferred, cm) => {
      const usual = all[nth % all.length] ?? '';
      const ranges = all.map((_, index) => [60 + index * 4, 60 + index * 4] as const);
      const answers = { sizes: all, usual, fit: preferred, measured: [cm] };
      const recommended = recommendSize(answers, {
        ...{ sizes: all, heading: 'Size' },
        measures: [{ name: 'Bust', ranges }],
      });
      if (!('size' in recommended)) return;
      expect(all).toContain(recommended.size);
      // One step of the measurements, and one of the preferred fit.
      expect(Math.abs(all.indexOf(recommended.size) - all.indexOf(usual))).toBeLessThanOrEqual(2);
    }),
  );
});
