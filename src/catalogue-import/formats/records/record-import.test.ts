/** Tests of importing reviews, categories, stock and prices, every row accounted for. */
import { beforeEach, describe, expect, test } from 'vitest';
import { sampleProduct, sampleVariant } from '#features/catalogue/catalogue-records.fixtures.ts';
import { createImportSetup } from '../../import-setup.fixtures.server.ts';
import type { ImportOutcome } from '../../import-shop.fixtures.server.ts';

const setup = createImportSetup('file');
const { importText } = setup;

beforeEach(async () => {
  const variants = [
    sampleVariant('AAA00001-1-1', { size: 'S' }),
    sampleVariant('AAA00001-1-2', { size: 'M' }),
  ];
  await setup.shop.ports.catalogueImport.saveProducts([sampleProduct('green-ring', { variants })]);
});

function formatIssues({ issues }: ImportOutcome): string[] {
  return issues
    .toSorted((a, b) => a.line - b.line)
    .map(({ line, severity, reason }) => `${line} ${severity}: ${reason}`);
}

describe('reviews', () => {
  const line = (fields: object): string =>
    `${JSON.stringify({ productHandle: 'green-ring', rating: 4, reviewText: 'Nice!', username: 'Ann', submittedAt: '2025-04-30T09:41:02.053Z', ...fields })}\n`;

  test('a later export with more votes and a reply changes the review, and adds none', async () => {
    await importText(line({}));
    const reply = { reply: 'Thank you.', replyName: 'The shop' };
    await importText(line({ helpful: 3, ...reply }));
    expect([...setup.shop.reviews.values()]).toMatchObject([
      { helpfulCount: 3, responses: [{ clientName: 'The shop', text: 'Thank you.' }] },
    ]);
  });

  test('two reviews of one person are two, the same one twice is one, and unknown products are reported', async () => {
    const text = [
      line({}),
      line({ submittedAt: '2025-04-30T09:41:02.054Z' }),
      line({}),
      line({ productHandle: 'Green_Ring' }),
      line({ productHandle: 'phone' }),
      line({ rating: 6 }),
      line({ submittedAt: 'soon' }),
      line({ mood: 'blue' }),
      'nonsense\n',
    ].join('');
    const outcome = await importText(text);
    expect(formatIssues(outcome)).toEqual([
      '3 ignored: repeats line 1',
      '4 ignored: repeats line 1',
      '5 refused: there is no product phone',
      '6 refused: rating "6" is no whole number from 1 to 5',
      '7 refused: submittedAt "soon" is not a date',
      '8 warning: unknown field mood is ignored',
      '8 ignored: repeats line 1',
      '9 refused: the line is not a JSON object',
    ]);
    expect(outcome.report).toMatchObject({
      format: 'reviews',
      rows: 9,
      imported: 2,
      refused: 4,
      ignored: 3,
      records: { created: 2 },
    });
    expect(
      [...setup.shop.reviews.values()].map(({ submittedAt }) => submittedAt.slice(-5)),
    ).toEqual(['.053Z', '.054Z']);
    expect((await importText(text)).report.records).toEqual({
      created: 0,
      updated: 0,
      unchanged: 2,
    });
  });

  test('as CSV, with their markup converted to text', async () => {
    const { report } = await importText(
      'Product Handle,Rating,Title,Body,Date\ngreen-ring,5,"<b>So, so</b>","<p>One</p><p>Two</p>",2025-04-30\n',
    );
    expect(report).toMatchObject({ format: 'reviews', imported: 1 });
    expect([...setup.shop.reviews.values()]).toMatchObject([
      { title: 'So, so', body: 'One\n\nTwo', submittedAt: '2025-04-30T00:00:00.000Z' },
    ]);
  });
});

