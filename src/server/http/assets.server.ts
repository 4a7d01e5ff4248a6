/** Serves the browser bundle: hashed file names, cached for a year, compressed by the build. */
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { chooseEncoding } from './compression/accept-encoding.server.ts';
import { toGzip } from './compression/compress.server.ts';

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.json': 'application/json',
};
const SAFE_NAME = /^[\w.-]+$/;

type Bytes = Uint8Array<ArrayBuffer>;

/** `br` and `gzip` are null for formats that the build does not compress. */
type Asset = {
  readonly body: Bytes;
  readonly br: Bytes | null;
  readonly gzip: Bytes | null;
  readonly type: string;
};

/** Files are read at first use and stay in memory: the whole bundle is a few megabytes at most. */
export function createAssetHandler(folder: string) {
  const assets = new Map<string, Promise<Asset | null>>();

  async function load(name: string): Promise<Asset | null> {
    const type = types[extname(name)];
    if (!SAFE_NAME.test(name) || type === undefined) return null;
    const [body, brotli] = await Promise.all(
      [name, `${name}.br`].map((file) => readFile(join(folder, file)).catch(() => null)),
    );
    if (!body) return null;
    return {
      body: new Uint8Array(body),
      br: brotli ? new Uint8Array(brotli) : null,
      gzip: brotli ? await toGzip(body) : null,
      type,
    };
  }

  return async (name: string, request: Request): Promise<Response> => {
    const loading = assets.get(name) ?? load(name);
    const asset = await loading;
    if (!asset) return new Response('Not found', { status: 404 });
    assets.set(name, loading);
    const encoding = chooseEncoding(request.headers.get('accept-encoding'));
    const encoded = encoding && asset[encoding];
    const headers = new Headers({
      'content-type': asset.type,
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept-encoding',
    });
    if (encoding && encoded) headers.set('content-encoding', encoding);
    return new Response(request.method === 'HEAD' ? null : (encoded ?? asset.body), { headers });
  };
}
