/** The sample pages pass the check that editors' pages pass. */
import { expect, test } from 'vitest';
import { checkPages } from '#features/content/check-pages.server.ts';
import type { ContentDesk } from '#features/content/content-desk.ts';
import { createFaultFinder } from '#tools/find-content-fault.ts';
import { brands } from '../catalogue/brands.ts';
import { toSlug } from '../catalogue/build-product.ts';
import { buildSampleCatalogue } from '../catalogue/catalogue.ts';
import { buildSamplePages } from './pages.ts';
import { pictureFor } from './write-block.ts';

const pages = buildSamplePages();
const { categories, products } = buildSampleCatalogue();

test('every block is known and whole, every link leads somewhere, every product is sold there', async () => {
  const desk: ContentDesk = {
    listPages: async () => [],
    findPage: async () => null,
    savePage: async () => false,
    async listUnknown({ fascia }, { productKeys, productSlugs, categorySlugs }) {
      const sold = products.filter(({ availableFascias }) => availableFascias.includes(fascia));
      const keys = new Set(sold.map(({ productKey }) => productKey));
      const slugs = new Set(sold.map(({ slug }) => slug));
      const names = new Set([
        ...categories.map(({ slug }) => slug),
        ...brands.filter(({ fascias }) => fascias.some((one) => one === fascia)).map(({ name }) => toSlug(name)),
      ]);
      return {
        productKeys: productKeys.filter((key) => !keys.has(key)),
        productSlugs: productSlugs.filter((slug) => !slugs.has(slug)),
        categorySlugs: categorySlugs.filter((slug) => !names.has(slug)),
      };
    },
  };
  const files = pages.map(({ fascia, locale, page }) => ({
    file: `${fascia}/${locale}/${page.path}`,
    name: { fascia, locale, path: page.path },
    page,
  }));
  expect(await checkPages(files, desk, await createFaultFinder())).toEqual([]);
});

test('no page is there twice', () => {
  const names = pages.map(({ fascia, locale, page }) => `${fascia}|${locale}|${page.path}`);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

/** Blocks are shown to those who build. */
const WITHOUT_LANGUAGE = ['pages/blocks'];

test('every page is there in every language of its fascia', () => {
  for (const fascia of new Set(pages.map((one) => one.fascia))) {
    const own = pages.filter((one) => one.fascia === fascia);
    const localesOf = (wanted: string) => own.filter(({ page }) => page.path === wanted).map(({ locale }) => locale);
    for (const { page } of own)
      if (!WITHOUT_LANGUAGE.includes(page.path)) expect(localesOf(page.path), page.path).toEqual(localesOf('home'));
  }
});

test('a low frame leaves what stands its feet, and what hangs its neck', () => {
  const picture = pictureFor('aldermoor');
  expect(picture('scene-table', 'stone', 'A table')).toHaveProperty('focus', 'bottom');
  expect(picture('scene-knitwear', 'oat', 'A roll-neck')).toHaveProperty('focus', 'top');
  expect(picture('mug', 'stone', 'A mug')).not.toHaveProperty('focus');
});
