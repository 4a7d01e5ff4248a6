/** A raw connection to a test server, whose data is read only when the test reads it. */
import { connect, type Socket } from 'node:net';
import { serve } from '@hono/node-server';
import { onTestFinished } from 'vitest';
import { portOf } from './port-of.ts';

export type OpenConnection = {
  readonly client: Socket;
  /** Resolves when the server has closed its side. */
  readonly closedByServer: Promise<void>;
};

/** Serves `fetch` until the end of the test, and requests `path` of the host `shop.example`. */
export async function openConnection(
  fetch: (request: Request) => Response | Promise<Response>,
  path: string,
): Promise<OpenConnection> {
  const server = serve({ fetch, port: 0, hostname: '127.0.0.1' });
  onTestFinished(() => void server.close());
  await new Promise((resolve) => server.once('listening', resolve));
  const closedByServer = new Promise<void>((resolve) => {
    server.once('connection', (socket) => socket.once('close', () => resolve()));
  });
  const client = connect(portOf(server), '127.0.0.1', () => {
    client.write(`GET ${path} HTTP/1.1\r\nHost: shop.example\r\n\r\n`);
  });
  client.on('error', () => undefined);
  return { client, closedByServer };
}
