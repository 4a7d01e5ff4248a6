/** Safety data of products, from the columns of a feed to the saved product, and its warnings. */
import { expect, test } from 'vitest';
import { createImportSetup } from '../import-setup.fixtures.server.ts';

const setup = createImportSetup('feed.csv', {
  fascias: ['aldermoor', 'nightjar'],
  eeaFascias: ['nightjar'],
});

const PARTS = ['name', 'address', 'email'];
const COLUMNS = [
  'id,title,price,availability',
  ...PARTS.map((part) => `manufacturer_${part}`),
  ...PARTS.map((part) => `eu_responsible_${part}`),
  'safety_warnings',
].join(',');
const MANUFACTURER = 'Mill Ltd,"1 Mill Lane, Leeds, GB",safety@mill.example';
const RESPONSIBLE = 'Agent GmbH,"Hafenstr. 2, Hamburg, DE",gpsr@agent.example';

const importRows = (...rows: readonly string[]) =>
  setup.importText([COLUMNS, ...rows, ''].join('\n'));

const manufacturer = {
  ...{ name: 'Mill Ltd', address: '1 Mill Lane, Leeds, GB', email: 'safety@mill.example' },
};

test('columns have manufacturer, responsible person and warnings', async () => {
  const { report, issues } = await importRows(
    `lamp,Lamp,9.00 GBP,in_stock,${MANUFACTURER},${RESPONSIBLE},Keep away from fire.`,
  );
  expect(JSON.stringify(report)).not.toContain('unknown columns');
  expect(setup.shop.products.get('lamp')?.facts.safety).toEqual({
    manufacturer,
    responsible: {
      ...{ name: 'Agent GmbH', address: 'Hafenstr. 2, Hamburg, DE', email: 'gpsr@agent.example' },
    },
    warnings: { 'en-GB': 'Keep away from fire.' },
  });
  expect(issues.filter(({ field }) => field?.startsWith('manufacturer'))).toEqual([]);
});

test('a product without a manufacturer is imported with a warning, if the shop sells to the EU', async () => {
  const row = 'lamp,Lamp,9.00 GBP,in_stock,,,,,,,';
  const { issues } = await importRows(row);
  const warning = { severity: 'warning', field: 'manufacturer' };
  expect(issues).toContainEqual(expect.objectContaining(warning));
  expect(setup.shop.products.has('lamp')).toBe(true);
  const british = await setup.importText([COLUMNS, row, ''].join('\n'), { eeaFascias: [] });
  expect(british.issues).not.toContainEqual(expect.objectContaining(warning));
});

test('a contact without an address is left out, and the missing column is reported', async () => {
  const { issues } = await importRows('lamp,Lamp,9.00 GBP,in_stock,Mill Ltd,,a@mill.example,,,,');
  expect(issues).toContainEqual(expect.objectContaining({ field: 'manufacturer_address' }));
  expect(setup.shop.products.get('lamp')?.facts.safety).toBeUndefined();
});
