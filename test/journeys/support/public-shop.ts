/** Starts a server behind a TLS proxy on public host names, as in a deployment. */
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { startTlsProxy, type TlsProxy } from '../../servers/tls-proxy.ts';
import { type Child, startChild } from '../../stress/database/child.ts';

const CODES = ['aldermoor', 'nightjar', 'fernhollow'] as const;

export type PublicShop = {
  /** `https://aldermoor.shop.test:8443` */
  readonly originOf: (code: (typeof CODES)[number]) => string;
  /** Origin of the server behind the proxy. */
  readonly internal: string;
  readonly close: () => Promise<void>;
};

/** Filled with the sample. Its emails are stored where `captured-emails.ts` reads them. */
export async function openPublicShop(folder: string): Promise<PublicShop> {
  let base: string | null = null;
  const proxy = await startTlsProxy({ target: () => base });
  const dataDir = join('test-results', folder);
  await rm(dataDir, { recursive: true, force: true });
  const server = startServer(dataDir, proxy);
  const close = async () => {
    await proxy.close();
    await server.kill('SIGTERM');
  };
  try {
    base = `http://127.0.0.1:${/:(\d+)$/.exec(await server.waitForLine('Aldermoor'))?.[1]}`;
    return { originOf: proxy.originOf, internal: base, close };
  } catch (error) {
    await close();
    throw error;
  }
}

function startServer(dataDir: string, proxy: TlsProxy): Child {
  const origins = Object.fromEntries(CODES.map((code) => [code, proxy.originOf(code)]));
  const env = {
    ...{
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      LOG_LEVEL: 'warn',
      NODE_ENV: 'production',
    },
    ...{ TRUSTED_PROXIES: '1', ORIGINS: JSON.stringify(origins), DEV_TOOLS: '0', PROVIDERS: '' },
  };
  return startChild('build/server/index.js', [], { env, capturesErrors: true });
}
