/** Carts of shopping agents in the app's database. */
import type { Database } from '#database/database.ts';
import { hashJson } from '#database/keys/hash-json.ts';
import { hashToken } from '#database/keys/hash-token.ts';
import { isUuid } from '#database/keys/uuid.ts';
import { defineStatement, deleteInBatches } from '#database/statement.ts';
import {
  AGENT_CALL_SECONDS,
  AGENT_KEY_HOURS,
  AGENT_LIMITS,
  type AgentCartStatus,
  type AgentLimits,
  EMPTY_CART_HOURS,
} from '#features/agent-carts/agent-cart.ts';
import type { AgentCall, AgentCarts } from '#features/agent-carts/agent-carts.port.ts';
import { defineProvider } from '#kit/define-provider.ts';

/** Expired carts, each with up to 60 lines. */
const BATCHES = { size: 100, max: 200 };

/**
 * Adds a cart, and deletes those beyond a limit with their baskets, closed ones first. `$6` network
 * or null, `$7` carts of one network, `$8` of all: a hundredth is deleted at once, so that the
 * ranking is rarely made. `$9` and `$10` see `rankCarts`.
 */
const create = defineStatement<never>(
  'agentCarts.create',
  `with of_network as (
     select id from (${rankCarts('where network = $6::text')}) ranked where network_rank >= $7::int
   ),
   of_all as (
     select id from (${rankCarts('')}) ranked
     where (select count(*) from agent_cart) >= $8::int
     order by is_open desc, network_rank, expires_at desc offset least($8::int - 1, $8::int * 99 / 100)
   ),
   excess as (
     delete from agent_cart where id in (
       select id from agent_cart where id in (select id from of_network union all select id from of_all)
       for update skip locked
     ) returning fascia, token_hash
   ),
   emptied as (${deleteBasketsOf('excess')})
   insert into agent_cart (id, fascia, token_hash, locale, status, network, expires_at)
   values ($1::uuid, $2, $3::bytea, $4, 'open', $6::text, $5::timestamptz)`,
);

const find = defineStatement<{ locale: string; status: AgentCartStatus; expires_at: string }>(
  'agentCarts.find',
  `select locale, status, expires_at::text from agent_cart
   where id = $1::uuid and fascia = $2 and expires_at > $3::timestamptz`,
);

const update = defineStatement<{ readonly id: string }>(
  'agentCarts.update',
  `update agent_cart set locale = coalesce($3, locale), status = coalesce($4, status),
     expires_at = coalesce($5::timestamptz, expires_at)
   where id = $1::uuid and fascia = $2 and status = 'open' returning id`,
);

/**
 * Returns a row for a key that is new or has expired. The JSON null marks a running call. `$5`
 * network, empty where it is shared.
 */
const begin = defineStatement<{ key: string }>(
  'agentCarts.begin',
  `insert into idempotency_key (scope, key, request_hash, result, expires_at, network)
   values ($1, $2, $3::bytea, 'null', $4::timestamptz + make_interval(secs => ${AGENT_CALL_SECONDS}), $5)
   on conflict (scope, key) do update
     set request_hash = excluded.request_hash, result = excluded.result,
       expires_at = excluded.expires_at, network = excluded.network
     where idempotency_key.expires_at <= $4::timestamptz
   returning key`,
);

const findResponse = defineStatement<{ is_same: boolean; result: unknown }>(
  'agentCarts.findResponse',
  `select request_hash = $3::bytea as is_same, result from idempotency_key
   where scope = $1 and key = $2`,
);

const saveResponse = defineStatement<never>(
  'agentCarts.saveResponse',
  `update idempotency_key
   set result = $3::jsonb, expires_at = $4::timestamptz + make_interval(hours => ${AGENT_KEY_HOURS})
   where scope = $1 and key = $2`,
);

const release = defineStatement<never>(
  'agentCarts.release',
  "delete from idempotency_key where scope = $1 and key = $2 and result = 'null'",
);

const deleteExpired = defineStatement<{ readonly count: number }>(
  'agentCarts.deleteExpired',
  `with expired as (
     delete from agent_cart where id in (
       select id from agent_cart where expires_at <= $1::timestamptz limit ${BATCHES.size} for update skip locked
     ) returning fascia, token_hash
   ),
   emptied as (${deleteBasketsOf('expired')})
   select count(*)::int as count from expired`,
);

