/** Tests of tables: unknown columns are reported once, decimal commas are detected. */
import { describe, expect, test } from 'vitest';
import { createImportSetup } from '../../import-setup.fixtures.server.ts';
import type { ImportOutcome } from '../../import-shop.fixtures.server.ts';

const setup = createImportSetup('table.csv', { allowHosts: ['none.invalid'] });
const { importText } = setup;

type Row = Readonly<Record<string, string>>;

function table(rows: readonly Row[], separator: string): string {
  const names = Object.keys(rows[0] ?? {});
  const cell = (text: string) => (text.includes(separator) ? `"${text}"` : text);
  return [names, ...rows.map((row) => names.map((name) => row[name] ?? ''))]
    .map((cells) => cells.map(cell).join(separator))
    .join('\n');
}

const shirt = (number: number, more: Row = {}): Row => ({
  ...{
    id: `s${number}`,
    title: `Shirt no ${number}`,
    availability: 'in_stock',
    brand: 'Kerb',
    image_link: 'https://none.invalid/x.jpg',
  },
  ...{ price: `${20 + number}.00 GBP`, ...more },
});

const unknownColumns = ({ issues }: ImportOutcome) =>
  issues
    .filter(({ reason }) => reason.startsWith('unknown '))
    .map(({ line, reason }) => `${line} ${reason}`);
const pricesOf = () =>
  [...setup.shop.products.values()].map(({ variants }) => variants[0]?.prices.GBP?.centAmount);

describe('unknown columns are reported once', () => {
  test.each([
    ['TSV', '\t'],
    ['CSV', ','],
  ])('of a Merchant table, %s', async (_, separator) => {
    const rows = [1, 2].map((number) =>
      shirt(number, { 'g:mood': 'calm', 'Custom Label 0': '', 'sale price': '' }),
    );
    const outcome = await importText(table(rows, separator));
    expect(unknownColumns(outcome)).toEqual([
      '1 unknown columns are ignored: mood, custom_label_0',
    ]);
    expect(outcome.report).toMatchObject({ format: 'merchant-table', rows: 2, imported: 2 });
  });

  test('of a Magento export', async () => {
    const row = {
      sku: 'MUG',
      product_type: 'simple',
      attribute_set_code: 'Default',
      name: 'Mug',
      price: '9.50',
      url_key: 'mug',
    };
    const outcome = await importText(
      table(
        [{ ...row, meta_title: 'A mug', tax_class_name: 'Taxable', special_price_from_date: '' }],
        ',',
      ),
    );
    expect(unknownColumns(outcome)).toEqual([
      '1 unknown columns are ignored: attribute_set_code, meta_title, tax_class_name',
    ]);
    expect(outcome.report).toMatchObject({ format: 'magento-csv', imported: 1 });
  });

  test.each([
    [
      'categories',
      [
        {
          slug: 'lamps',
          name: 'Lamps',
          parentSlug: '',
          'name.de': 'Lampen',
          Mood: 'calm',
          'name.xx': 'x',
        },
      ],
    ],
    ['stock', [{ sku: 'S-1', stock: '3', Mood: 'calm', 'name.xx': 'x' }]],
    ['reviews', [{ handle: 'mug', rating: '5', title: 'Fine', Mood: 'calm', 'name.xx': 'x' }]],
  ])('of %s', async (format, rows) => {
    const outcome = await importText(table([...rows, ...rows], ','));
    expect(unknownColumns(outcome)).toEqual([
      '2 unknown field mood is ignored',
      '2 unknown field name.xx is ignored',
    ]);
    expect(outcome.report).toMatchObject({ format, rows: 2 });
  });
});

describe('a column with decimal commas in every price is detected', () => {
  const written = ['265,00 GBP', '1.265,50 GBP', 'GBP 8,05'];

  test.each([
    ['TSV', '\t'],
    ['CSV', ','],
    ['CSV with semicolons', ';'],
  ])('in a Merchant table, %s', async (_, separator) => {
    const { report } = await importText(
      table(
        written.map((price, number) => shirt(number, { price })),
        separator,
      ),
    );
    expect(report).toMatchObject({ format: 'merchant-table', variants: 3, refused: 0 });
    expect(pricesOf()).toEqual([26_500, 126_550, 805]);
  });

  test('where the column has another name', async () => {
    const rows = written.map((amount, number) => {
      const { price: _, ...rest } = shirt(number);
      return { ...rest, 'Verkaufs-Preis': amount };
    });
    const { report } = await importText(table(rows, ';'), { columns: { verkaufspreis: 'price' } });
    expect(report).toMatchObject({ variants: 3, refused: 0 });
    expect(pricesOf()).toEqual([26_500, 126_550, 805]);
  });

  test('but not where one price has a point', async () => {
    const { report } = await importText(table([shirt(1, { price: '12,50 GBP' }), shirt(2)], '\t'));
    expect(report).toMatchObject({ variants: 1, refused: 1 });
  });
});
