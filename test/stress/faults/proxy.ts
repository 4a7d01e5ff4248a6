/** TCP proxy to PostgreSQL whose connections can be refused (closed) or unanswered (silent). */
import { connect, createServer, type Socket } from 'node:net';

export type ConnectionState = 'open' | 'closed' | 'silent';

export type DatabaseProxy = {
  /** Replaces host and port of a database's URL by those of the proxy. */
  readonly route: (databaseUrl: string) => string;
  readonly set: (state: ConnectionState) => void;
  readonly close: () => Promise<void>;
};

/** Proxy to one PostgreSQL server, for all its databases. */
export async function startProxy(serverUrl: string): Promise<DatabaseProxy> {
  const target = new URL(serverUrl);
  const sockets = new Set<Socket>();
  let state: ConnectionState = 'open';

  const trackSocket = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => {}).on('close', () => sockets.delete(socket));
    return socket;
  };
  const server = createServer((client) => {
    trackSocket(client);
    if (state === 'closed') return void client.destroy();
    const upstream = trackSocket(connect(Number(target.port || 5432), target.hostname));
    client
      .on('data', (bytes) => state === 'open' && upstream.write(bytes))
      .on('close', () => upstream.destroy());
    upstream
      .on('data', (bytes) => state === 'open' && client.write(bytes))
      .on('close', () => client.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = String(typeof address === 'object' && address ? address.port : 0);

  const dropAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    route: (databaseUrl) =>
      Object.assign(new URL(databaseUrl), { hostname: '127.0.0.1', port }).href,
    set(next) {
      // Data withheld so far is discarded: reopening begins with new connections.
      if (next !== 'silent') dropAll();
      state = next;
    },
    close() {
      dropAll();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
