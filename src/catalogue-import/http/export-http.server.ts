/** Export endpoint for commands on this machine: JSON Lines, or one fascia's merchant feed. */

import { z } from 'zod';
import { parseInput } from '#kit/parse-input.ts';
import { isProblem, Problem } from '#kit/problem.ts';
import { streamText } from '#kit/text/stream-text.ts';
import { type ExportPorts, exportCatalogueLines } from '../export/catalogue-export.server.ts';
import { type FeedSource, writeMerchantFeed } from '../export/merchant-feed.server.ts';
import { checkCaller } from './import-key.server.ts';

export const exportRequestBody = z.strictObject({
  format: z.enum(['jsonl', 'merchant']),
  /** The first feed that matches when absent. */
  fascia: z.string().exactOptional(),
  locale: z.string().exactOptional(),
});
export type ExportRequestBody = z.infer<typeof exportRequestBody>;

export type ExportSources = { readonly ports: ExportPorts; readonly feeds: readonly FeedSource[] };

/** @throws Problem 422 for an unknown fascia or locale. */
export function exportCatalogue(
  { format, fascia, locale }: ExportRequestBody,
  { ports, feeds }: ExportSources,
): AsyncGenerator<string> {
  if (format === 'jsonl') return exportCatalogueLines(ports);
  const feed = feeds.find(
    ({ scope }) =>
      (fascia ?? scope.fascia) === scope.fascia && (locale ?? scope.locale) === scope.locale,
  );
  if (feed) return writeMerchantFeed(feed);
  const choices = feeds.map(({ scope }) => `${scope.fascia} in ${scope.locale}`).join(', ');
  throw new Problem(422, 'export.unknownFeed', `There is no such feed: choose from ${choices}`, {
    field: 'fascia',
  });
}

export type ExportRequestDeps = ExportSources & {
  readonly key: string;
  readonly remoteAddress: string | undefined;
};

/**
 * Answers 401 without the key, 403 from another machine, 422 for a request body that is invalid.
 */
export async function handleExportRequest(
  request: Request,
  deps: ExportRequestDeps,
): Promise<Response> {
  try {
    checkCaller(request, deps);
    const body: unknown = await request.json().catch(() => null);
    const parameters = parseInput(exportRequestBody, body, (field, reason) => {
      const message = `The request cannot be read: ${field} ${reason}`;
      return new Problem(422, 'export.order', message, { field });
    });
    return new Response(streamText(exportCatalogue(parameters, deps)), {
      headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
    });
  } catch (error) {
    if (!isProblem(error)) throw error;
    const { status, code, message } = error;
    return Response.json(
      { error: { status, code, message } },
      { status, headers: { 'cache-control': 'no-store' } },
    );
  }
}
