/** TCP proxy to PostgreSQL whose connections can be refused (closed) or unanswered (silent). */
import { connect, createServer, type Socket } from 'node:net';

export type Line = 'open' | 'closed' | 'silent';

export type LineProxy = {
  /** Replaces host and port of a database's URL by those of the proxy. */
  readonly route: (databaseUrl: string) => string;
  readonly set: (line: Line) => void;
  readonly close: () => Promise<void>;
};

/** Proxy to one PostgreSQL server, for all its databases. */
export async function startProxy(serverUrl: string): Promise<LineProxy> {
  const target = new URL(serverUrl);
  const sockets = new Set<Socket>();
  let line: Line = 'open';

  const trackSocket = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => {}).on('close', () => sockets.delete(socket));
    return socket;
  };
  const server = createServer((near) => {
    trackSocket(near);
    if (line === 'closed') return void near.destroy();
    const far = trackSocket(connect(Number(target.port || 5432), target.hostname));
    near
      .on('data', (bytes) => line === 'open' && far.write(bytes))
      .on('close', () => far.destroy());
    far
      .on('data', (bytes) => line === 'open' && near.write(bytes))
      .on('close', () => near.destroy());
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
      line = next;
    },
    close() {
      dropAll();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
