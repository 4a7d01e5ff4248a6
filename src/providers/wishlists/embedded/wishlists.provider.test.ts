/** The wishlists contract on the app's database. */

import { createUuid } from '#database/keys/uuid.ts';
import { defineStatement } from '#database/statement.ts';
import { describeWishlists } from '#features/wishlist/wishlist.contract.ts';
import { onEveryDatabase } from '#test/databases/engines.ts';
import { createWishlists } from './wishlists.provider.ts';

const insertCustomer = defineStatement<never>(
  'test.customer',
  "insert into customer (id, email, email_norm, first_name, last_name, password_hash) values ($1, $2, $2, 'Ada', 'Byron', '')",
);

onEveryDatabase(({ name, open }) =>
  describeWishlists(name, async () => {
    const { database, close } = await open();
    return {
      wishlists: createWishlists(database),
      async makeCustomer() {
        const id = createUuid();
        await database.rows(insertCustomer, [id, `${id}@example.com`]);
        return id;
      },
      close,
    };
  }),
);
