/** Tests of PDP-12: the size system that the first question names. */
import { expect, test } from 'vitest';
import { findLabelSystem } from './label-system.ts';

const numbers = ['8', '10', '12'];

test.each([
  ['UK', 'uk'],
  ['UK (étiquette)', 'uk'],
  ['بريطاني (على الملصق)', 'uk'],
  ['EU', 'eu'],
  ['أوروبي', 'eu'],
  ['FR', 'fr'],
  ['DE', 'de'],
  ['IT', 'it'],
  ['US', 'us'],
] as const)('numbers below the heading %s are of the system %s', (heading, system) => {
  expect(findLabelSystem(numbers, heading)).toBe(system);
});

test.each(['Size', 'Taille', 'UK / EU', 'Tour de doigt', 'How it fits', 'Ask us', null])(
  'the heading %s names no system',
  (heading) => {
    expect(findLabelSystem(numbers, heading)).toBe('label');
  },
);

test('letter sizes are international and waist sizes are in inches, for any heading of the guide', () => {
  expect(findLabelSystem(['S', 'M', 'XL'], 'UK')).toBe('international');
  expect(findLabelSystem(['S/M', 'L/XL'], null)).toBe('international');
  expect(findLabelSystem(['W28 L30', 'W30 L30'], null)).toBe('waist');
});

test('sizes of several systems have no name', () => {
  expect(findLabelSystem(['8', 'M'], 'UK')).toBe('label');
});
