/** HTTP server that simulates the failures of a hosted service. */
import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';

type Respond = (result: ServerResponse) => void;

const JSON_TYPE = { 'content-type': 'application/json' };

function writeEndlessly(result: ServerResponse): void {
  while (result.write(CHUNK));
  result.once('drain', () => writeEndlessly(result));
}
const CHUNK = Buffer.alloc(65_536, ' ');

/** In addition, `gone` refuses connections. */
export const httpFaults = {
  silent: () => {},
  dripping: (result) => {
    result.writeHead(200, JSON_TYPE);
    const drips = setInterval(() => result.write(' '), 50);
    result.once('close', () => clearInterval(drips));
  },
  endless: (result) => writeEndlessly(result.writeHead(200, JSON_TYPE)),
  'hanging up': (result) => result.destroy(),
  broken: (result) => result.writeHead(500).end('no'),
  'redirect loop': (result) => result.writeHead(302, { location: '/' }).end(),
  'not JSON': (result) => result.writeHead(200, JSON_TYPE).end('<!doctype html><p>Welcome'),
  'another JSON shape': (result) =>
    result.writeHead(200, JSON_TYPE).end('{"posts":{"0":"none","__proto__":{"x":1}}}'),
} satisfies Record<string, Respond>;

export type HttpFault = keyof typeof httpFaults | 'gone';

export type FaultyHttp = {
  readonly url: string;
  /** Sets the fault, or the body to respond with from now on. */
  readonly be: (fault: HttpFault | { readonly body: string }) => Promise<void>;
  readonly close: () => Promise<void>;
};

export async function startFaultyHttp(): Promise<FaultyHttp> {
  let result: Respond = httpFaults.broken;
  const server = createServer((_, response) => result(response));
  await listen(server, 0);
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const close = async () => {
    server.closeAllConnections();
    if (server.listening) await new Promise((resolve) => server.close(resolve));
  };
  return {
    url: `http://127.0.0.1:${port}/`,
    async be(fault) {
      // Ends connections that the previous fault has left open.
      server.closeAllConnections();
      if (fault === 'gone') return await close();
      if (!server.listening) await listen(server, port);
      result =
        typeof fault === 'string'
          ? httpFaults[fault]
          : (response) => response.writeHead(200, JSON_TYPE).end(fault.body);
    },
    close,
  };
}

async function listen(server: Server, port: number): Promise<void> {
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
}
