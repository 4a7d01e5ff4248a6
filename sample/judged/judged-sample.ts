/** Judged queries of the sample shop as judgements, with the search records of each language. */
import type { CategoryRecord, ProductRecord } from '#features/catalogue/catalogue-records.ts';
import { buildSampleCatalogue, MIN_PRODUCTS } from '../catalogue/catalogue.ts';
import { judgedLines } from './judged-lines.ts';
import { type Answering, judgedQueries } from './judged-queries.ts';

export type Judgement = {
  readonly query: string;
  readonly document: string;
  readonly grade: number;
};
export type JudgedRecord = { readonly objectID: string } & Readonly<Record<string, unknown>>;
export type JudgedSet = {
  readonly name: string;
  readonly locale: string;
  readonly records: readonly JudgedRecord[];
  readonly judgements: readonly Judgement[];
};

/**
 * One set for each language. The forty older English queries stay a separate set, so that its
 * figures remain comparable over time.
 */
export function buildJudgedSample(): readonly JudgedSet[] {
  const { products, categories } = buildSampleCatalogue(MIN_PRODUCTS);
  const bySlug = new Map(categories.map((category) => [category.slug, category]));
  const judge = (locale: string, queries: Readonly<Record<string, readonly Answering[]>>) => {
    const sold = products.filter(({ name }) => locale in name || locale === 'en-GB');
    const judgements = Object.entries(queries).flatMap(([query, lines]) =>
      sold.map((product) => ({
        query,
        document: product.productKey,
        grade: gradeOf(product, lines, locale),
      })),
    );
    // A query without any relevant product is no measure of ranking.
    const answered = new Set(judgements.filter(({ grade }) => grade > 0).map(({ query }) => query));
    return {
      ...{ locale, records: sold.map((product) => toRecord(product, bySlug, locale)) },
      judgements: judgements.filter(({ query }) => answered.has(query)),
    };
  };
  return [
    { name: 'sample, forty queries', ...judge('en-GB', judgedQueries) },
    ...Object.entries(judgedLines).map(([locale, text]) => ({
      name: `sample, ${locale}`,
      ...judge(locale, parseLines(text)),
    })),
  ];
}

function parseLines(text: string): Record<string, readonly Answering[]> {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return Object.fromEntries(
    lines.map((line) => parseLine(line.split('|', 2), line.split('|').slice(2).join('|'))),
  );
}

function parseLine(
  [query = '', categories = '']: readonly string[],
  conditions: string,
): [string, readonly Answering[]] {
  const slugs = categories.trim().split(/\s+/);
  const given = new Map(
    conditions
      .trim()
      .split(/\s+/)
      .filter((condition) => condition !== '')
      .map((condition) => [condition.slice(0, 1), condition.slice(2)]),
  );
  const [colour, brand, name] = ['c', 'b', 'n'].map((kind) => given.get(kind));
  const exact: Answering = {
    ...{ grade: 3, in: slugs },
    ...(colour !== undefined && { colour }),
    ...(brand !== undefined && { brand: brand.replaceAll('_', ' ') }),
    ...(name !== undefined && { name: new RegExp(name, 'iu') }),
  };
  return [query.trim(), given.size > 0 ? [exact, { grade: 1, in: slugs }] : [exact]];
}

function gradeOf(product: ProductRecord, lines: readonly Answering[], locale: string): number {
  const fits = (line: Answering) =>
    product.categories.some((slug) =>
      line.in.some((start) => slug === start || slug.startsWith(`${start}-`)),
    ) &&
    (line.name?.test(textIn(product.name, locale)) ?? true) &&
    (line.brand === undefined || line.brand === product.brand) &&
    (line.colour === undefined || product.colours.some(({ facet }) => facet === line.colour));
  return lines.find(fits)?.grade ?? 0;
}

function textIn(texts: Readonly<Record<string, string>> | undefined, locale: string): string {
  return texts?.[locale] ?? texts?.['en-GB'] ?? '';
}

function toRecord(
  product: ProductRecord,
  categories: ReadonlyMap<string, CategoryRecord>,
  locale: string,
): JudgedRecord {
  const path = product.categories.flatMap((slug) => ancestry(slug, categories));
  const text = (texts?: Readonly<Record<string, string>>) => textIn(texts, locale);
  const termName = (term: string) =>
    textIn(product.facts?.termNames?.[term] ?? { 'en-GB': term }, locale);
  return {
    objectID: product.productKey,
    name: text(product.name),
    brand: product.brand,
    department: product.department,
    categoryNames: [...new Set(path.map(({ name }) => text(name)))],
    colours: product.colours.map(({ label }) => text(label)),
    colourFacet: [...new Set(product.colours.map(({ facet }) => facet))],
    styleTaxonomy:
      product.facts?.styleTaxonomy === undefined ? null : termName(product.facts.styleTaxonomy),
    occasion: (product.facts?.occasion ?? []).map(termName),
    collection: product.facts?.collection ?? null,
    material: product.facts?.material ?? [],
    variantSkus: product.variants.map(({ sku }) => sku),
    description: text(product.description),
    details: [product.fabrication, product.detailsAndCare]
      .map(text)
      .filter((detail) => detail !== ''),
    isOnStock: true,
    popularity: product.popularity ?? 0,
    newness: 0,
  };
}

function ancestry(slug: string, categories: ReadonlyMap<string, CategoryRecord>): CategoryRecord[] {
  const category = categories.get(slug);
  if (!category) return [];
  return [category, ...(category.parentSlug ? ancestry(category.parentSlug, categories) : [])];
}
