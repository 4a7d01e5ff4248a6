/** Secrets of links to orders, derived from their ids, so that none is stored. */
import { createHmac } from 'node:crypto';
import type { Connection } from '#database/connection.ts';
import { loadSecret } from '#database/keys/secret.ts';

export type WriteOrderToken = (orderId: string) => string;

/** Loads the secret of this deployment once. */
export async function createTokenWriter(connection: Connection): Promise<WriteOrderToken> {
  const secret = await loadSecret(connection, 'order links');
  return (orderId) => createHmac('sha256', secret).update(orderId).digest('base64url');
}
