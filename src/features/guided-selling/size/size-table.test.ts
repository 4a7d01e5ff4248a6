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

test('measurements of women’s sizes in letters are not those of men or belts', () => {
  const womens = [
    '<tr><th>UK</th><th>XS–XL</th><th>Bust</th></tr>',
    row('8', 'S', '82 cm'),
    row('10', 'S', '86 cm'),
    row('12', 'M', '90 cm'),
    row('14', 'M', '94 cm'),
  ].join('');
  const mens = ['<tr><th>Size</th><th>Chest</th></tr>', row('M', '97 cm'), row('L', '103 cm')];
  expect(findSizeTable(guideOf(womens, mens.join('')), ['S', 'M'])).toEqual({
    sizes: ['S', 'M'],
    heading: 'XS–XL',
    measures: [
      {
        name: 'Bust',
        ranges: [
          [82, 86],
          [90, 94],
        ],
      },
    ],
  });
});

test('a conversion of letters shows that the table of the same letters may be another’s', () => {
  const mens = [head, row('S', '-', '91 cm', '-'), row('M', '-', '97 cm', '-')].join('');
  const converted = (heading: string) =>
    [`<tr><th>UK</th><th>${heading}</th></tr>`, row('8', 'S'), row('12', 'M')].join('');
  expect(findSizeTable(guideOf(converted('XS–XL'), mens), ['S', 'M'])).toBeNull();
  expect(findSizeTable(guideOf(converted('Size (letters)'), mens), ['S', 'M'])).not.toBeNull();
});

test('a table may lack the first or the last size of the product, but none between', () => {
  expect(findSizeTable(guideOf(dresses), ['6', '8', '10', '12', '14'])?.sizes).toHaveLength(3);
  expect(findSizeTable(guideOf(dresses), ['8', '9', '10', '12'])).toBeNull();
});

test('a table with more measures than can be sent gives the first of them', () => {
  const wide = ['8', '10'].map((size, step) =>
    row(size, ...Array.from({ length: 14 }, (_, nth) => `${80 + step * 4 + nth} cm`)),
  );
  const names = Array.from({ length: 15 }, (_, nth) => `<th>${nth}</th>`).join('');
  const found = findSizeTable(guideOf(`<tr>${names}</tr>${wide.join('')}`), ['8', '10']);
  expect(found?.measures).toHaveLength(12);
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
  ['its sizes are those of another system', dresses, ['36', '38', '40']],
  ['it is not closed', '', ['8', '10']],
])('a guide gives no measurements where %s', (_, table, sizes) => {
  expect(findSizeTable(guideOf(table), sizes)).toBeNull();
});
