/** Amplience's content delivery: one item by its delivery key, with all that it links to in its place. */
import { z } from 'zod';
import { readBytes } from '#kit/fetch-bytes.server.ts';

export type DeliveryOptions = {
  /** `https://{hub}.cdn.content.amplience.net`, or a staging host that shows what is not published yet. */
  readonly url: string;
  readonly fetch: typeof fetch;
  readonly limitMs: number;
};

/** No page is larger: the service itself ends at 200 kB for an item, and inlines what it links to. */
const MAX_BYTES = 2 * 2 ** 20;

const foundSchema = z.object({ content: z.record(z.string(), z.unknown()) });
const missingSchema = z.object({ error: z.object({ type: z.literal('CONTENT_NOT_FOUND') }) });

/** null for a key that the hub does not have. @throws Error for everything that is no answer, in time. */
export async function deliverContent(
  options: DeliveryOptions,
  key: string,
  locale: string,
): Promise<Record<string, unknown> | null> {
  const response = await options.fetch(addressOf(options.url, key, locale), {
    headers: { accept: 'application/json' },
    redirect: 'error',
    signal: AbortSignal.timeout(options.limitMs),
  });
  const text = new TextDecoder().decode(await readBytes(response, 'content service', MAX_BYTES));
  const body: unknown = JSON.parse(text || 'null');
  // A 404 of somebody in between is no word of the hub's: only its own says that there is no such page.
  if (response.status === 404 && missingSchema.safeParse(body).success) return null;
  if (!response.ok) throw new Error(`The content service answered ${response.status}.`);
  return foundSchema.parse(body).content;
}

function addressOf(url: string, key: string, locale: string): URL {
  const address = new URL(`/content/key/${key.split('/').map(encodeURIComponent).join('/')}`, url);
  address.search = new URLSearchParams({
    depth: 'all',
    format: 'inlined',
    locale: `${locale},en-GB,en-*,*`,
  }).toString();
  return address;
}
