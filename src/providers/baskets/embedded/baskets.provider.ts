/** Baskets and their stock reservations, in the app's database. */
import type { Database } from '#database/database.ts';
import type { Baskets } from '#features/basket/basket.port.ts';
import { defineProvider } from '#kit/define-provider.ts';
import { add } from './add.ts';
import { insertBasket, replace } from './changes/replace.ts';
import { setQuantity } from './changes/set-quantity.ts';
import { findBasket, findBasketById } from './find.ts';
import { merge } from './merge.ts';
import { cleanUp } from './reservations.ts';
import { reserve } from './reserve.ts';

export function createBaskets(database: Database): Baskets {
  return {
    find: (scope) => findBasket(database, scope),
    findById: (scope, id) => findBasketById(database, scope, id),
    add: (scope, request) => add(database, scope, request),
    setQuantity: (scope, request) => setQuantity(database, scope, request),
    create: (scope) => insertBasket(database, scope),
    replace: (scope, items) => replace(database, scope, items),
    merge: (scope, request) => merge(database, scope, request),
    reserve: (scope, policy) => reserve(database, scope, policy),
    cleanUp: () => cleanUp(database),
  };
}

export const provider = defineProvider({
  port: 'baskets',
  name: 'embedded',
  create: async (deps) => createBaskets((await deps.database()) as Database),
});
