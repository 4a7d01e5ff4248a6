/** A local server in place of an S3 storage: checks each signature, keeps objects in memory. */
import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

export const STUB_KEYS = { keyId: 'STUBKEYID', secretKey: 'stub/secret+key' };

/** `hang`: no answer. `stall`: half of a body, and a call when its connection is closed. */
type Fault =
  | { readonly status: number; readonly code?: string }
  | { readonly stall: () => void }
  | 'hang';

type StoredObject = { readonly body: Buffer; readonly type: string; readonly modifiedAt: Date };

/** `pageSize`: objects on a page of a list. `hasWeakEtags`: as a proxy that compresses has them. */
export async function openS3Stub({ pageSize = 1_000, hasWeakEtags = false } = {}) {
  const objects = new Map<string, StoredObject>();
  const requests: string[] = [];
  const encodings = new Set<string | undefined>();
  const faults: Fault[] = [];
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(Buffer.from(part));
    const body = Buffer.concat(parts);
    const { method = '', url = '' } = request;
    requests.push(`${method} ${url}`);
    encodings.add(request.headers['accept-encoding']?.toString());
    const fault = faults.shift();
    if (fault === 'hang') return;
    const address = new URL(url, 'http://stub');
    const stall = fault && 'stall' in fault ? fault.stall : null;
    if (fault && 'status' in fault) refuse(response, fault.status, fault.code);
    else if (!isSigned(request, body)) refuse(response, 403, 'SignatureDoesNotMatch');
    else if (address.searchParams.has('list-type')) sendPage(address, objects, pageSize, response);
    else if (method === 'PUT') save(objects, request, body, response);
    else if (method === 'DELETE') {
      objects.delete(url);
      response.writeHead(204).end();
    } else sendObject(objects.get(url), request, response, { stall, hasWeakEtags });
  });

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The stub has no port.');
  return {
    ...{ objects, requests, faults, encodings },
    config: { endpoint: `http://127.0.0.1:${address.port}`, bucket: 'shop', prefix: 'parade' },
    async close(): Promise<void> {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function save(
  objects: Map<string, StoredObject>,
  { url = '', headers }: IncomingMessage,
  body: Buffer,
  response: ServerResponse,
) {
  if (headers['content-length'] === undefined) return refuse(response, 411, 'MissingContentLength');
  objects.set(url, { body, type: headers['content-type'] ?? '', modifiedAt: new Date() });
  return response.end();
}

function sendObject(
  found: StoredObject | undefined,
  { method, headers }: IncomingMessage,
  response: ServerResponse,
  { stall, hasWeakEtags }: { stall: (() => void) | null; hasWeakEtags: boolean },
) {
  if (!found) return refuse(response, 404, 'NoSuchKey');
  const etag = `${hasWeakEtags ? 'W/' : ''}"${createHash('md5').update(found.body).digest('hex')}"`;
  if (headers['if-match'] !== undefined && (hasWeakEtags || headers['if-match'] !== etag))
    return refuse(response, 412, 'PreconditionFailed');
  const { byteLength } = found.body;
  if (byteLength <= Number(/^bytes=(\d+)-/.exec(headers.range ?? '')?.[1] ?? -1))
    return refuse(response, 416, 'InvalidRange');
  const [, from = 0, to = byteLength - 1] = (
    /^bytes=(\d+)-(\d+)$/.exec(headers.range ?? '') ?? []
  ).map(Number);
  const body = found.body.subarray(from, to + 1);
  const contentRange = `bytes ${from}-${to}/${byteLength}`;
  response.writeHead(headers.range ? 206 : 200, {
    ...{ 'content-type': found.type, 'content-length': String(body.byteLength), etag },
    ...(headers.range && { 'content-range': contentRange }),
  });
  if (stall) return response.on('close', stall).write(body.subarray(0, body.byteLength / 2));
  return response.end(method === 'HEAD' ? undefined : body);
}

/** The token of the next page is the last key of a page. */
function sendPage(
  { pathname, searchParams }: URL,
  objects: ReadonlyMap<string, StoredObject>,
  pageSize: number,
  response: ServerResponse,
) {
  const after = searchParams.get('continuation-token') ?? '';
  const rest = [...objects]
    .filter(([path]) => path.startsWith(`${pathname}${searchParams.get('prefix')}`))
    .map(([path, { modifiedAt }]) => ({ key: path.slice(pathname.length), modifiedAt }))
    .filter(({ key }) => key > after)
    .sort((one, other) => (one.key < other.key ? -1 : 1));
  const page = rest.slice(0, pageSize);
  const isTruncated = rest.length > page.length;
  const contents = page.map(
    ({ key, modifiedAt }) =>
      `<Contents><Key>${key}</Key><LastModified>${modifiedAt.toISOString()}</LastModified></Contents>`,
  );
  const token = `<NextContinuationToken>${page.at(-1)?.key}</NextContinuationToken>`;
  return response.end(
    `<?xml version="1.0"?><ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><IsTruncated>${isTruncated}</IsTruncated>${contents.join('')}${isTruncated ? token : ''}</ListBucketResult>`,
  );
}

function refuse(response: ServerResponse, status: number, code = 'InternalError') {
  return response.writeHead(status).end(`<?xml version="1.0"?><Error><Code>${code}</Code></Error>`);
}

/** Computes the signature anew, as in Amazon's description of version 4. */
function isSigned({ method, url = '', headers }: IncomingMessage, body: Buffer): boolean {
  const given =
    /^AWS4-HMAC-SHA256 Credential=(\w+)\/(\d{8})\/([\w-]+)\/s3\/aws4_request, SignedHeaders=([\w;-]+), Signature=([0-9a-f]{64})$/.exec(
      headers.authorization ?? '',
    );
  const [, keyId, date = '', region = '', names = '', signature] = given ?? [];
  const hash = sha256(body);
  if (keyId !== STUB_KEYS.keyId || headers['x-amz-content-sha256'] !== hash) return false;
  const lines = names.split(';').map((name) => `${name}:${headers[name]}\n`);
  const [path, query = ''] = url.split('?');
  const canonical = [method, path, query, lines.join(''), names, hash].join('\n');
  const scope = `${date}/${region}/s3/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, sha256(canonical)].join('\n');
  const key = [date, region, 's3', 'aws4_request'].reduce<Buffer>(
    (former, part) => hmac(former, part),
    Buffer.from(`AWS4${STUB_KEYS.secretKey}`),
  );
  return hmac(key, text).toString('hex') === signature;
}

function sha256(data: string | Buffer): string {
  return createHash('sha256').update(data).digest('hex');
}

function hmac(key: Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}
