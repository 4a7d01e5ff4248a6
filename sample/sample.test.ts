/** Tests that the sample shop is complete and consistent, and that every special case exists. */
import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { listKeys } from '#test/expect-defined.ts';
import {
  buildSampleCatalogue,
  MAX_PRODUCTS,
  MIN_PRODUCTS,
  makeProducts,
} from './catalogue/catalogue.ts';
import { styleNames } from './catalogue/style-names.ts';
import { buildSamplePages } from './content/pages.ts';
import { drawPicture } from './drawings/draw-picture.ts';
import { models, prints } from './models.ts';
import { palette } from './palette.ts';
import { parseStudioId } from './studio/picture-id.ts';

const { categories, products, cases } = buildSampleCatalogue();
const byKey = new Map(products.map((product) => [product.productKey, product]));
const languages: Record<string, readonly string[]> = {
  aldermoor: ['en-GB', 'fr-FR', 'de-DE'],
  nightjar: ['en-GB', 'de-DE', 'ar'],
  fernhollow: ['en-GB', 'fr-FR'],
};

const ownBrands: Record<string, string> = {
  aldermoor: 'Aldermoor Edit',
  nightjar: 'Nightjar Studio',
  fernhollow: 'Fernhollow Apothecary',
};

function productOf(name: keyof typeof cases) {
  const product = byKey.get(cases[name]);
  if (!product) throw new Error(`no product for ${name}`);
  return product;
}

function expectUnique(values: readonly string[]) {
  expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([]);
}

test('it has 1,502 products and is the same every time', () => {
  expect(products).toHaveLength(1_502);
  expect(buildSampleCatalogue()).toEqual({ categories, products, cases });
});

test('a smaller shop is the beginning of a larger one', () => {
  expect([...makeProducts(MIN_PRODUCTS)]).toEqual(products.slice(0, MIN_PRODUCTS));
  expect([...makeProducts(MIN_PRODUCTS + 90)]).toEqual(products.slice(0, MIN_PRODUCTS + 90));
});

test.each([
  ['OKH10005', 'oakhanger-striped-merino-mens-jumper'],
  ['HRL10012', 'harrow-linen-low-ash-side-table'],
  ['RUC10030', 'rue-calder-chunky-wool-blend-jumper'],
  ['LDH10029', 'loud-hours-everyday-leather-crossbody-bag'],
])('%s is what it was before there were more kinds', (key, slug) => {
  expect(byKey.get(key)?.slug).toBe(slug);
});

test.each([0, MIN_PRODUCTS - 1, 700.5, MAX_PRODUCTS + 1, Number.NaN])(
  'a shop of %s products is refused',
  (count) => {
    expect(() => buildSampleCatalogue(count)).toThrow(
      `The sample has ${MIN_PRODUCTS} to ${MAX_PRODUCTS} products, not ${count}.`,
    );
  },
);

test('where words run out brands name their styles, and keys stay well-formed', () => {
  const seen = new Set<string>();
  let styled = 0;
  for (const { productKey, slug, name } of makeProducts(12_000)) {
    for (const segment of [productKey, slug]) {
      if (seen.has(segment)) throw new Error(`${segment} is there twice`);
      seen.add(segment);
    }
    expect(productKey).toMatch(/^[A-Z]{3}\d{5}$/);
    if (styleNames.includes(name['en-GB'].split(' ')[0] ?? '')) styled += 1;
  }
  expect(styled).toBeGreaterThan(0);
});

test('keys, slugs and skus are unique and well-formed', () => {
  expectUnique(products.map(({ productKey }) => productKey));
  expectUnique(products.map(({ slug }) => slug));
  const skus = products.flatMap(({ variants }) => variants.map(({ sku }) => sku));
  expectUnique(skus);
  expect(skus.filter((sku) => !/^[A-Z]{3}\d{5}-\d+-\d+$/.test(sku))).toEqual([]);
});

describe.each(Object.entries(languages))('%s', (fascia, tags) => {
  const sold = products.filter(({ availableFascias }) => availableFascias.includes(fascia));
  test('sells one membership, in the name and with the pictures of its own', () => {
    const memberships = sold.filter(({ facts }) => facts.isPremier);
    const pictures = memberships.flatMap(({ colours }) =>
      colours.flatMap((colour) => colour.pictures.map(({ id }) => parseStudioId(id)?.setting)),
    );
    expect(memberships.map(({ brand }) => brand)).toEqual([ownBrands[fascia]]);
    expect(new Set(pictures)).toEqual(new Set(['shop']));
  });

  test('sells at least 400 products, none named like another', () => {
    expect(sold.length).toBeGreaterThanOrEqual(400);
    expectUnique(sold.map(({ name, brand }) => `${brand} ${name['en-GB']}`));
  });
  test('has words in each of its languages', () => {
    for (const tag of tags)
      for (const { productKey, name, description, colours } of sold) {
        expect([
          productKey,
          tag,
          name[tag],
          description[tag],
          colours.every(({ label }) => label[tag]),
        ]).not.toContain(undefined);
      }
  });
});

