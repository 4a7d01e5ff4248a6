/** Tests of PDP-12: the size that is recommended, and when none is. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  adviseSize,
  PREFERRED_FITS,
  type PreferredFit,
  readMeasurement,
  type SizeAnswers,
} from './size-advice.ts';
import type { SizeTable } from './size-table.ts';

const sizes = ['8', '10', '12', '14', '16'];
const bust = [82, 86, 90, 94, 98].map((cm) => [cm, cm] as const);
const hips = [90, 94, 98, 102, 106].map((cm) => [cm, cm] as const);
const table: SizeTable = {
  sizes,
  measures: [
    { name: 'Bust', ranges: bust },
    { name: 'Hips', ranges: hips },
  ],
};

const advise = (answers: Partial<SizeAnswers>, measurements: SizeTable | null = table) =>
  adviseSize({ sizes, usual: null, fit: 'made', measured: [], ...answers }, measurements);

describe('by the usual size', () => {
  test.each([
    ['12', 'close', '10'],
    ['12', 'made', '12'],
    ['12', 'roomy', '14'],
  ] as const)('who wears %s and wants it %s takes %s', (usual, fit, size) => {
    expect(advise({ usual, fit })).toEqual({ kind: 'usual', size, usual });
  });

  test('none is recommended beyond the smallest and the largest', () => {
    expect(advise({ usual: '8', fit: 'close' })).toEqual({ kind: 'smallest', edge: '8' });
    expect(advise({ usual: '16', fit: 'roomy' })).toEqual({ kind: 'largest', edge: '16' });
  });

  test('none is recommended to shoppers who tell nothing', () => {
    expect(advise({ measured: [null, null] })).toEqual({ kind: 'noAnswer' });
    expect(advise({}, null)).toEqual({ kind: 'noTable' });
  });
});

describe('by measurements', () => {
  test.each([
    [[90, null], 'made', '12'],
    [[null, 101], 'made', '14'],
    [[90, 99], 'made', '12'],
    [[90, null], 'roomy', '14'],
    [[80.5, null], 'made', '8'],
  ] as const)('%j cm, %s, are size %s', (measured, fit, size) => {
    expect(advise({ measured, fit })).toMatchObject({ kind: 'measured', size });
  });

  test('halfway between two sizes the preferred fit decides, and without one nothing does', () => {
    const measured = [88, null];
    const halfway = { smaller: '10', larger: '12' };
    expect(advise({ measured, fit: 'close' })).toMatchObject({ ...halfway, size: '10' });
    expect(advise({ measured, fit: 'roomy' })).toMatchObject({ ...halfway, size: '12' });
    expect(advise({ measured })).toEqual({ kind: 'between', ...halfway });
  });

  test('none is recommended beyond the table, which is named with its end', () => {
    expect(advise({ measured: [null, 112] })).toEqual({
      ...{ kind: 'above', measure: 'Hips' },
      ...{ value: 112, limit: 106 },
    });
    expect(advise({ measured: [75, 94] })).toMatchObject({ kind: 'below', limit: 82 });
  });

  test('none is recommended where the measurements contradict each other', () => {
    expect(advise({ measured: [82, 106] })).toEqual({
      kind: 'differ',
      matches: [
        expect.objectContaining({ measure: 'Bust', size: '8' }),
        expect.objectContaining({ measure: 'Hips', size: '16' }),
      ],
    });
  });

  test('none is recommended where they contradict the usual size', () => {
    expect(advise({ usual: '8', measured: [94, null] })).toEqual({
      ...{ kind: 'contradiction', usual: '8', match: '14' },
    });
    expect(advise({ usual: '12', measured: [94, null] })).toMatchObject({ size: '14' });
  });

  test('ranges match from their first to their last centimetre', () => {
    const belts: SizeTable = {
      sizes: ['S', 'M'],
      measures: [
        {
          name: 'Fits',
          ranges: [
            [70, 85],
            [85, 100],
          ],
        },
      ],
    };
    const beltFor = (cm: number) =>
      adviseSize({ sizes: ['S', 'M'], usual: null, fit: 'made', measured: [cm] }, belts);
    expect(beltFor(70)).toMatchObject({ size: 'S' });
    expect(beltFor(100)).toMatchObject({ size: 'M' });
    expect(beltFor(85)).toMatchObject({ kind: 'between' });
    expect(beltFor(60)).toMatchObject({ kind: 'below', limit: 70 });
  });

  test('a range that includes the measurement decides, however wide the others are', () => {
    const ranges: readonly (readonly [number, number])[] = [
      [70, 80],
      [81, 100],
    ];
    const unequal: SizeTable = { sizes: ['S', 'M'], measures: [{ name: 'Waist', ranges }] };
    const sizeFor = (cm: number) =>
      adviseSize({ sizes: ['S', 'M'], usual: null, fit: 'made', measured: [cm] }, unequal);
    expect(sizeFor(81)).toMatchObject({ kind: 'measured', size: 'M' });
    expect(sizeFor(79)).toMatchObject({ kind: 'measured', size: 'S' });
  });

  test('beyond a table that lacks the largest size of the product nothing is said of that', () => {
    const ranges: readonly (readonly [number, number])[] = [
      [70, 80],
      [81, 90],
    ];
    const short: SizeTable = { sizes: ['S', 'M'], measures: [{ name: 'Waist', ranges }] };
    const answers = { usual: null, fit: 'made', measured: [120] } as const;
    expect(adviseSize({ ...answers, sizes: ['S', 'M', 'L'] }, short)).toEqual({ kind: 'noTable' });
    expect(adviseSize({ ...answers, sizes: ['S', 'M'] }, short)).toMatchObject({ kind: 'above' });
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
      const found = adviseSize(answers, { sizes: all, measures: [{ name: 'Bust', ranges }] });
      if (!('size' in found)) return;
      expect(all).toContain(found.size);
      // One step of the measurements, and one of the preferred fit.
      expect(Math.abs(all.indexOf(found.size) - all.indexOf(usual))).toBeLessThanOrEqual(2);
    }),
  );
});

test.each([
  ['90', 90],
  [' 90,5 ', 90.5],
  ['', null],
  ['ninety', undefined],
  ['9', undefined],
  ['900', undefined],
])('"%s" is %s cm', (field, value) => {
  expect(readMeasurement(field)).toBe(value);
});
