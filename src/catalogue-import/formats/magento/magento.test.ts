/** Tests of Magento 2 exports, which must not be mistaken for stock and price files. */
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { createImportSetup } from '../../import-setup.fixtures.server.ts';

const HEADER = [
  'sku,store_view_code,attribute_set_code,product_type,categories,name,description,product_online,visibility,price,special_price',
  'url_key,base_image,additional_images,additional_attributes,qty,is_in_stock,configurable_variations',
].join(',');
const FILE = `${HEADER}
TANK-S-Mint,,Top,simple,Default Category/Women/Tops,Breathe Tank-S-Mint,,1,Not Visible Individually,34.000000,24.000000,tank-s-mint,/t/a/mint.jpg,,"color=Mint,size=S",12.0000,1,
TANK-M-Navy,,Top,simple,Default Category/Women/Tops,Breathe Tank-M-Navy,,1,Not Visible Individually,34.000000,,tank-m-navy,,,"color=Navy,size=M",0.0000,0,
TANK,,Top,configurable,"Default Category/Women,Default Category/Women/Tops",Breathe Tank,<p>Light.</p>,1,"Catalog, Search",34.000000,,breathe-tank,/t/a/tank.jpg,"/t/a/1.jpg,/t/a/2.jpg","brand=Fell, Moor & Co,material=Cotton|Elastane",,1,"sku=TANK-S-Mint,size=S,color=Mint|sku=TANK-M-Navy,size=M,color=Navy"
TANK,fr,Top,configurable,,Haut léger,,,,,,,,,,,,
MUG,,Default,simple,Default Category/Home,Mug,,2,"Catalog, Search",9.5000,,mug,,,,3.0000,1,
SET,,Default,bundle,Default Category/Home,Set,,1,"Catalog, Search",20.0000,,set,,,,3.0000,1,
`;

const setup = createImportSetup('products.csv');
const { importText } = setup;

describe('a Magento export', () => {
  test('is recognised, and every row accounted for', async () => {
    const { report, issues } = await importText(FILE);
    expect(report).toMatchObject({
      format: 'magento-csv',
      rows: 6,
      imported: 4,
      refused: 2,
      variants: 3,
      products: { created: 2 },
    });
    expect(
      issues
        .filter(({ severity }) => severity === 'refused')
        .map(({ key, field }) => `${key} ${field}`),
    ).toEqual(['TANK store_view_code', 'SET product_type']);
  });

  test('makes one product of a configurable one and its variants', async () => {
    await importText(FILE);
    const tank = setup.shop.products.get('breathe-tank');
    expect(tank).toMatchObject({
      ...{
        slug: 'breathe-tank',
        name: { 'en-GB': 'Breathe Tank' },
        brand: 'Fell, Moor & Co',
        status: 'live',
      },
      ...{
        description: { 'en-GB': 'Light.' },
        facts: { material: ['Cotton', 'Elastane'] },
        department: 'womens',
      },
    });
    expect(tank?.variants).toMatchObject([
      {
        colour: 'mint',
        size: 'S',
        rawSku: 'TANK-S-Mint',
        stock: 12,
        prices: { GBP: { centAmount: 2400, wasCentAmount: 3400 } },
      },
      { colour: 'navy', size: 'M', stock: 0, prices: { GBP: { centAmount: 3400 } } },
    ]);
    expect(setup.shop.products.get('mug')).toMatchObject({
      status: 'draft',
      variants: [{ size: 'ONE SIZE', prices: { GBP: { centAmount: 950 } } }],
    });
    expect((await importText(FILE)).report.products).toEqual({
      created: 0,
      updated: 0,
      unchanged: 2,
    });
  });
});

test('base_image and additional_images of the product and its variants are read from the folder of the file', async () => {
  const shades = {
    't/a/mint.jpg': '#98ff98',
    't/a/tank.jpg': '#808080',
    't/a/1.jpg': '#102030',
    't/a/2.jpg': '#302010',
  };
  for (const [path, background] of Object.entries(shades)) {
    await mkdir(dirname(join(setup.folder, path)), { recursive: true });
    await sharp({ create: { width: 8, height: 8, channels: 3, background } })
      .jpeg()
      .toFile(join(setup.folder, path));
  }
  const { report } = await importText(FILE);
  expect(report.pictures).toMatchObject({ saved: 4, failed: 0 });
  const [mint, navy] = setup.shop.products.get('breathe-tank')?.colours ?? [];
  // A variant's pictures precede those of the product, which show no particular colour.
  expect([mint?.key, mint?.pictures.length, navy?.key, navy?.pictures.length]).toEqual([
    'mint',
    4,
    'navy',
    3,
  ]);
  expect(mint?.pictures.slice(1).map(({ id }) => id)).toEqual(navy?.pictures.map(({ id }) => id));
  const ids = [...(mint?.pictures ?? []), ...(navy?.pictures ?? [])].map(({ id }) =>
    setup.shop.pictures.has(id),
  );
  expect(ids).toEqual(Array(7).fill(true));
});

test('reviews as review services export them are imported', async () => {
  await importText(FILE);
  const text =
    'title,body,rating,review_date,reviewer_name,reviewer_email,product_handle\nFine,So light.,5,2026-03-01,Ann,a@example.com,breathe-tank\n';
  const { report } = await importText(text);
  expect(report).toMatchObject({ format: 'reviews', imported: 1 });
  expect([...setup.shop.reviews.values()]).toMatchObject([
    { title: 'Fine', body: 'So light.', username: 'Ann', rating: 5 },
  ]);
  expect(JSON.stringify([...setup.shop.reviews.values()])).not.toContain('example.com');
});

test('columns with other names are read under the given field names', async () => {
  await importText(FILE);
  const text = 'Artikelnummer,Bestand\nTANK-S-Mint,7\n';
  await expect(importText(text)).rejects.toThrow('--map COLUMN=FIELD');
  const { report } = await importText(text, {
    columns: { artikelnummer: 'sku', Bestand: 'stock' },
  });
  expect(report).toMatchObject({ format: 'stock', imported: 1 });
  expect(setup.shop.products.get('breathe-tank')?.variants[0]?.stock).toBe(7);
});
