/** Exports the catalogue as JSON Lines; the order depends on the catalogue alone. */
import type { Ports } from '#request/shop.ts';
import { LINES_VERSION } from '../formats/json-lines/catalogue-lines.server.ts';

const BATCH = 200;

export type ExportPorts = Pick<Ports, 'catalogueImport'>;

/**
 * Yields lines with their line ends. Categories precede products, parents precede children, and
 * products precede their reviews, so that an import can process the file as a stream.
 */
export async function* exportCatalogueLines({
  catalogueImport,
}: ExportPorts): AsyncGenerator<string> {
  yield `${JSON.stringify({ type: 'catalogue', version: LINES_VERSION })}\n`;
  for (const category of await catalogueImport.readCategories())
    yield `${JSON.stringify({ type: 'category', ...category })}\n`;
  let after = '';
  for (;;) {
    const products = await catalogueImport.readProducts(after, BATCH);
    for (const product of products) yield `${JSON.stringify({ type: 'product', ...product })}\n`;
    const last = products.at(-1);
    if (!last) break;
    after = last.productKey;
  }
  yield* exportReviews(catalogueImport);
}

async function* exportReviews(
  catalogueImport: ExportPorts['catalogueImport'],
): AsyncGenerator<string> {
  let after = '';
  for (;;) {
    const reviews = await catalogueImport.readReviews(after, BATCH);
    for (const review of reviews) yield `${JSON.stringify({ type: 'review', ...review })}\n`;
    const last = reviews.at(-1);
    if (!last) return;
    after = last.sourceKey;
  }
}
