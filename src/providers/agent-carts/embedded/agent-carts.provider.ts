/** Carts of shopping agents in the app's database. */
import type { Database } from '#database/database.ts';
import { hashJson } from '#database/keys/hash-json.ts';
import { hashToken } from '#database/keys/hash-token.ts';
import { isUuid } from '#database/keys/uuid.ts';
import { defineStatement } from '#database/statement.ts';
import { hashNetwork } from '#database/stock/hash-network.ts';
import {
  AGENT_CALL_SECONDS,
  AGENT_KEY_HOURS,
  type AgentCartStatus,
  MAX_AGENT_CARTS,
} from '#features/agent-carts/agent-cart.ts';
import type { AgentCall, AgentCarts } from '#features/agent-carts/agent-carts.port.ts';
import { defineProvider } from '#kit/define-provider.ts';

/** `$6` is null without a limit. */
const create = defineStatement<{ id: string }>(
  'agentCarts.create',
  `insert into agent_cart (id, fascia, token_hash, locale, status, network, expires_at)
   select $1::uuid, $2, $3::bytea, $4, 'open', $6::text, $5::timestamptz
   where $6::text is null or (
     select count(*) from (
       select from agent_cart where network = $6::text and status = 'open' and expires_at > $7::timestamptz
       limit ${MAX_AGENT_CARTS}
     ) open
   ) < ${MAX_AGENT_CARTS}
   returning id`,
);

const find = defineStatement<{ locale: string; status: AgentCartStatus; expires_at: string }>(
  'agentCarts.find',
  `select locale, status, expires_at::text from agent_cart
   where id = $1::uuid and fascia = $2 and expires_at > $3::timestamptz`,
);

const update = defineStatement<never>(
  'agentCarts.update',
  `update agent_cart set locale = coalesce($3, locale), status = coalesce($4, status),
     expires_at = coalesce($5::timestamptz, expires_at)
   where id = $1::uuid and fascia = $2 and status = 'open'`,
);

/** Returns a row for a key that is new or has expired. The JSON null marks a running call. */
const begin = defineStatement<{ key: string }>(
  'agentCarts.begin',
  `insert into idempotency_key (scope, key, request_hash, result, expires_at)
   values ($1, $2, $3::bytea, 'null', $4::timestamptz + make_interval(secs => ${AGENT_CALL_SECONDS}))
   on conflict (scope, key) do update
     set request_hash = excluded.request_hash, result = excluded.result, expires_at = excluded.expires_at
     where idempotency_key.expires_at <= $4::timestamptz
   returning key`,
);

const findAnswer = defineStatement<{ is_same: boolean; result: unknown }>(
  'agentCarts.findAnswer',
  `select request_hash = $3::bytea as is_same, result from idempotency_key
   where scope = $1 and key = $2`,
);

const saveAnswer = defineStatement<never>(
  'agentCarts.saveAnswer',
  `update idempotency_key
   set result = $3::jsonb, expires_at = $4::timestamptz + make_interval(hours => ${AGENT_KEY_HOURS})
   where scope = $1 and key = $2`,
);

const giveUp = defineStatement<never>(
  'agentCarts.giveUp',
  "delete from idempotency_key where scope = $1 and key = $2 and result = 'null'",
);

/** A basket with reservations is kept until they are released; agents' carts have none. */
const deleteExpired = defineStatement<never>(
  'agentCarts.deleteExpired',
  `with expired as (
     delete from agent_cart where id in (
       select id from agent_cart where expires_at <= $1::timestamptz limit 500
     ) returning fascia, token_hash
   )
   delete from basket b using expired e
   where b.fascia = e.fascia and b.token_hash = e.token_hash
     and not exists (select from reservation r where r.basket_id = b.id)`,
);

export function createAgentCarts(database: Database): AgentCarts {
  return {
    async create({ id, fascia, basketToken, locale, expiresAt, network }, now) {
      const values = [id, fascia, hashToken(basketToken), locale, expiresAt.toISOString()];
      const rows = await database.rows(create, [
        ...values,
        hashNetwork(network),
        now.toISOString(),
      ]);
      return rows.length > 0;
    },
    async find(fascia, id, now) {
      if (!isUuid(id)) return null;
      const [row] = await database.rows(find, [id, fascia, now.toISOString()]);
      if (!row) return null;
      return { id, locale: row.locale, status: row.status, expiresAt: new Date(row.expires_at) };
    },
    async update(fascia, id, { locale, status, expiresAt }) {
      const changes = [locale ?? null, status ?? null, expiresAt?.toISOString() ?? null];
      await database.rows(update, [id, fascia, ...changes]);
    },
    async beginCall(call, now) {
      const key = [...keyOf(call), hashJson(call.request)];
      const [row] = await database.rows(begin, [...key, now.toISOString()]);
      if (row) return { kind: 'new' };
      const [stored] = await database.rows(findAnswer, key);
      // The other call has failed meanwhile.
      if (!stored) return { kind: 'running' };
      if (!stored.is_same) return { kind: 'reused' };
      return stored.result === null
        ? { kind: 'running' }
        : { kind: 'answered', answer: stored.result };
    },
    async saveAnswer(call, answer, now) {
      const values = [...keyOf(call), JSON.stringify(answer), now.toISOString()];
      await database.rows(saveAnswer, values);
    },
    async giveUpCall(call) {
      await database.rows(giveUp, keyOf(call));
    },
    async cleanUp(now) {
      await database.rows(deleteExpired, [now.toISOString()]);
    },
  };
}

function keyOf({ fascia, agent, key }: AgentCall): [scope: string, key: string] {
  return [`agent-cart/${fascia}/${Buffer.from(hashToken(agent)).toString('hex')}`, key];
}

export const provider = defineProvider({
  port: 'agentCarts',
  name: 'embedded',
  create: async (deps) => createAgentCarts((await deps.database()) as Database),
});
