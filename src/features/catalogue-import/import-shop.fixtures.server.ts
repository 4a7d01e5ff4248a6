/** A shop in memory that takes imports in, for tests. */
import { createHash } from 'node:crypto';
import { Problem } from '#kit/problem.ts';
import type { CatalogueImport, SaveCounts } from './catalogue-import.port.ts';
import { type ImportPorts, type ImportRequest, importCatalogue } from './catalogue-import.server.ts';
import type { CategoryRecord, ImportIssue, ProductRecord } from './catalogue-import.ts';
import type { ImportReport } from './import-report.ts';

export type MemoryShop = {
  readonly ports: ImportPorts;
  readonly products: Map<string, ProductRecord>;
  readonly categories: Map<string, CategoryRecord>;
  readonly pictures: Map<string, Uint8Array>;
};

export function createMemoryShop(): MemoryShop {
  const products = new Map<string, ProductRecord>();
  const categories = new Map<string, CategoryRecord>();
  const pictures = new Map<string, Uint8Array>();
  const catalogueImport: CatalogueImport = {
    async saveCategories(records, { keepExisting = false } = {}) {
      for (const { slug, parentSlug } of records) {
        if (parentSlug !== null && !categories.has(parentSlug) && !records.some((other) => other.slug === parentSlug)) {
          throw new Problem(422, 'import.unknownParent', `Category ${slug}: no parent ${parentSlug}`);
        }
      }
      return keepAll(categories, records, ({ slug }) => slug, keepExisting);
    },
    async saveProducts(records) {
      for (const record of records) refuseClash(record, [...products.values(), ...records]);
      for (const slug of records.flatMap((record) => record.categories)) {
        if (!categories.has(slug)) throw new Problem(422, 'import.unknownCategory', `there is no category ${slug}`);
      }
      return keepAll(products, records, ({ productKey }) => productKey, false);
    },
    readCategories: async () => [...categories.values()],
    readProducts: async (after, limit) =>
      [...products.values()]
        .filter(({ productKey }) => productKey > after)
        .toSorted((a, b) => (a.productKey < b.productKey ? -1 : 1))
        .slice(0, limit),
    countProducts: async () => products.size,
  };
  const port = {
    find: async (id: string) => {
      const body = pictures.get(id);
      return body ? ({ body, type: 'image/jpeg' } as const) : null;
    },
    save: async (body: Uint8Array) => {
      const id = `file.${createHash('sha256').update(body).digest('hex')}`;
      pictures.set(id, body);
      return id;
    },
  };
  return { ports: { catalogueImport, pictures: port }, products, categories, pictures };
}

function refuseClash(record: ProductRecord, others: readonly ProductRecord[]): void {
  const skus = new Set(record.variants.map(({ sku }) => sku));
  for (const other of others) {
    if (other.productKey === record.productKey) continue;
    const owned = `of product ${record.productKey} belongs to product ${other.productKey}`;
    if (other.slug === record.slug) {
      throw new Problem(409, 'import.taken', `The slug ${record.slug} ${owned}`, { field: 'products[0].slug' });
    }
    const sku = other.variants.find((variant) => skus.has(variant.sku))?.sku;
    if (sku !== undefined) throw new Problem(409, 'import.taken', `The sku ${sku} ${owned}`, { field: 'products[0].sku' });
  }
}

function keepAll<T>(kept: Map<string, T>, records: readonly T[], keyOf: (record: T) => string, keepExisting: boolean): SaveCounts {
  const counts = { created: 0, updated: 0, unchanged: 0 };
  for (const record of records) {
    const before = kept.get(keyOf(record));
    if (before === undefined) counts.created++;
    else if (keepExisting || JSON.stringify(before) === JSON.stringify(record)) counts.unchanged++;
    else counts.updated++;
    if (before === undefined || !keepExisting) kept.set(keyOf(record), record);
  }
  return counts;
}

export type ImportOutcome = { readonly report: ImportReport; readonly issues: readonly ImportIssue[] };

/** 21 November 2026, unless told otherwise. */
export async function runImport(shop: MemoryShop, file: string, options: Partial<ImportRequest> = {}): Promise<ImportOutcome> {
  const issues: ImportIssue[] = [];
  const base = { file, fascias: ['aldermoor', 'nightjar'], now: new Date('2026-11-21T12:00:00Z') } as const;
  const report = await importCatalogue({ ...base, ports: shop.ports, onIssue: (issue) => issues.push(issue), ...options });
  return { report, issues };
}

export function feed(...items: readonly string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>\n${items.join('\n')}\n</channel></rss>\n`;
}

/** A good item; a field set to '' is left out. */
export function item(fields: Readonly<Record<string, string>> = {}): string {
  const all = {
    id: 'tee-1',
    title: 'Plain Tee',
    description: 'A tee.',
    link: 'https://shop.example/tee',
    image_link: 'https://pictures.invalid/tee.jpg',
    availability: 'in_stock',
    price: '20.00 GBP',
    brand: 'Kerb',
    color: 'Blue',
    size: 'M',
    gender: 'female',
    product_type: 'Clothing &gt; Tops',
    google_product_category: '1604',
    ...fields,
  };
  const lines = Object.entries(all).filter(([, value]) => value !== '');
  return `<item>${lines.map(([name, value]) => `<g:${name}>${value}</g:${name}>`).join('')}</item>`;
}
