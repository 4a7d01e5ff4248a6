/** Metrics of the database as this process sees it. */
import { Gauge, type Registry } from 'prom-client';
import type { Connection } from '#database/connection.ts';
import type { Database } from '#database/database.ts';
import { defineStatement } from '#database/statement.ts';
import { measureWithin } from './gauges.server.ts';

const writable = defineStatement<{ writable: boolean }>(
  'readiness_writable',
  `select current_setting('transaction_read_only') = 'off' as writable`,
);

/** False while the database does not answer, or accepts no writes. */
export async function isWritable(database: Pick<Connection, 'rows'>): Promise<boolean> {
  return await database.rows(writable).then(
    ([row]) => row?.writable === true,
    () => false,
  );
}

export function registerDatabaseMetrics(
  registry: Registry,
  database: Pick<Database, 'rows' | 'pool'>,
): void {
  const registers = [registry];
  new Gauge({
    name: 'parade_database_connections',
    help: 'Connections of the pool of this process, and requests that wait for one',
    labelNames: ['state'],
    registers,
    collect() {
      const { inUse, idle, waiting } = database.pool();
      this.set({ state: 'in_use' }, inUse);
      this.set({ state: 'idle' }, idle);
      this.set({ state: 'waiting' }, waiting);
    },
  });
  new Gauge({
    name: 'parade_database_connections_max',
    help: 'Most connections of the pool of this process',
    registers,
    collect() {
      this.set(database.pool().max);
    },
  });
  new Gauge({
    name: 'parade_database_writable',
    help: '1 while the database accepts writes',
    registers,
    async collect() {
      this.set((await measureWithin(isWritable(database), false)) ? 1 : 0);
    },
  });
}