describe('categories', () => {
  const header = 'key,externalId,name.de,slug.de,name.en,slug.en,parentId,orderHint\n';

  test('are imported as a tree from any order of rows, in every language, with parents by id', async () => {
    const text = `${header}c3,3,Hosen,trousers,Trousers,trousers,2,0.2\nc1,1,Neu,new,New,new,,0.1\nc2,2,Damen,women,Women,women,,0.2\nc4,4,Jacken,jackets,Jackets,jackets,2,0.1\n`;
    const { report } = await importText(text);
    expect(report).toMatchObject({
      format: 'categories',
      rows: 4,
      imported: 4,
      categories: { created: 4 },
    });
    expect([...setup.shop.categories.values()]).toMatchObject([
      { slug: 'new', parentSlug: null, position: 0 },
      {
        slug: 'women',
        parentSlug: null,
        position: 1,
        name: { 'en-GB': 'Women', 'de-DE': 'Damen' },
      },
      { slug: 'jackets', parentSlug: 'women', position: 0 },
      { slug: 'trousers', parentSlug: 'women', position: 1 },
    ]);
    expect((await importText(text)).report.categories).toEqual({
      created: 0,
      updated: 0,
      unchanged: 4,
    });
  });

  test('rows with an unknown parent, a circle of parents or a repeated slug are refused', async () => {
    const outcome = await importText(
      `${header}a,1,,,Anna,anna,2,\nb,2,,,Ben,ben,1,\nc,3,,,Cat,cat,9,\nd,4,,,Dog,dog,,\ne,5,,,Dog,dog,,\nf,6,Ohne,ohne,,,,\n`,
    );
    expect(formatIssues(outcome)).toEqual([
      '2 refused: its parents form a circle',
      '3 refused: its parents form a circle',
      '4 refused: its parent 9 is no category of the file',
      '6 refused: slug is already used on line 5',
      '7 warning: unknown field slug.de is ignored',
      '7 refused: the English name is missing',
    ]);
    expect(outcome.report).toMatchObject({ rows: 6, imported: 1, refused: 5 });
  });
});

describe('stock and prices', () => {
  const variantsOf = () =>
    setup.shop.products.get('green-ring')?.variants.map(({ stock, prices }) => [stock, prices.GBP]);

  test('each row sets what it names', async () => {
    const outcome = await importText(
      'sku,stock,price,compare_at_price\nAAA00001-1-1,7,,\nAAA00001-1-2,,9.50,12.00\nnobody,3,,\nAAA00001-1-1,-4,,\nAAA00001-1-2,many,,\nAAA00001-1-2,,,\n',
    );
    expect(formatIssues(outcome)).toEqual([
      '4 refused: there is no variant with this sku',
      '5 warning: stock "-4" is below 0: taken as 0',
      '6 refused: stock "many" is no whole number',
      '7 refused: neither stock nor price is given',
    ]);
    expect(outcome.report).toMatchObject({ format: 'stock', rows: 6, imported: 3, refused: 3 });
    expect(variantsOf()).toEqual([
      [0, { centAmount: 2500 }],
      [20, { centAmount: 950, wasCentAmount: 1200 }],
    ]);
  });

  test('as JSON Lines, with currencies; a decimal comma only with the option', async () => {
    const text =
      '{"sku":"AAA00001-1-1","stock":2,"price":"12,50"}\n{"sku":"AAA00001-1-2","price":8,"wasPrice":7,"currency":"EUR"}\n';
    expect(formatIssues(await importText(text))).toEqual([
      expect.stringContaining('1 refused: price: "12,50 GBP" is ambiguous'),
      '2 warning: wasPrice "7" ignored: it is not above the price',
    ]);
    await importText(text, { hasDecimalComma: true });
    expect(variantsOf()?.[0]).toEqual([2, { centAmount: 1250 }]);
    expect(setup.shop.products.get('green-ring')?.variants[1]?.prices).toEqual({
      GBP: { centAmount: 2500 },
      EUR: { centAmount: 800 },
    });
  });
});
