/** One product. */
export const fixtures = { one: { productKey: 'XDD00193' } };
