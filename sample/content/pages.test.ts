/** Tests that the sample pages pass the checks for editors' pages. */
import { expect, test } from 'vitest';
import { readBlockContents } from '#blocks/render/block-contents.node.server.ts';
import { listSectionFaults } from '#blocks/render/list-section-faults.ts';
import { formatBrandSlug } from '#features/catalogue/catalogue.ts';
import type { ContentPage } from '#features/content/content.ts';
import { checkPages } from '#features/content/edit/check-pages.server.ts';
import type { ContentAdmin } from '#features/content/edit/content-admin.ts';
import { isListed } from '#features/content/links/listed-pages.ts';
import { recommendSize } from '#features/guided-selling/size/recommend-size.ts';
import { findSizeTable } from '#features/guided-selling/size/size-table.ts';
import { listSizeGuides, listWithoutSizeGuide } from '#features/pickers/size-guide.ts';
import { isGenericText } from '#test/journeys/support/page-html/generic-links.ts';
import { listRepetitions } from '#test/journeys/support/page-html/page-faults.ts';
import { brands, newcomers } from '../catalogue/brands.ts';
import { buildSampleCatalogue } from '../catalogue/catalogue.ts';
import { parsePictureId } from '../drawings/draw-picture.ts';
import { parseStudioId } from '../studio/picture-id.ts';
import { pictureFor } from './create-block.ts';
import { buildSamplePages } from './pages.ts';
import { sizeGuidePages } from './size-guides.ts';

const pages = buildSamplePages();
const { categories, products } = buildSampleCatalogue();

test('every block is known and whole, every link leads somewhere, every product is sold there', async () => {
  const contentAdmin: Pick<ContentAdmin, 'listPages' | 'listUnknown'> = {
    listPages: async () => [],
    async listUnknown({ fascia }, { productKeys, productSlugs, categorySlugs, skus, pictures }) {
      const sold = products.filter(({ availableFascias }) => availableFascias.includes(fascia));
      const keys = new Set(sold.map(({ productKey }) => productKey));
      const soldSkus = new Set(sold.flatMap(({ variants }) => variants.map(({ sku }) => sku)));
      const slugs = new Set(sold.map(({ slug }) => slug));
      const names = new Set([
        ...categories.map(({ slug }) => slug),
        ...brands
          .filter(({ fascias }) => fascias.some((candidate) => candidate === fascia))
          .map(({ name }) => formatBrandSlug(name)),
      ]);
      return {
        productKeys: productKeys.filter((key) => !keys.has(key)),
        productSlugs: productSlugs.filter((slug) => !slugs.has(slug)),
        categorySlugs: categorySlugs.filter((slug) => !names.has(slug)),
        skus: skus.filter((sku) => !soldSkus.has(sku)),
        pictures: pictures.filter(
          (id) => parseStudioId(id) === null && parsePictureId(id) === null,
        ),
      };
    },
  };
  const files = pages.map(({ fascia, locale, page }) => ({
    file: `${fascia}/${locale}/${page.path}`,
    name: { fascia, locale, path: page.path },
    page,
  }));
  const contents = await readBlockContents();
  const listFaults = (sections: readonly unknown[]) => listSectionFaults(contents, sections);
  expect(
    await checkPages(files, contentAdmin, {
      listSectionFaults: listFaults,
      now: new Date('2026-11-01T00:00:00Z'),
    }),
  ).toEqual([]);
});

test('the text of each link describes where it leads', () => {
  const listGeneric = (value: unknown, locale: string): readonly string[] => {
    if (typeof value !== 'object' || value === null) return [];
    const inside = Object.values(value).flatMap((item) => listGeneric(item, locale));
    if (!('href' in value && 'label' in value)) return inside;
    const label = String(value.label);
    return isGenericText(label, locale) ? [label, ...inside] : inside;
  };
  const found = pages.flatMap(({ fascia, locale, page }) =>
    listGeneric(page.sections, locale).map((text) => `${fascia}/${locale}/${page.path}: ${text}`),
  );
  expect(found).toEqual([]);
});

test('no two pages of a shop that engines find have one title, or one description', () => {
  const listed = pages.filter(({ page }) => isListed(page.path));
  const texts = (find: (page: ContentPage) => string | undefined) =>
    listed.map(({ fascia, locale, page }) => ({
      ...{ url: page.path, text: `${fascia} ${locale}: ${find(page)}` },
    }));
  expect(listRepetitions(texts(({ title }) => title))).toEqual([]);
  expect(listRepetitions(texts(({ description }) => description))).toEqual([]);
});

