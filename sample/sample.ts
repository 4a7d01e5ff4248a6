/** Fills a shop with the sample catalogue and pages, through the ports that any import uses. */
import type { CatalogueImport } from '#features/catalogue-import/catalogue-import.port.ts';
import type { ContentEditing } from '#features/content/content.port.ts';
import { savePage } from '#features/content/save-page.server.ts';
import type { Customisations } from '#features/customisation/customisations.port.ts';
import { buildSampleCatalogue } from './catalogue/catalogue.ts';
import { buildSamplePages } from './content/pages.ts';
import { sampleCustomisations } from './customisations.ts';

export type SampleTarget = {
  readonly catalogueImport: CatalogueImport;
  readonly contentEditing: ContentEditing;
  readonly now: Date;
  readonly customisations: Customisations;
  readonly onProgress?: (done: number, total: number) => void;
};

const BATCH = 50;

/** Doing it again changes nothing. */
export async function fillSample({ catalogueImport, contentEditing, customisations, now, onProgress }: SampleTarget): Promise<void> {
  const { categories, products } = buildSampleCatalogue();
  await catalogueImport.saveCategories(categories);
  for (let start = 0; start < products.length; start += BATCH) {
    await catalogueImport.saveProducts(products.slice(start, start + BATCH));
    onProgress?.(Math.min(start + BATCH, products.length), products.length);
  }
  for (const group of sampleCustomisations) await customisations.saveGroup(group);
  for (const { fascia, locale, page } of buildSamplePages()) await savePage(contentEditing, { fascia, locale }, page, now);
}
