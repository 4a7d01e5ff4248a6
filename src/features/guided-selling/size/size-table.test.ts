/** Tests of PDP-12: measurements that are read from the tables of a size guide. */
import { expect, test } from 'vitest';
import { findSizeTable } from './size-table.ts';

const row = (size: string, ...cells: readonly string[]) =>
  `<tr><th scope="row">${size}</th>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
const guideOf = (...tables: readonly string[]) => ({
  sections: tables.map((table) => ({ _type: 'html', html: `<table>${table}</table>` })),
});
const head = '<tr><th>Size</th><th>EU</th><th>Bust</th><th>Length</th></tr>';
const dresses = [
  head,
  row('8', '36', '82 cm (32 in)', '110 cm'),
  row('10', '38', '86&nbsp;cm (34 in)', '110 cm'),
  row('12', '40', '90,5 cm', '110 cm'),
].join('');

test('columns in centimetres that rise with the size are measures, other systems are not', () => {
  expect(findSizeTable(guideOf(dresses), ['8', '10', '12'])).toEqual({
    sizes: ['8', '10', '12'],
    heading: 'Size',
    measures: [
      {
        name: 'Bust',
        ranges: [
          [82, 82],
          [86, 86],
          [90.5, 90.5],
        ],
      },
    ],
  });
});

test('the table with the most of the product’s sizes counts, wherever its headings stand', () => {
  const belts = `<tr><th>Fits</th><th>Size</th></tr>${['S', 'M', 'L']
    .map(
      (size, step) =>
        `<tr><td>${70 + step * 15}–${85 + step * 15} cm</td><th scope="row">${size}</th></tr>`,
    )
    .join('')}`;
  const found = findSizeTable(guideOf(dresses, belts), ['S', 'M', 'L', 'XL']);
  expect(found?.sizes).toEqual(['S', 'M', 'L']);
  expect(found?.heading).toBe('Size');
  expect(found?.measures[0]).toMatchObject({
    name: 'Fits',
    ranges: expect.arrayContaining([[85, 100]]),
  });
});

test('in Arabic the unit is written otherwise', () => {
  const table = [head, row('8', '36', '82 سم', '-'), row('10', '38', '86 سم', '-')].join('');
  expect(findSizeTable(guideOf(table), ['8', '10'])?.measures[0]?.ranges[1]).toEqual([86, 86]);
});

test.each([
  ['its sizes are others', dresses, ['S', 'M']],
  ['it has one of the sizes only', dresses, ['12', '14']],
  [
    'it has no centimetres',
    head + row('8', '36', '-', '-') + row('10', '38', '-', '-'),
    ['8', '10'],
  ],
  [
    'a size has no measure',
    head + row('8', '36', '82 cm', '-') + row('10', '38', '', ''),
    ['8', '10'],
  ],
  ['it is not closed', '', ['8', '10']],
])('a guide gives no measurements where %s', (_, table, sizes) => {
  expect(findSizeTable(guideOf(table), sizes)).toBeNull();
});
