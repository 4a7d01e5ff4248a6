/** Examples of the product card: a dress, and a lipstick that every fascia sells. */
export const fixtures = {
  dress: { productKey: 'XDD00193' },
  'in every shop': { productKey: 'PTS00419' },
};
