/** The judged queries of the sample shop as rows, with the shop's records as an index holds them. */
import type { CategoryRecord, ProductRecord } from '#features/catalogue-import/catalogue-import.ts';
import { buildSampleCatalogue, FEWEST_PRODUCTS } from '../catalogue/catalogue.ts';
import { type Answering, judgedQueries } from './judged-queries.ts';

export type Judgement = { readonly query: string; readonly document: string; readonly grade: number };
export type JudgedRecord = { readonly objectID: string } & Readonly<Record<string, unknown>>;

const LOCALE = 'en-GB';

export function buildJudgedSample(): { readonly records: readonly JudgedRecord[]; readonly judgements: readonly Judgement[] } {
  const { products, categories } = buildSampleCatalogue(FEWEST_PRODUCTS);
  const bySlug = new Map(categories.map((category) => [category.slug, category]));
  const judgements = Object.entries(judgedQueries).flatMap(([query, lines]) =>
    products.map((product) => ({ query, document: product.productKey, grade: gradeOf(product, lines) })),
  );
  return { records: products.map((product) => toRecord(product, bySlug)), judgements };
}

function gradeOf(product: ProductRecord, lines: readonly Answering[]): number {
  const fits = (line: Answering) =>
    product.categories.some((slug) => line.in.some((start) => slug === start || slug.startsWith(`${start}-`))) &&
    (line.name?.test(product.name[LOCALE] ?? '') ?? true) &&
    (line.brand === undefined || line.brand === product.brand) &&
    (line.colour === undefined || product.colours.some(({ facet }) => facet === line.colour));
  return lines.find(fits)?.grade ?? 0;
}

function toRecord(product: ProductRecord, categories: ReadonlyMap<string, CategoryRecord>): JudgedRecord {
  const path = product.categories.flatMap((slug) => ancestry(slug, categories));
  const text = (texts: Readonly<Record<string, string>>) => texts[LOCALE] ?? '';
  return {
    objectID: product.productKey,
    name: text(product.name),
    brand: product.brand,
    department: product.department,
    categoryNames: [...new Set(path.map(({ name }) => text(name)))],
    colours: product.colours.map(({ label }) => text(label)),
    colourFacet: [...new Set(product.colours.map(({ facet }) => facet))],
    styleTaxonomy: product.facts?.styleTaxonomy ?? null,
    occasion: product.facts?.occasion ?? [],
    material: product.facts?.material ?? [],
    variantSkus: product.variants.map(({ sku }) => sku),
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
