/** Exports the catalogue as JSON Lines; the order depends on the catalogue alone. */
import type { Ports } from '#request/shop.ts';
import { LINES_VERSION } from '../formats/json-lines/catalogue-lines.server.ts';

const BATCH = 200;

export type ExportPorts = Pick<Ports, 'catalogueImport'>;

/**
 * Yields lines with their line ends. Categories precede products, parents precede children, and
 * products precede their reviews and questions, so that an import can process the file as a stream.
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
  yield* exportRecords('review', (after) => catalogueImport.readReviews(after, BATCH));
  yield* exportRecords('question', (after) => catalogueImport.readQuestions(after, BATCH));
}

async function* exportRecords(
  type: 'review' | 'question',
  read: (after: string) => Promise<readonly { readonly sourceKey: string }[]>,
): AsyncGenerator<string> {
  let after = '';
  for (;;) {
    const records = await read(after);
    for (const record of records) yield `${JSON.stringify({ type, ...record })}\n`;
    const last = records.at(-1);
    if (!last) return;
    after = last.sourceKey;
  }
}