test('three descriptions in four are like no other of their kind', () => {
  const said = products.map(
    ({ description, facts }) => `${facts.styleTaxonomy} ${description['en-GB']}`,
  );
  expect(new Set(said).size / said.length).toBeGreaterThan(0.75);
});

test('every variant has a price in every currency, and a colour that the product has', () => {
  for (const { variants, colours } of products)
    for (const { prices, colour } of variants) {
      expect(prices.GBP && prices.EUR && prices.AED).toBeTruthy();
      expect(colours.map(({ key }) => key)).toContain(colour);
    }
});

test('nothing of silver is sold in gold', () => {
  const silver = products.filter(({ facts }) => facts.material?.includes('recycled silver'));
  expect(silver.length).toBeGreaterThan(5);
  expect(new Set(silver.flatMap(({ colours }) => colours.map(({ key }) => key)))).toEqual(
    new Set(['silver']),
  );
});

test('brass is not black, and no lamp is washed up', () => {
  const brass = products.filter(({ facts }) => facts.material?.includes('brass'));
  expect(new Set(brass.flatMap(({ colours }) => colours.map(({ key }) => key)))).toEqual(
    new Set(['gold']),
  );
  const lamps = products.filter(({ facts }) => facts.styleTaxonomy?.endsWith('lamp'));
  expect(lamps.length).toBeGreaterThan(10);
  expect(
    lamps.filter((lamp) =>
      /dishwasher|bathing/.test(`${lamp.description['en-GB']} ${lamp.detailsAndCare?.['en-GB']}`),
    ),
  ).toEqual([]);
});

test('nothing that is only drawn, be it for its print, is among the best-sellers', () => {
  const best = products.filter(({ popularity = 0 }) => popularity > 0.25);
  const pictures = best.flatMap(({ colours }) => colours.flatMap((colour) => colour.pictures));
  expect(pictures.length).toBeGreaterThan(0);
  expect(pictures.filter(({ id }) => parseStudioId(id) === null)).toEqual([]);
});

test('every picture has been photographed or can be drawn', () => {
  const ids = [
    ...products.flatMap(({ colours }) => colours.flatMap(({ pictures }) => pictures)),
    ...categories.flatMap(({ picture }) => picture ?? []),
  ].map(({ id }) => id);
  for (const id of new Set(ids)) {
    if (id.startsWith('studio.')) {
      expect([id, parseStudioId(id)]).not.toContain(null);
      continue;
    }
    const [, model = '', colour = '', view] = id.split('.');
    expect(models).toHaveProperty([model]);
    const [, found] = Object.entries(models).find(([name]) => name === model) ?? [];
    expect(found?.views).toContain(view);
    expect(Object.keys(palette)).toContain(colour.replace(/-(stripe|check|floral|spot)$/, ''));
  }
});

test('what is printed has a swatch of its cloth that can be drawn, and plain cloth has none', () => {
  const swatches = new Set<string>();
  for (const { pictures, swatchImage } of products.flatMap(({ colours }) => colours)) {
    const [look = ''] = pictures.map(({ id }) => id.split('.')[2] ?? '');
    const isPrinted = prints.some((print) => look.endsWith(`-${print}`));
    expect(swatchImage).toBe(isPrinted ? `draw.swatch.${look}.front` : undefined);
    if (swatchImage !== undefined) swatches.add(swatchImage);
  }
  expect(new Set([...swatches].map((id) => id.split('-').at(-1)))).toEqual(
    new Set(prints.map((print) => `${print}.front`)),
  );
  for (const id of swatches) expect(drawPicture(id)).toMatch(/^<svg /);
});

test('categories are three levels deep and products belong to existing ones', () => {
  const slugs = new Set(categories.map(({ slug }) => slug));
  expect(
    products.flatMap((product) => product.categories).filter((slug) => !slugs.has(slug)),
  ).toEqual([]);
  expect(categories.filter(({ slug }) => slug.split('-').length >= 3).length).toBeGreaterThan(30);
});

