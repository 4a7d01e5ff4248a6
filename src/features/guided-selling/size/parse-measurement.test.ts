/** Tests of PDP-12: measurements that shoppers enter. */
import { expect, test } from 'vitest';
import { findLimits, parseMeasurement } from './parse-measurement.ts';

const bust = { name: 'Bust', ranges: [82, 86, 90].map((cm) => [cm, cm] as const) };
const ring = { name: 'Ring', ranges: [4.9, 5.2, 5.5].map((cm) => [cm, cm] as const) };

test.each([
  ['90', 90],
  [' 90,5 ', 90.5],
  ['90.25', 90.25],
  ['', null],
  ['ninety', undefined],
  ['0x5A', undefined],
  ['9e1', 90],
  ['90.125', 90.125],
  ['1e999', undefined],
  ['-90', undefined],
  ['9', undefined],
  ['34', undefined],
  ['900', undefined],
])('"%s" is %s cm', (field, value) => {
  expect(parseMeasurement(field, findLimits(bust))).toBe(value);
});

test('limits are those of the measure, so that rings and gloves can be measured', () => {
  expect(findLimits(bust)).toEqual({ min: 41, max: 180 });
  expect(findLimits(ring)).toEqual({ min: 2, max: 11 });
  expect(parseMeasurement('5.2', findLimits(ring))).toBe(5.2);
});
