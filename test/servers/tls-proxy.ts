/** TLS proxy in front of a server, as in a deployment. */
import { readFileSync } from 'node:fs';
import {
  Agent,
  type ClientRequest,
  type IncomingMessage,
  request,
  type ServerResponse,
} from 'node:http';
import { createServer } from 'node:https';
import { portOf } from './port-of.ts';

/** Browsers of the journeys resolve all names below it to this machine (`playwright.config.ts`). */
export const TLS_DOMAIN = 'shop.test';

export type TlsProxy = {
  readonly port: number;
  /** `https://aldermoor.shop.test:8443` */
  readonly originOf: (name: string) => string;
  readonly close: () => Promise<void>;
};

export type TlsProxyOptions = {
  /** Origin for the next request, such as `http://127.0.0.1:3000`; null responds with 503. */
  readonly target: () => string | null;
};

/** Listens before the server starts, which must know its public origins. */
export async function startTlsProxy({ target }: TlsProxyOptions): Promise<TlsProxy> {
  const [key, cert] = ['key', 'certificate'].map((name) =>
    readFileSync(new URL(`../fixtures/tls/${name}.pem`, import.meta.url)),
  );
  const agent = new Agent({ keepAlive: true });
  // As in nginx: browsers fail a request when all their idle connections close at once.
  const server = createServer({ key, cert, keepAliveTimeout: 75_000 }, (incoming, outgoing) => {
    const base = target();
    if (base === null)
      return void outgoing.writeHead(503, { 'retry-after': '1' }).end('No server is ready.');
    forward(
      incoming,
      outgoing,
      request(new URL(incoming.url ?? '/', base), {
        agent,
        method: incoming.method,
        headers: headersOf(incoming),
      }),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const port = portOf(server);
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

/** Adds the headers that the proxies of `docs/deploy.md` send. */
function headersOf({ headers, socket }: IncomingMessage): IncomingMessage['headers'] {
  const addresses = [headers['x-forwarded-for'], socket.remoteAddress].filter(Boolean).join(', ');
  return { ...headers, 'x-forwarded-for': addresses, 'x-forwarded-proto': 'https' };
}

function forward(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  upstream: ClientRequest,
): void {
  upstream.on('response', (response) => {
    outgoing.writeHead(response.statusCode ?? 502, response.headers);
    response.pipe(outgoing);
  });
  upstream.on('error', () =>
    outgoing.headersSent ? outgoing.destroy() : outgoing.writeHead(502).end(),
  );
  outgoing.on('close', () => upstream.destroy());
  incoming.pipe(upstream);
}
