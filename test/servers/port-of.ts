/** Port of a server of a test. */
import type { AddressInfo } from 'node:net';

/** @throws Error unless the server listens on a TCP port. */
export function portOf(server: { address(): AddressInfo | string | null }): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return address.port;
}
