/** A local server in place of an S3 storage: checks each signature, keeps objects in memory. */
import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

export const STUB_KEYS = { keyId: 'STUBKEYID', secretKey: 'stub/secret+key' };

type Answer = { readonly status: number; readonly code?: string } | 'hang';

export async function openS3Stub() {
  const objects = new Map<string, { readonly body: Buffer; readonly type: string }>();
  const requests: string[] = [];
  const faults: Answer[] = [];
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(Buffer.from(part));
    const body = Buffer.concat(parts);
    requests.push(`${request.method} ${request.url}`);
    const fault = faults.shift();
    if (fault === 'hang') return;
    if (fault) refuse(response, fault.status, fault.code);
    else if (!isSigned(request, body)) refuse(response, 403, 'SignatureDoesNotMatch');
    else answer(request, body, response);
  });

  function answer(
    { method, url = '', headers }: IncomingMessage,
    body: Buffer,
    response: ServerResponse,
  ) {
    const found = objects.get(url);
    if (method === 'PUT') {
      if (headers['content-length'] === undefined)
        return refuse(response, 411, 'MissingContentLength');
      objects.set(url, { body, type: headers['content-type'] ?? '' });
      return response.end();
    }
    if (method === 'DELETE') {
      objects.delete(url);
      return response.writeHead(204).end();
    }
    if (!found) return refuse(response, 404, 'NoSuchKey');
    response.writeHead(200, {
      'content-type': found.type,
      'content-length': String(found.body.byteLength),
    });
    return response.end(method === 'HEAD' ? undefined : found.body);
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The stub has no port.');
  return {
    ...{ objects, requests, faults },
    config: { endpoint: `http://127.0.0.1:${address.port}`, bucket: 'shop', prefix: 'parade' },
    async close(): Promise<void> {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
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
