/** The built files of the browser: hashed names, kept for a year, compressed by the build. */
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';

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

type Asset = { readonly body: Uint8Array<ArrayBuffer>; readonly brotli: Uint8Array<ArrayBuffer> | null; readonly type: string };

/** Files are read on first use, then stay in memory: the whole client is under a few megabytes. */
export function createAssetHandler(folder: string) {
  const assets = new Map<string, Promise<Asset | null>>();

  async function load(name: string): Promise<Asset | null> {
    const type = types[extname(name)];
    if (!SAFE_NAME.test(name) || type === undefined) return null;
    const [body, brotli] = await Promise.all([name, `${name}.br`].map((file) => readFile(join(folder, file)).catch(() => null)));
    if (!body) return null;
    return { body: new Uint8Array(body), brotli: brotli ? new Uint8Array(brotli) : null, type };
  }

  return async (name: string, request: Request): Promise<Response> => {
    const loading = assets.get(name) ?? load(name);
    const asset = await loading;
    if (!asset) return new Response('Not found', { status: 404 });
    assets.set(name, loading);
    const isBrotli = asset.brotli !== null && /\bbr\b/.test(request.headers.get('accept-encoding') ?? '');
    const headers = new Headers({
      'content-type': asset.type,
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept-encoding',
    });
    if (isBrotli) headers.set('content-encoding', 'br');
    return new Response(request.method === 'HEAD' ? null : isBrotli ? asset.brotli : asset.body, { headers });
  };
}
