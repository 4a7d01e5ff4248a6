/** Vacuum and analyse for the embedded database, which has no autovacuum. */
import type { Database } from '../database.ts';
import { defineStatement } from '../statement.ts';

/** The table most in need. Large tables are never vacuumed: that would block all queries. */
const findTableToMaintain = defineStatement<{ name: string; is_bloated: boolean }>(
  'maintenance.table',
  `with tables as (
     select s.schemaname, s.relname, s.n_mod_since_analyze as changed, s.n_dead_tup > 1000 + 0.2 * greatest(c.reltuples, 0) and c.relpages < 20000 as is_bloated,
       s.n_mod_since_analyze > 500 + 0.5 * greatest(s.n_live_tup - s.n_mod_since_analyze, 0) as is_stale
     from pg_stat_user_tables s join pg_class c on c.oid = s.relid
   )
   select format('%I.%I', schemaname, relname) as name, is_bloated from tables where is_bloated or is_stale order by changed desc limit 1`,
);

/**
 * Maintains at most one table per call, to keep the wait short. Call it after large writes and
 * periodically.
 */
export async function vacuumAndAnalyse(database: Database): Promise<void> {
  if (database.kind !== 'embedded') return;
  const [table] = await database.rows(findTableToMaintain);
  if (!table) return;
  const work = table.is_bloated ? 'vacuum (analyze)' : 'analyze';
  await database.rows(
    defineStatement<never>(`maintenance.${work} ${table.name}`, `${work} ${table.name}`),
  );
}
