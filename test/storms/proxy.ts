/** Stands between the shop and its PostgreSQL, and can cut the line: closed (refused at once) or silent (no answer). */
import { connect, createServer, type Socket } from 'node:net';

export type Line = 'open' | 'closed' | 'silent';

export type Proxy = {
  /** The database's address, through the proxy. */
  readonly url: string;
  readonly set: (line: Line) => void;
  readonly close: () => Promise<void>;
};

export async function startProxy(databaseUrl: string): Promise<Proxy> {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let line: Line = 'open';

  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => {}).on('close', () => sockets.delete(socket));
    return socket;
  };
  const server = createServer((near) => {
    keep(near);
    if (line === 'closed') return void near.destroy();
    const far = keep(connect(Number(target.port || 5432), target.hostname));
    near.on('data', (bytes) => line === 'open' && far.write(bytes)).on('close', () => far.destroy());
    far.on('data', (bytes) => line === 'open' && near.write(bytes)).on('close', () => near.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = String(typeof address === 'object' && address ? address.port : 0);

  const dropAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: url.href,
    set(next) {
      // What was held back is gone for good: an open line begins with fresh connections.
      if (next !== 'silent') dropAll();
      line = next;
    },
    close() {
      dropAll();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
