/** Tests of replacing imports, which archive missing products, and of dry runs. */
import { beforeEach, describe, expect, test } from 'vitest';
import { createImportSetup } from '../import-setup.fixtures.server.ts';
import { feed, item } from '../import-shop.fixtures.server.ts';

const setup = createImportSetup('feed.xml', { allowHosts: ['none.invalid'] });
const { importText } = setup;

beforeEach(async () => {
  await importText(
    feed(
      item({ id: 'a' }),
      item({ id: 'b', title: 'Other Tee' }),
      item({ id: 'c', title: 'Third Tee' }),
    ),
  );
});

const liveKeys = (): string[] =>
  [...setup.shop.products.values()]
    .filter(({ status }) => status === 'live')
    .map(({ productKey }) => productKey);

describe('replacing', () => {
  test('archives products that are not in the file, and keeps those whose rows are refused', async () => {
    const { report } = await importText(feed(item({ id: 'a' }), item({ id: 'b', price: '' })), {
      replaces: true,
      isForced: true,
    });
    expect(report).toMatchObject({ archived: 1, refused: 1 });
    expect(liveKeys()).toEqual(['a', 'b']);
    expect(setup.shop.products.get('c')?.status).toBe('archived');
  });

  test('archives nothing when rows cannot be read: missing products may be in them', async () => {
    const { report, issues } = await importText(
      feed(item({ id: 'a' })).replace('</channel>', '<item><g:id>x'),
      { replaces: true },
    );
    expect(report.archived).toBe(0);
    expect(issues.some(({ reason }) => reason.startsWith('nothing was archived'))).toBe(true);
    expect(liveKeys()).toEqual(['a', 'b', 'c']);
  });

  test('is refused if more than a fifth would be archived, reports which, and changes nothing', async () => {
    const cut = feed(item({ id: 'a', price: '30.00 GBP' }));
    const before = JSON.stringify([...setup.shop.products]);
    const reason =
      '2 of 3 products (67 %) are not in the file: b, c; more than the 20 % that --replace archives without --force';
    await expect(importText(cut, { replaces: true })).rejects.toMatchObject({
      ...{
        status: 409,
        code: 'import.archivesMany',
        message: `${reason}. Check whether the file is complete`,
      },
    });
    expect(JSON.stringify([...setup.shop.products])).toBe(before);
    const tried = await importText(cut, { replaces: true, isDryRun: true });
    expect(tried.issues.map((issue) => issue.reason)).toContain(reason);
    expect(tried.report.archived).toBe(2);
  });

  test('uses the archive limit of the request, and can be forced', async () => {
    const two = feed(item({ id: 'a' }), item({ id: 'b', title: 'Other Tee' }));
    await expect(importText(two, { replaces: true, archiveLimit: 0.3 })).rejects.toThrow(
      '1 of 3 products (33 %)',
    );
    expect((await importText(two, { replaces: true, archiveLimit: 0.34 })).report.archived).toBe(1);
    expect(
      (await importText(feed(item({ id: 'a' })), { replaces: true, isForced: true })).report
        .archived,
    ).toBe(1);
    expect(liveKeys()).toEqual(['a']);
  });

  test('without the option, nothing is archived', async () => {
    await importText(feed(item({ id: 'a' })));
    expect(liveKeys()).toEqual(['a', 'b', 'c']);
  });
});

describe('dry run', () => {
  test('counts what an import would do and changes nothing', async () => {
    const before = JSON.stringify([...setup.shop.products, ...setup.shop.categories]);
    const text = feed(
      item({ id: 'a', price: '30.00 GBP' }),
      item({ id: 'd', title: 'New Tee', product_type: 'Clothing &gt; New' }),
    );
    const options = { isDryRun: true, replaces: true, isForced: true, dataDir: setup.folder };
    const { report, issues } = await importText(text, options);
    expect(report).toMatchObject({
      isDryRun: true,
      products: { created: 1, updated: 1, unchanged: 0 },
      archived: 2,
    });
    expect(report.categories.created).toBe(1);
    expect(issues.filter(({ reason }) => reason.startsWith('picture'))).toEqual([]);
    expect(JSON.stringify([...setup.shop.products, ...setup.shop.categories])).toBe(before);
    expect(setup.shop.pictures.size).toBe(0);
    const real = await importText(text, { replaces: true, isForced: true });
    expect(real.report).toMatchObject({
      isDryRun: false,
      products: report.products,
      archived: 2,
    });
  });
});
