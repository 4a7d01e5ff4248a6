/** Tokens of links to orders, derived from the order ids, so that no token is stored. */
import type { Connection } from '#database/connection.ts';
import { loadSecret } from '#database/keys/secret.ts';
import { signText } from '#kit/secrets.server.ts';

export type WriteOrderToken = (orderId: string) => string;

/** Loads the secret of this deployment once. */
export async function createTokenWriter(connection: Connection): Promise<WriteOrderToken> {
  const secret = await loadSecret(connection, 'order links');
  return (orderId) => signText(secret, orderId);
}
