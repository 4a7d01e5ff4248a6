/** Connects to PostgreSQL; errors of TLS name the part of `DATABASE_URL` to correct. */
import pg from 'pg';
import { mapDriverError } from '../failure.ts';
import { explainTlsFailure } from './tls-failure.ts';

/** Takes a client of the pool. @throws `Problem` 503 when there is none. */
export async function connectPooled(pool: pg.Pool): Promise<pg.PoolClient> {
  try {
    return await pool.connect();
  } catch (error) {
    throw mapConnectError(error);
  }
}

/** Opens a connection beside those of the pool. @throws `Problem` 503 when it cannot. */
export async function connectClient(config: pg.ClientConfig): Promise<pg.Client> {
  let client: pg.Client | undefined;
  try {
    // Reads the certificates, so it may throw.
    client = new pg.Client(config);
    client.on('error', () => {});
    await client.connect();
    return client;
  } catch (error) {
    void client?.end().catch(() => {});
    throw mapConnectError(error);
  }
}

const mapConnectError = (error: unknown): Error =>
  explainTlsFailure(error) ?? mapDriverError(error);
