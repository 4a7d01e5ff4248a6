/** SQL that separates baskets of shoppers from carts that agents fill. */

/** Condition on the id of a basket; an agent's cart counts once a shopper has taken it over. */
export const isShopperBasket = (basketId: string): string =>
  `not exists (select from agent_cart a
     join basket b on b.fascia = a.fascia and b.token_hash = a.token_hash where b.id = ${basketId})`;