test('no page is there twice', () => {
  const names = pages.map(({ fascia, locale, page }) => `${fascia}|${locale}|${page.path}`);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

/** For developers, so in English only. */
const WITHOUT_LANGUAGE = ['pages/blocks'];

test('every page is there in every language of its fascia', () => {
  for (const fascia of new Set(pages.map((page) => page.fascia))) {
    const own = pages.filter((page) => page.fascia === fascia);
    const localesOf = (path: string) =>
      own.filter(({ page }) => page.path === path).map(({ locale }) => locale);
    for (const { page } of own)
      if (!WITHOUT_LANGUAGE.includes(page.path))
        expect(localesOf(page.path), page.path).toEqual(localesOf('home'));
  }
});

test('a wide crop keeps the bottom of what stands, and the top of what hangs', () => {
  const picture = pictureFor('aldermoor');
  expect(picture('scene-table', 'stone', 'A table')).toHaveProperty('focus', 'bottom');
  expect(picture('scene-knitwear', 'oat', 'A roll-neck')).toHaveProperty('focus', 'top');
  expect(picture('mug', 'stone', 'A mug')).not.toHaveProperty('focus');
});

test('PDP-13: every size guide that a product of the sample links is there, in each language', () => {
  const faults = Map.groupBy(pages, ({ fascia, locale }) => `${fascia} ${locale}`);
  expect(faults.size).toBe(8);
  for (const [scope, own] of faults) {
    const there = new Set(own.map(({ page }) => `/${page.path}`));
    const [fascia = ''] = scope.split(' ');
    const sold = products
      // Memberships need no size guide.
      .filter(
        ({ availableFascias, department }) =>
          availableFascias.includes(fascia) && department !== 'services',
      )
      .map((product) => ({ ...product, brandSlug: formatBrandSlug(product.brand) }));
    expect(
      sold.filter(({ productType }) => productType === 'fashion').length > 0 ||
        fascia === 'fernhollow',
      scope,
    ).toBe(true);
    expect(
      listWithoutSizeGuide(sold, (href) => there.has(href)),
      scope,
    ).toEqual([]);
  }
});

test('PDP-13: every size guide of clothing in the sample has a part about its department', () => {
  // Belts and rings are sold in the department of women's clothing.
  const clothes = new Set(
    [...brands, ...newcomers].flatMap(({ name, groups }) =>
      groups.map((group) => `${name} ${group}`),
    ),
  );
  const guides = new Map(
    pages.map(({ fascia, locale, page }) => [`${fascia} ${locale} /${page.path}`, page]),
  );
  const missing = products
    .filter(({ brand, department }) => clothes.has(`${brand} ${department}`))
    .filter(({ productType }) => productType === 'fashion')
    .flatMap((product) =>
      product.availableFascias.flatMap((fascia) => {
        const hrefs = listSizeGuides({ ...product, brandSlug: formatBrandSlug(product.brand) });
        const guide = hrefs.map((href) => guides.get(`${fascia} en-GB ${href}`)).find(Boolean);
        const text = JSON.stringify(guide?.sections ?? []);
        return text.includes(`"anchor":"${product.department}"`) ? [] : product.productKey;
      }),
    );
  expect(missing).toEqual([]);
});

test('French pages have a no-break space before double punctuation and inside quotation marks', () => {
  const french = pages.filter(({ locale }) => locale.startsWith('fr'));
  const texts = french.map(({ page }) => JSON.stringify(page));
  expect(texts.flatMap((text) => text.match(/.{0,30}(?: [:;!?»]|« ).{0,10}/g) ?? [])).toEqual([]);
});

test.each(['en-GB', 'fr-FR', 'de-DE', 'ar'])('PDP-12: women’s M is UK 12 in %s', (locale) => {
  const guide = sizeGuidePages('aldermoor', locale).find(({ path }) =>
    path.startsWith('pages/brands/saltmarsh/'),
  );
  const recommend = (sizes: readonly string[]) =>
    recommendSize(
      { sizes, usual: null, fit: 'regular', measured: [90, 72, 98] },
      guide ? findSizeTable(guide, sizes) : null,
    );
  expect(recommend(['XS', 'S', 'M', 'L', 'XL', 'XXL'])).toMatchObject({
    kind: 'measured',
    size: 'M',
    smaller: 'M',
  });
  expect(recommend(['10', '12', '14'])).toMatchObject({ kind: 'measured', size: '12' });
});
