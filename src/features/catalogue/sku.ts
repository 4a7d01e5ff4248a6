/** Patterns of skus: those that the shop gives, and those that requests and content may name. */

/** Three capitals, five digits, `-`, digits, `-`, digits; or M and eight or more word characters. */
export const SHOP_SKU = /^(?:[A-Z]{3}\d{5}-\d+-\d+|M\w{8,})$/;

/** Any sku that a request or an editor may name; it need not exist. */
export const SKU_PATTERN = /^[\w.~-]{1,100}$/;
