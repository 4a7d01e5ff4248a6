/** A proxy that speaks TLS to browsers and HTTP to the shop, as a deployment has one in front. */
import { readFileSync } from 'node:fs';
import {
  Agent,
  type ClientRequest,
  type IncomingMessage,
  request,
  type ServerResponse,
} from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';

/** Browsers of the journeys resolve every name below it to this machine (`playwright.config.ts`). */
export const TLS_DOMAIN = 'shop.test';

export type TlsProxy = {
  readonly port: number;
  /** `https://aldermoor.shop.test:8443` */
  readonly originOf: (name: string) => string;
  readonly close: () => Promise<void>;
};

export type TlsProxyOptions = {
  /** Where the next request goes, as `http://127.0.0.1:3000`; null: nowhere, which is answered by 503. */
  readonly target: () => string | null;
};

/** Listens at once, so that a shop may be told its public origins before it starts. */
export async function startTlsProxy({ target }: TlsProxyOptions): Promise<TlsProxy> {
  const [key, cert] = ['key', 'certificate'].map((name) =>
    readFileSync(new URL(`fixtures/tls/${name}.pem`, import.meta.url)),
  );
  const agent = new Agent({ keepAlive: true });
  // As nginx does: a browser whose idle connections all end at once gives a request up.
  const server = createServer({ key, cert, keepAliveTimeout: 75_000 }, (incoming, answer) => {
    const base = target();
    if (base === null)
      return void answer.writeHead(503, { 'retry-after': '1' }).end('No server is ready.');
    pass(
      incoming,
      answer,
      request(new URL(incoming.url ?? '/', base), {
        agent,
        method: incoming.method,
        headers: headersOf(incoming),
      }),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    port,
    originOf: (name) => `https://${name}.${TLS_DOMAIN}:${port}`,
    async close() {
      server.closeAllConnections();
      agent.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** What the proxies of `docs/deploy.md` send on. */
function headersOf({ headers, socket }: IncomingMessage): IncomingMessage['headers'] {
  const hops = [headers['x-forwarded-for'], socket.remoteAddress].filter(Boolean).join(', ');
  return { ...headers, 'x-forwarded-for': hops, 'x-forwarded-proto': 'https' };
}

function pass(incoming: IncomingMessage, answer: ServerResponse, onward: ClientRequest): void {
  onward.on('response', (response) => {
    answer.writeHead(response.statusCode ?? 502, response.headers);
    response.pipe(answer);
  });
  onward.on('error', () => (answer.headersSent ? answer.destroy() : answer.writeHead(502).end()));
  answer.on('close', () => onward.destroy());
  incoming.pipe(onward);
}
