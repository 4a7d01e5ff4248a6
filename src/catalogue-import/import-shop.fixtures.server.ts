/** In-memory shop that runs imports, for tests. */
import { createHash } from 'node:crypto';
import type { CategoryRecord, ProductRecord } from '#features/catalogue/catalogue-records.ts';
import type { ReviewRecord } from '#features/reviews/review-records.ts';
import {
  type ImportPorts,
  type ImportRequest,
  importCatalogue,
} from './catalogue-import.server.ts';
import { createMemoryCatalogue } from './memory/memory-catalogue.fixtures.ts';
import type { ImportIssue } from './report/import-issue.ts';
import type { ImportReport } from './report/import-report.ts';

export type MemoryShop = {
  readonly ports: ImportPorts;
  readonly products: Map<string, ProductRecord>;
  readonly categories: Map<string, CategoryRecord>;
  readonly reviews: Map<string, ReviewRecord>;
  readonly pictures: Map<string, Uint8Array>;
};

export function createMemoryShop(): MemoryShop {
  const { catalogueImport, products, categories, reviews } = createMemoryCatalogue();
  const pictures = new Map<string, Uint8Array>();
  const idOf = (body: Uint8Array) => `file.${createHash('sha256').update(body).digest('hex')}`;
  const port = {
    idOf,
    find: async (id: string) => {
      const body = pictures.get(id);
      return body ? ({ body, type: 'image/jpeg' } as const) : null;
    },
    save: async (body: Uint8Array) => {
      const id = idOf(body);
      pictures.set(id, body);
      return id;
    },
    delete: async (id: string) => {
      pictures.delete(id);
    },
  };
  return { ports: { catalogueImport, pictures: port }, products, categories, reviews, pictures };
}

export type ImportOutcome = {
  readonly report: ImportReport;
  readonly issues: readonly ImportIssue[];
};

/** Runs an import; the date is 21 November 2026 unless overridden. */
export async function runImport(
  shop: MemoryShop,
  file: string,
  options: Partial<ImportRequest> = {},
): Promise<ImportOutcome> {
  const issues: ImportIssue[] = [];
  const base = {
    file,
    fascias: ['aldermoor', 'nightjar'],
    now: new Date('2026-11-21T12:00:00Z'),
  } as const;
  const report = await importCatalogue({
    ...base,
    ports: shop.ports,
    onIssue: (issue) => issues.push(issue),
    ...options,
  });
  return { report, issues };
}

export function feed(...items: readonly string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>\n${items.join('\n')}\n</channel></rss>\n`;
}

/** A valid feed item; a field set to '' is left out. */
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
