/** Patterns of skus: of the shop's own ones, and of those accepted in requests and content. */

/**
 * Three capitals, five digits, `-`, digits, `-`, digits; or M and eight or more word characters.
 */
export const SHOP_SKU = /^(?:[A-Z]{3}\d{5}-\d+-\d+|M\w{8,})$/;

/** Any sku that a request or an editor may name; it need not exist. */
export const SKU_PATTERN = /^[\w.~-]{1,100}$/;
