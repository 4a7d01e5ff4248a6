/** Client for Amplience's Content Delivery API: one item by its key, with linked items inlined. */
import { z } from 'zod';
import { readBytes } from '#kit/limits/fetch-bytes.server.ts';

export type DeliveryOptions = {
  /** `https://{hub}.cdn.content.amplience.net`, or a staging host for unpublished content. */
  readonly url: string;
  readonly fetch: typeof fetch;
  readonly timeoutMs: number;
};

/** In bytes. The service limits an item to 200 kB, and inlines linked items. */
const MAX_BYTES = 2 * 2 ** 20;

const itemSchema = z.object({ content: z.record(z.string(), z.unknown()) });
const missingSchema = z.object({ error: z.object({ type: z.literal('CONTENT_NOT_FOUND') }) });

/**
 * Null for a key that the hub does not have.
 * @throws Error for any other failure: timeout, status, size or format.
 */
export async function deliverContent(
  options: DeliveryOptions,
  key: string,
  locale: string,
): Promise<Record<string, unknown> | null> {
  const response = await options.fetch(buildItemUrl(options.url, key, locale), {
    headers: { accept: 'application/json' },
    redirect: 'error',
    signal: AbortSignal.timeout(options.timeoutMs),
  });
  const text = new TextDecoder().decode(await readBytes(response, 'content service', MAX_BYTES));
  const body: unknown = JSON.parse(text || 'null');
  // Only the hub's own 404 means that the page is missing; a proxy's 404 is an error.
  if (response.status === 404 && missingSchema.safeParse(body).success) return null;
  if (!response.ok) throw new Error(`The content service answered ${response.status}.`);
  return itemSchema.parse(body).content;
}

function buildItemUrl(url: string, key: string, locale: string): URL {
  const itemUrl = new URL(`/content/key/${key.split('/').map(encodeURIComponent).join('/')}`, url);
  itemUrl.search = new URLSearchParams({
    depth: 'all',
    format: 'inlined',
    locale: `${locale},en-GB,en-*,*`,
  }).toString();
  return itemUrl;
}
