/** Tests that faulty rows are refused or altered with a warning, and all are accounted for. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  createMemoryShop,
  feed,
  type ImportOutcome,
  item,
  type MemoryShop,
  runImport,
} from './import-shop.fixtures.server.ts';

let folder: string;
let shop: MemoryShop;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parade-import-'));
  shop = createMemoryShop();
});
afterEach(() => rm(folder, { recursive: true }));

async function importText(text: string | Uint8Array): Promise<ImportOutcome> {
  const file = join(folder, 'feed.xml');
  await writeFile(file, text);
  // These feeds' pictures do not exist: no host may be contacted.
  return runImport(shop, file, { allowHosts: ['none.invalid'] });
}

function reasons({ issues }: ImportOutcome, severity: 'refused' | 'warning'): string[] {
  return issues
    .filter((issue) => issue.severity === severity && !issue.reason.startsWith('picture'))
    .map(({ line, reason }) => `${line}: ${reason}`);
}

test('a column with decimal commas in every price is detected', async () => {
  const prices = ['265,00 GBP', '1.265,50 GBP', 'GBP 8,05'];
  const { report } = await importText(
    feed(...prices.map((price, index) => item({ id: `t${index}`, title: `Tee ${index}`, price }))),
  );
  expect(report).toMatchObject({ variants: 3, refused: 0 });
  const [first, second, third] = [...shop.products.values()].map(
    ({ variants }) => variants[0]?.prices.GBP?.centAmount,
  );
  expect([first, second, third]).toEqual([26_500, 126_550, 805]);
});

describe('a row is refused', () => {
  test.each([
    [{ id: '' }, 'id missing'],
    [{ title: '', price: '' }, 'title, price missing'],
    [{ availability: '' }, 'availability missing'],
    [
      { availability: 'maybe' },
      'availability "maybe" is unknown: use in_stock, out_of_stock, backorder or preorder',
    ],
    [{ price: '0.00 GBP' }, 'price is 0: a price above 0 is required'],
    [{ price: '12,50 GBP' }, 'price: "12,50" cannot'],
    [{ price: '1,250 GBP' }, 'price: "1,250 GBP" cannot'],
    [{ price: '12.50' }, 'price: "12.50" is not an amount with a currency'],
    [{ price: '12.50 JPY' }, 'price: the shop does not sell in JPY'],
    [{ price: '-5 GBP' }, 'price: "-5 GBP" is not an amount'],
    [{ title: '&lt;b&gt;&lt;/b&gt;' }, 'title has no words'],
  ])('%j', async (fields, reason) => {
    const outcome = await importText(
      feed(item({ id: 'other', item_group_id: 'other' }), item(fields)),
    );
    expect(reasons(outcome, 'refused')).toEqual([
      expect.stringContaining(
        `4: ${reason.split(' cannot')[0]?.replace('"12,50"', '"12,50 GBP"')}`,
      ),
    ]);
    expect(outcome.report).toMatchObject({ rows: 2, variants: 1, refused: 1 });
  });

  test('with a decimal comma, and the advice is the option', async () => {
    const text = feed(item({ id: 'other', item_group_id: 'other' }), item({ price: '12,50 GBP' }));
    const { issues } = await importText(text);
    expect(issues.find(({ severity }) => severity === 'refused')?.advice).toContain(
      '--decimal-comma',
    );
    const file = join(folder, 'feed.xml');
    const result = await runImport(createMemoryShop(), file, {
      allowHosts: ['none.invalid'],
      hasDecimalComma: true,
    });
    expect(result.report).toMatchObject({ variants: 2, refused: 0 });
  });

  test('when its id, or its colour and size, is that of another row', async () => {
    const outcome = await importText(
      feed(
        item({ id: 'a', item_group_id: 'g' }),
        item({ id: 'a', item_group_id: 'h' }),
        item({ id: 'b', item_group_id: 'g', color: 'BLUE' }),
      ),
    );
    expect(reasons(outcome, 'refused').sort()).toEqual([
      '4: id is already used on line 3',
      '5: has the same colour and size as the item on line 3',
    ]);
    expect(outcome.report).toMatchObject({ rows: 3, variants: 1, refused: 2 });
  });
});

describe('a row is imported with a warning', () => {
  test.each([
    [{ brand: '' }, 'brand missing: shown as Unbranded'],
    [{ image_link: '' }, 'image_link missing'],
    [{ sale_price: '20.00 GBP' }, 'sale_price ignored: it is not below price'],
    [{ sale_price: '15.00 EUR' }, 'sale_price ignored: it is in another currency than price'],
    [
      { sale_price: '15 GBP', sale_price_effective_date: 'soon' },
      'sale_price ignored: its dates "soon" cannot be read',
    ],
    [
      { sale_price: '15 GBP', sale_price_effective_date: '2027-01-01/2027-02-01' },
      'sale_price ignored: it starts on 2027-01-01: import again then',
    ],
    [{ color: 'Wibble' }, 'colour "Wibble" belongs to no known family: filed under multi'],
    [{ brand: 'Womens' }, 'brand and category share the slug womens: its page shows the category'],
    [
      { product_type: 'Clothing &gt; A &gt; B &gt; C' },
      '"Clothing > A > B > C" is deeper than the shop\'s tree: kept as "A > B"',
    ],
  ])('%j', async (fields, reason) => {
    const outcome = await importText(feed(item(fields)));
    expect(reasons(outcome, 'warning')).toEqual([`3: ${reason}`]);
    expect(outcome.report).toMatchObject({ rows: 1, variants: 1, refused: 0 });
    expect([...shop.products.values()][0]?.variants[0]?.prices).toEqual({
      GBP: { centAmount: 2000 },
    });
  });
});

describe('a product', () => {
  test('is assembled from rows anywhere in the file', async () => {
    const sizes = ['L', 'S', '2XL', 'M', 'XS', '10', '8'];
    const rows = sizes.flatMap((size, index) => [
      item({ id: `a${index}`, item_group_id: 'a', size, title: `Tee ${size}` }),
      item({ id: `x${index}`, title: `Other ${index}` }),
    ]);
    const { report } = await importText(feed(...rows));
    expect(report.products.created).toBe(8);
    expect(shop.products.get('a')?.variants.map(({ size }) => size)).toEqual([
      'XS',
      'S',
      'M',
      'L',
      '2XL',
      '8',
      '10',
    ]);
    expect(shop.products.get('a')?.name['en-GB']).toBe('Tee');
  });

  test('with the same name as others gets a slug of its own, whatever the order of the file', async () => {
    const rows = [item({ id: 'a' }), item({ id: 'b' }), item({ id: 'c', title: 'Vest' })];
    await importText(feed(...rows));
    const slugs = [...shop.products.values()].map(({ slug }) => slug);
    expect(slugs).toEqual([
      expect.stringMatching(/^plain-tee-\w{6}$/),
      expect.stringMatching(/^plain-tee-\w{6}$/),
      'vest',
    ]);
    const { report } = await importText(feed(...rows.toReversed()));
    expect(report.products).toEqual({ created: 0, updated: 0, unchanged: 3 });
  });

  test('whose slug the shop already uses gets a suffix, the same at every import', async () => {
    await importText(feed(item({ id: 'old' })));
    const text = feed(item({ id: 'new' }), item({ id: 'vest', title: 'Vest' }));
    const outcome = await importText(text);
    expect(shop.products.get('new')?.slug).toMatch(/^plain-tee-\w{6}$/);
    expect(reasons(outcome, 'warning')).toEqual([
      `3: slug is used by another product: saved as ${shop.products.get('new')?.slug}`,
    ]);
    expect((await importText(text)).report.products).toEqual({
      created: 0,
      updated: 0,
      unchanged: 2,
    });
  });

  test('keeps a valid sku, and other characters of a key become dashes', async () => {
    await importText(
      feed(
        item({ id: 'ABC12345-6-78' }),
        item({ id: 'M12345678', title: 'B' }),
        item({ id: 'naïve key/1', title: 'C' }),
      ),
    );
    const [first, second, third] = [...shop.products.values()];
    expect([first?.variants[0], second?.variants[0]]).toEqual([
      expect.objectContaining({ sku: 'ABC12345-6-78' }),
      expect.objectContaining({ sku: 'M12345678' }),
    ]);
    expect(first?.variants[0]).not.toHaveProperty('rawSku');
    expect(third?.productKey).toMatch(/^na-ve-key-1-[0-9A-Z]{8}$/);
    expect(third?.variants[0]).toMatchObject({ rawSku: 'naïve key/1' });
  });

  test('keeps the text of its HTML and nothing else', async () => {
    const html =
      '<![CDATA[<meta charset=x><title>imported</title><style>p{}</style><p onclick="a>b">Soft &amp; <b>warm</b>.</p><script>alert(1)</script><ul><li>One</li><li>Two</li></ul><img src=x onerror="alert(2)">]]>';
    await importText(feed(item({ description: html })));
    expect(shop.products.get('tee-1')?.description['en-GB']).toBe('Soft & warm.\n\nOne\nTwo');
  });
});

describe('a file', () => {
  test('in another encoding, or with a byte order mark, is read correctly', async () => {
    const latin = Buffer.from(
      feed(item({ title: 'Crêpe' })).replace('UTF-8', 'ISO-8859-1'),
      'latin1',
    );
    await importText(latin);
    expect(shop.products.get('tee-1')?.name['en-GB']).toBe('Crêpe');
    await importText(Buffer.from(`\uFEFF${feed(item({ title: 'Jersey' }))}`, 'utf16le'));
    expect(shop.products.get('tee-1')?.name['en-GB']).toBe('Jersey');
  });

  test('that is missing, a folder or no feed is refused', async () => {
    await expect(runImport(shop, join(folder, 'none.xml'))).rejects.toMatchObject({
      status: 422,
      code: 'import.unreadable',
    });
    await expect(runImport(shop, folder)).rejects.toMatchObject({
      status: 422,
      code: 'import.unreadable',
    });
    await expect(importText('id,title\n1,Tee\n')).rejects.toMatchObject({
      status: 422,
      code: 'import.unknownFormat',
    });
    expect(shop.products.size).toBe(0);
  });

  test('with one product that the shop refuses is imported without it', async () => {
    await importText(feed(item({ id: 'M00000001', item_group_id: 'first' })));
    const rows = Array.from({ length: 30 }, (_, index) =>
      item({ id: `n${index}`, title: `Tee no ${index}` }),
    );
    const outcome = await importText(
      feed(
        ...rows.slice(0, 15),
        item({ id: 'M00000001', item_group_id: 'second', title: 'Thief' }),
        ...rows.slice(15),
      ),
    );
    expect(reasons(outcome, 'refused')).toEqual([
      '18: The sku M00000001 of product second belongs to product first',
    ]);
    expect(outcome.report).toMatchObject({
      rows: 31,
      variants: 30,
      refused: 1,
      products: { created: 30 },
    });
  });

  test('stops when it is cancelled', async () => {
    const stop = new AbortController();
    stop.abort();
    const file = join(folder, 'feed.xml');
    await writeFile(file, feed(item()));
    await expect(runImport(shop, file, { signal: stop.signal })).rejects.toThrow('aborted');
  });
});