test('each case that the specification distinguishes is there', () => {
  expect(productOf('lowStock').variants[0]?.stock).toBe(2);
  expect(productOf('sizeOut').variants[0]?.stock).toBe(0);
  expect(productOf('colourOut').variants.filter(({ stock }) => stock === 0).length).toBeGreaterThan(
    1,
  );
  expect(productOf('allOut').variants.every(({ stock }) => stock === 0)).toBe(true);
  expect(
    productOf('oneSizeInStock')
      .variants.filter(({ stock }) => stock > 0)
      .every(({ size }) => size === 'M'),
  ).toBe(true);
  expect(productOf('sale').variants.every(({ prices }) => prices.GBP?.wasCentAmount)).toBe(true);
  expect(
    new Set(productOf('upToSaving').variants.map(({ prices }) => prices.GBP?.centAmount)).size,
  ).toBe(2);
  expect(productOf('marketplace').variants[0]?.marketplaceSku).toMatch(/^M\w{8,}$/);
  expect(productOf('giftWithPurchase').facts.gwpSku).toBeDefined();
  expect(productOf('filmed').colours.map(({ videos }) => videos?.[0]?.baseUrl)).toContain(
    '/media/film.jumper-crew.navy',
  );
  expect(productOf('defaultSize').facts.preSelectedSkus).toHaveLength(
    productOf('defaultSize').colours.length,
  );
  expect(productOf('truefit').facts.sizingService).toBe('truefit');
  expect(productOf('customised').facts.customisationGroupName).toBeDefined();
  expect(productOf('preloved').categories[0]).toBe('womens-preloved');
  expect(productOf('preloved').variants.map(({ stock }) => stock)).toEqual([1]);
  expect(productOf('misc').colours.map(({ key }) => key)).toEqual(['misc']);
  expect(productOf('draft').status).toBe('draft');
  expect(productOf('archived').status).toBe('archived');
  expect(productOf('longGermanName').name['de-DE']?.length).toBeGreaterThanOrEqual(40);
  expect(products.some(({ facts }) => facts.isPremier)).toBe(true);
  expect(products.some(({ facts }) => facts.isBulky)).toBe(true);
  expect(products.some(({ productKey }) => productKey.startsWith('YDD'))).toBe(true);
  expect(products.some(({ variants }) => new Set(variants.map(({ size }) => size)).size > 11)).toBe(
    true,
  );
});

test('the guide to the sample names every case by its address', async () => {
  const guide = await readFile('docs/sample-shop.md', 'utf8');
  for (const name of listKeys(cases)) expect(guide).toContain(`\`${productOf(name).slug}\``);
});

describe('what the examples of blocks name', () => {
  const files = import.meta.glob<Readonly<Record<string, object>>>(
    '../src/blocks/*/*.fixtures.ts',
    { eager: true, import: 'fixtures' },
  );
  const named = Object.values(files)
    .flatMap((examples) => Object.entries(examples))
    .flatMap(([example, content]) =>
      (JSON.stringify(content).match(/\b[A-Z]{3}\d{5}[\w#-]*/g) ?? []).map((name) => ({
        example,
        name,
      })),
    );
  const sold = products.filter(({ status }) => status === 'live');
  const namesOf = ({ productKey, colours, variants }: (typeof products)[number]) => [
    productKey,
    ...colours.map(({ key }) => `${productKey}#${key}`),
    ...variants.map(({ sku }) => sku),
  ];

  test('is sold, as are the colours and the variants', () => {
    expect(named.length).toBeGreaterThan(10);
    const known = new Set(sold.flatMap(namesOf));
    expect(named.filter(({ name }) => !known.has(name))).toEqual([]);
  });

  test('is sold in every shop that its reviews mention', () => {
    const everywhere = named.filter(({ example }) => example.includes('in every shop'));
    expect(everywhere.length).toBeGreaterThan(1);
    const known = sold.filter(({ availableFascias }) =>
      Object.keys(languages).every((fascia) => availableFascias.includes(fascia)),
    );
    const names = new Set(known.flatMap(namesOf));
    expect(everywhere.filter(({ name }) => !names.has(name))).toEqual([]);
  });
});

test('every fascia has a home page, help and a page for what is missing in each of its languages', () => {
  const pages = buildSamplePages();
  for (const [fascia, tags] of Object.entries(languages))
    for (const locale of tags) {
      const paths = pages
        .filter((page) => page.fascia === fascia && page.locale === locale)
        .map(({ page }) => page.path);
      const help = ['returns', 'delivery', 'faq'].map((name) => `pages/informational/${name}`);
      expect(paths).toEqual(expect.arrayContaining(['home', ...help, '404']));
    }
});
