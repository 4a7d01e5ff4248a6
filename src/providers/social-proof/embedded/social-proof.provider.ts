/** Social proof from counts in the app's database. */
import type { Database } from '#database/database.ts';
import { defineStatement } from '#database/statement.ts';
import type { SocialProof } from '#features/social-proof/social-proof.port.ts';
import {
  COUNT_RETENTION_HOURS,
  PROOF_RULES,
  type ProofKind,
  toClaims,
  windowStart,
} from '#features/social-proof/social-proof.ts';
import { defineProvider } from '#kit/define-provider.ts';

/** Rows are locked in one order by all writers, which prevents deadlocks. */
const add = defineStatement<never>(
  'socialProof.add',
  `insert into social_proof_count (product_id, fascia, kind, hour, count)
   select p.id, g.fascia, g.kind, g.hour, sum(g.count)
   from jsonb_to_recordset($1::jsonb) as g(fascia text, "productKey" text, kind text, hour timestamptz, count int)
   join product p on p.product_key = g."productKey"
   group by p.id, g.fascia, g.kind, g.hour
   order by p.id, g.fascia, g.kind, g.hour
   on conflict (product_id, fascia, kind, hour)
   do update set count = social_proof_count.count + excluded.count`,
);

const countByKind = defineStatement<{ kind: ProofKind; count: number }>(
  'socialProof.count',
  `select c.kind, sum(c.count)::int as count
   from social_proof_count c join product p on p.id = c.product_id
   join unnest($3::text[], $4::timestamptz[]) as w(kind, start) on w.kind = c.kind and c.hour >= w.start
   where p.product_key = $1 and c.fascia = $2
   group by c.kind`,
);

const deleteOld = defineStatement<never>(
  'socialProof.forget',
  `delete from social_proof_count where (product_id, fascia, kind, hour) in
     (select product_id, fascia, kind, hour from social_proof_count where hour < $1::timestamptz limit 5000)`,
);

const KINDS = PROOF_RULES.map(({ kind }) => kind);

export function createSocialProof(database: Database): SocialProof {
  return {
    countsHere: true,
    async list({ fascia, productKey, now }) {
      const starts = PROOF_RULES.map(({ hours }) => windowStart(hours, now));
      const rows = await database.rows(countByKind, [productKey, fascia, KINDS, starts]);
      return toClaims(new Map(rows.map(({ kind, count }) => [kind, count])));
    },
    async addCounts(counts) {
      await database.rows(add, [JSON.stringify(counts)]);
    },
    async cleanUp(now) {
      await database.rows(deleteOld, [windowStart(COUNT_RETENTION_HOURS, now)]);
    },
  };
}

export const provider = defineProvider({
  port: 'socialProof',
  name: 'embedded',
  create: async (deps) => createSocialProof((await deps.database()) as Database),
});
