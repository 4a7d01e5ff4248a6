/** A dress, and a lipstick that every shop sells. */
export const fixtures = {
  dress: { productKey: 'XDD00193' },
  'in every shop': { productKey: 'PTS00419' },
};
