/** Objects of a bucket: reading them whole or in parts, saving, deleting and listing them. */
import { readBytes } from '#kit/limits/fetch-bytes.server.ts';
import { limitIdleTime } from '#kit/limits/limit-idle-time.server.ts';
import { parseListing, type S3ListedObject } from './parse-listing.ts';
import { readS3Keys, s3ConfigSchema } from './s3-config.ts';
import { createS3Requests, type S3Requests, type S3Timeouts } from './s3-requests.ts';

const SERVICE = 'storage';
const MAX_PAGE_BYTES = 4 * 2 ** 20;
/** Pages of a list, of 1,000 objects each. */
const MAX_PAGES = 100;

/** Size in bytes; `etag` is empty if the storage sends none that identifies the bytes. */
export type S3Object = { readonly size: number; readonly etag: string };

/** Both ends inclusive, in bytes; `etag` is that of the object that is read. */
export type S3Part = { readonly from: number; readonly to: number; readonly etag: string };

/** Keys are below the configured prefix. Methods throw `Error` if the storage fails or is slow. */
export type S3Bucket = {
  /** Null for a key that is not stored. @throws Error for more than `maxBytes`. */
  readonly find: (key: string, maxBytes: number) => Promise<Uint8Array | null>;
  /** Null for a key that is not stored. */
  readonly describe: (key: string) => Promise<S3Object | null>;
  /**
   * Streams a part; the storage is read as fast as the stream, and its connection closed when the
   * reader reads nothing for a minute. Null if the object has been replaced or deleted.
   */
  readonly stream: (key: string, part: S3Part) => Promise<ReadableStream<Uint8Array> | null>;
  readonly exists: (key: string) => Promise<boolean>;
  readonly save: (key: string, body: Uint8Array, type: string) => Promise<void>;
  /** A key that is not stored changes nothing. */
  readonly remove: (key: string) => Promise<void>;
  /** All objects whose keys begin with `folder`, at most 100,000. */
  readonly list: (folder: string) => Promise<readonly S3ListedObject[]>;
};

/** @throws ZodError for an invalid configuration; Error without its environment variables. */
export function openS3Bucket(rawConfig: unknown, limits: S3Timeouts = {}): S3Bucket {
  const config = s3ConfigSchema.parse(rawConfig);
  const requests = createS3Requests(config, readS3Keys(config), limits);
  const { send } = requests;
  return {
    find: (key, maxBytes) =>
      send({ method: 'GET', key }, async (response) =>
        response.status === 404
          ? await discard(response, null)
          : await readBytes(response, SERVICE, maxBytes),
      ),
    describe: (key) =>
      send({ method: 'HEAD', key }, async ({ status, headers }) =>
        status === 404 ? null : { size: parseSize(headers), etag: parseStrongEtag(headers) },
      ),
    stream: (key, part) => streamPart(requests, key, part, limits),
    exists: (key) => send({ method: 'HEAD', key }, async ({ status }) => status !== 404),
    save: (key, body, type) =>
      send(
        { method: 'PUT', key, body: new Uint8Array(body), headers: { 'content-type': type } },
        (response) => discard(response, undefined),
      ),
    remove: (key) => send({ method: 'DELETE', key }, (response) => discard(response, undefined)),
    list: (folder) => listAll(requests, config.prefix, folder),
  };
}

async function streamPart(
  { send }: S3Requests,
  key: string,
  { from, to, etag }: S3Part,
  { timeoutMs, readerMs }: S3Timeouts,
): Promise<ReadableStream<Uint8Array> | null> {
  const abort = new AbortController();
  const headers = { range: `bytes=${from}-${to}`, ...(etag && { 'if-match': etag }) };
  const response = await send({ method: 'GET', key, headers }, async (received) => received, abort);
  const { status, body } = response;
  if ([404, 412, 416].includes(status)) return await discard(response, null);
  // The caller announces this length.
  if (status !== 206 || body === null || parseSize(response.headers) !== to - from + 1) {
    abort.abort();
    throw new Error(
      `The storage sent something else than the requested part of ${key}: ${status}.`,
    );
  }
  const reader = body.getReader();
  return limitIdleTime(
    {
      read: async () => (await reader.read()).value ?? null,
      close: (reason) => abort.abort(reason),
    },
    { sourceMs: timeoutMs, readerMs },
  );
}

async function listAll(
  { send }: S3Requests,
  prefix: string,
  folder: string,
): Promise<readonly S3ListedObject[]> {
  const objects: S3ListedObject[] = [];
  let token: string | null = null;
  for (let page = 0; page < MAX_PAGES; page += 1) {
    // In the order of their names, in which they are signed.
    const query: Readonly<Record<string, string>> = {
      ...(token !== null && { 'continuation-token': token }),
      ...{ 'list-type': '2', prefix: `${prefix}${folder}` },
    };
    const listing = await send({ method: 'GET', key: null, query }, async (response) => {
      const body = await readBytes(response, SERVICE, MAX_PAGE_BYTES);
      return parseListing(new TextDecoder().decode(body));
    });
    for (const { key, modifiedAt } of listing.objects)
      if (key.startsWith(prefix)) objects.push({ key: key.slice(prefix.length), modifiedAt });
    token = listing.nextToken;
    if (token === null) return objects;
  }
  throw new Error(`The storage has more than ${MAX_PAGES} pages of objects in ${folder}.`);
}

/** @throws Error without a size. */
function parseSize(headers: Headers): number {
  const size = Number(headers.get('content-length') ?? Number.NaN);
  if (!Number.isInteger(size)) throw new Error('The storage sent no size.');
  return size;
}

/** Returns an empty string for a weak etag, which never equals itself in `if-match`. */
function parseStrongEtag(headers: Headers): string {
  const etag = headers.get('etag') ?? '';
  return etag.startsWith('W/') ? '' : etag;
}

/** Cancels the body, so that its connection can be used again. */
async function discard<T>({ body }: Response, value: T): Promise<T> {
  await body?.cancel();
  return value;
}