/**
 * `$1` responses of one network, `$2` of all. Calls that run stay, also one that took its key over
 * from an expired response while this statement waited for the row. The first condition is cheap,
 * and false for most shops.
 */
const deleteExcessResponses = defineStatement<never>(
  'agentCarts.deleteExcessResponses',
  `delete from idempotency_key
   where (select count(*) from idempotency_key where network is not null) > least($1::int, $2::int)
     and result <> 'null'::jsonb
     and (scope, key) in (
       select scope, key from (
         select scope, key, network, network_rank, row_number() over (order by network <> '' and network_rank > $1::int, network_rank, expires_at desc) as overall_rank from (
           select scope, key, network, expires_at, row_number() over (partition by network order by expires_at desc) as network_rank
           from idempotency_key
           where network is not null
         ) ranked
       ) numbered
       where (network_rank > $1::int and network <> '') or overall_rank > $2::int
     )`,
);

/**
 * Carts with their rank in their network: open ones first, of these the latest `$9` that expire
 * within the time of an empty cart from `$10`, then those that expire last.
 */
function rankCarts(condition: string): string {
  return `select id, is_open, expires_at, row_number() over (
       partition by network
       order by is_open desc, is_ending and ending_rank <= $9::int desc, expires_at desc
     ) as network_rank
     from (
       select *, row_number() over (
           partition by network, is_open, is_ending order by expires_at desc
         ) as ending_rank
       from (
         select id, network, expires_at, status = 'open' as is_open,
           expires_at <= $10::timestamptz + make_interval(hours => ${EMPTY_CART_HOURS}) as is_ending
         from agent_cart ${condition}
       ) carts
     ) counted`;
}

/** A basket with reservations is kept until they are released; agents' carts have none. */
function deleteBasketsOf(carts: string): string {
  return `delete from basket b using ${carts} c where b.fascia = c.fascia and b.token_hash = c.token_hash
     and not exists (select from reservation r where r.basket_id = b.id)`;
}

export function createAgentCarts(
  database: Database,
  { carts, responses }: AgentLimits = AGENT_LIMITS,
): AgentCarts {
  return {
    async create({ id, fascia, basketToken, locale, expiresAt, network }, now) {
      const values = [id, fascia, hashToken(basketToken), locale, expiresAt.toISOString(), network];
      const { perNetwork, ofAll, endingPerNetwork } = carts;
      const limits = [perNetwork, ofAll, endingPerNetwork, now.toISOString()];
      await database.rows(create, [...values, ...limits]);
    },
    async find(fascia, id, now) {
      if (!isUuid(id)) return null;
      const [row] = await database.rows(find, [id, fascia, now.toISOString()]);
      if (!row) return null;
      return { id, locale: row.locale, status: row.status, expiresAt: new Date(row.expires_at) };
    },
    async update(fascia, id, { locale, status, expiresAt }) {
      const changes = [locale ?? null, status ?? null, expiresAt?.toISOString() ?? null];
      return (await database.rows(update, [id, fascia, ...changes])).length > 0;
    },
    async beginCall(call, now) {
      const key = [...keyOf(call), hashJson(call.request)];
      const [row] = await database.rows(begin, [...key, now.toISOString(), call.network ?? '']);
      if (row) return { kind: 'new' };
      const [stored] = await database.rows(findResponse, key);
      // The other call has failed meanwhile.
      if (!stored) return { kind: 'running' };
      if (!stored.is_same) return { kind: 'reused' };
      return stored.result === null
        ? { kind: 'running' }
        : { kind: 'completed', response: stored.result };
    },
    async saveResponse(call, response, now) {
      const values = [...keyOf(call), JSON.stringify(response), now.toISOString()];
      await database.rows(saveResponse, values);
    },
    async releaseCall(call) {
      await database.rows(release, keyOf(call));
    },
    async cleanUp(now) {
      await deleteInBatches(database, deleteExpired, [now.toISOString()], BATCHES);
      await database.rows(deleteExcessResponses, [responses.perNetwork, responses.ofAll]);
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
