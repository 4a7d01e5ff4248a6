/** Secrets that the deployment generates at its first start and shares among its processes. */
import { randomBytes } from 'node:crypto';
import type { Connection } from '../connection.ts';
import { defineStatement } from '../statement.ts';

const insertSecret = defineStatement<{ value: string }>(
  'setting.secret',
  `with inserted as (
     insert into setting (name, value) values ($1, $2) on conflict (name) do nothing returning value
   )
   select value from inserted union all select value from setting where name = $1`,
);

/** Returns 32 random bytes as base64url, the same for every caller and every start. */
export async function loadSecret(connection: Connection, name: string): Promise<string> {
  const fresh = randomBytes(32).toString('base64url');
  const [row] = await connection.rows(insertSecret, [name, fresh]);
  // Another process inserted its secret while this statement ran: the next read finds it.
  return row?.value ?? loadSecret(connection, name);
}
