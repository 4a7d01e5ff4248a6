/** Signed links for the emails of an order system: they prove a purchase. */

/** Letters, digits, `-` and `_`. */
export const ORDER_ID = /^[\w-]{1,64}$/;
export const MAX_LINK_DAYS = 365;

export type BuyerLink = {
  readonly productKey: string;
  /** Id of an order with the product. */
  readonly order: string;
  /** Days from today for which the link is valid. */
  readonly days: number;
};

export type BuyerLinks = {
  /**
   * Returns the slug of the product, and the value of `buyer` in the URLs of its forms.
   * @throws Problem 404 with the field `productKey` for a product that no fascia sells.
   */
  readonly signBuyerLink: (
    link: BuyerLink,
  ) => Promise<{ readonly slug: string; readonly token: string }>;
};
