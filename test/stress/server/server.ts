/** Starts the built server as a process and sends requests to it. */
import { existsSync } from 'node:fs';
import { z } from 'zod';
import { type Child, startChild } from '../database/child.ts';
import { Skipped } from '../stress-test.ts';

const BUILT = 'build/server/index.js';

export type Server = {
  /** `http://127.0.0.1:PORT`, which serves the first fascia. */
  readonly base: string;
  readonly child: Child;
};

export type ServerDatabase = {
  readonly dataDir: string;
  readonly databaseUrl?: string;
  /** Further environment variables. */
  readonly settings?: Readonly<Record<string, string>>;
};

export function isBuilt(): boolean {
  return existsSync(BUILT);
}

/** Starts the server without waiting for it. @throws Skipped without a build. */
export function launchServer({ dataDir, databaseUrl = '', settings }: ServerDatabase): Child {
  if (!isBuilt()) throw new Skipped('the shop is not built: npm run build');
  const env = {
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    SAMPLE: 'none',
    LOG_LEVEL: 'error',
    NODE_ENV: 'production',
    ...settings,
  };
  return startChild(BUILT, [], { env, capturesErrors: true });
}

/** Resolves once the server listens. */
export async function startServer(location: ServerDatabase): Promise<Server> {
  const child = launchServer(location);
  const line = await child.waitForLine('Aldermoor');
  const port = /:(\d+)$/.exec(line)?.[1];
  return { base: `http://127.0.0.1:${port}`, child };
}

export type ParsedResponse = {
  readonly status: number;
  readonly cookie: string | null;
  readonly body: unknown;
};

export type Add = {
  readonly sku: string;
  readonly quantity?: number;
  readonly cookie?: string | null;
  readonly key?: string;
  readonly seed?: string;
};

/** Posts to /_api/basket/addToCart as a browser does. */
export async function sendAdd(
  base: string,
  { sku, quantity = 1, cookie, key, seed }: Add,
): Promise<ParsedResponse> {
  const response = await fetch(`${base}/_api/basket/addToCart`, {
    method: 'POST',
    headers: {
      ...(cookie && { cookie }),
      ...(key !== undefined && { 'idempotency-key': key }),
      ...(seed !== undefined && { 'basket-seed': seed }),
    },
    body: new URLSearchParams({ data: JSON.stringify([{ sku, quantity }]) }),
  });
  const set = response.headers.get('set-cookie');
  return {
    status: response.status,
    cookie: set?.split(';')[0] ?? null,
    body: await response.json(),
  };
}

/** Item count of the basket link in the header. */
export async function readBasketCount(base: string, cookie: string): Promise<number> {
  const response = await fetch(`${base}/_api/shopper`, { headers: { cookie } });
  const { basketCount } = z.object({ basketCount: z.number() }).parse(await response.json());
  return basketCount;
}
