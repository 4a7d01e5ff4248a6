/** Wishlists in the app's database. */
import type { Database } from '#database/database.ts';
import { defineStatement } from '#database/statement.ts';
import type { Wishlists } from '#features/wishlist/wishlist.port.ts';
import { MAX_WISHLIST_ITEMS, type SavedItem } from '#features/wishlist/wishlist.ts';
import { defineProvider } from '#kit/define-provider.ts';
import { Problem } from '#kit/problem.ts';

const COLUMNS = `product_key as "productKey", colour as "colourSelected", sku as "lineItemSku", size_selected as "sizeSelected", seen,
  (extract(epoch from created_at) * 1000000)::bigint::text as since`;

const list = defineStatement<SavedItem>(
  'wishlist.list',
  `select ${COLUMNS} from wishlist_item where customer_id = $1 order by created_at desc, product_key, colour`,
);

const find = defineStatement<SavedItem>(
  'wishlist.find',
  `select ${COLUMNS} from wishlist_item where customer_id = $1 and product_key = $2 and colour = $3`,
);

/** Serialises the adds of a customer, so that the item count below is exact. */
const lockOwner = defineStatement<{ id: string }>(
  'wishlist.lockOwner',
  'select id from customer where id = $1 for update',
);

/** Ends the price alerts of an item that gets another variant: their price is the former one's. */
const endAlertsOfVariant = defineStatement<never>(
  'wishlist.endAlertsOfVariant',
  `delete from price_alert a using wishlist_item w
   where w.customer_id = $1 and w.product_key = $2 and w.colour = $3 and w.sku <> $4
     and a.customer_id = w.customer_id and a.product_key = w.product_key and a.colour = w.colour
     and a.status <> 'sent'`,
);

const insert = defineStatement<{ product_key: string }>(
  'wishlist.insert',
  `insert into wishlist_item (customer_id, product_key, colour, sku, size_selected, seen)
   select $1::uuid, $2::text, $3::text, $4::text, $5::boolean, $6::jsonb
   where exists (select from wishlist_item where customer_id = $1 and product_key = $2 and colour = $3)
      or (select count(*) from wishlist_item where customer_id = $1) < ${MAX_WISHLIST_ITEMS}
   on conflict (customer_id, product_key, colour) do update
     set sku = excluded.sku, size_selected = excluded.size_selected, seen = excluded.seen
   returning product_key`,
);

/** Ends the price alerts of the item as well. */
const remove = defineStatement<never>(
  'wishlist.remove',
  `with alert as (
     delete from price_alert where customer_id = $1 and product_key = $2 and colour = $3
       and status <> 'sent')
   delete from wishlist_item where customer_id = $1 and product_key = $2 and colour = $3`,
);

export function createWishlists(database: Database): Wishlists {
  return {
    list: (customerId) => database.rows(list, [customerId]),
    async find(customerId, { productKey, colourSelected }) {
      const [item] = await database.rows(find, [customerId, productKey, colourSelected]);
      return item ?? null;
    },
    async add(customerId, { productKey, colourSelected, lineItemSku, sizeSelected }, seen) {
      const values = [
        customerId,
        productKey,
        colourSelected,
        lineItemSku,
        sizeSelected,
        seen && JSON.stringify(seen),
      ];
      await database.transaction(async (connection) => {
        const [owner] = await connection.rows(lockOwner, [customerId]);
        if (!owner)
          throw new Problem(401, 'account.signedOut', 'This account does not exist any more');
        await connection.rows(endAlertsOfVariant, values.slice(0, 4));
        const [added] = await connection.rows(insert, values);
        if (!added)
          throw new Problem(
            409,
            'wishlist.limitReached',
            `Wishlist limit reached: ${MAX_WISHLIST_ITEMS} items`,
          );
      });
    },
    remove: async (customerId, { productKey, colourSelected }) =>
      void (await database.rows(remove, [customerId, productKey, colourSelected])),
  };
}

export const provider = defineProvider({
  port: 'wishlists',
  name: 'embedded',
  create: async (deps) => createWishlists((await deps.database()) as Database),
});
